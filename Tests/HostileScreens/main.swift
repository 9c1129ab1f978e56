import AppRules
import Foundation
import MVP
import Parity

Isolation.serve(
  apps: TriptychApps.all,
  patterns: [.mvp] + HostileDeed.allCases.map(\.pattern)
    + SharingFault.allCases.map(\.pattern))
exit(1)

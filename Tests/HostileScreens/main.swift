import AppRules
import Foundation
import MVP
import Parity

WorkerRunner.serve(
  apps: TriptychApps.all,
  patterns: [.mvp] + HostileDeed.allCases.map(\.pattern)
    + SharingFault.allCases.map(\.pattern))
exit(1)

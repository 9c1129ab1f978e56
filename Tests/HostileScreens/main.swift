import AppRules
import Foundation
import MVP
import TriptychParity

WorkerRunner.serve(
  apps: TriptychApps.all,
  patterns: [.mvp] + HostileDeed.allCases.map(\.pattern)
    + SharingFault.allCases.map(\.pattern))
exit(1)

import AppRules
import AppScreens
import Foundation
import TriptychParity
import TriptychSpecimens

WorkerRunner.serve(
  apps: TriptychApps.all,
  patterns: Pattern.plain + HostileDeed.allCases.map(\.pattern)
    + SharingFault.allCases.map(\.pattern))
exit(1)

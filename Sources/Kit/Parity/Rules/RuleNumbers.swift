/// The number of the rule on showing everything at once.
let initialDisplayNumber = "S1"

/// The number of the rule that steps alone decide.
let independenceNumber = "S2"

/// The number of the rule on replacing the view.
let replaceableViewNumber = "S3"

/// The number of the rule on releasing views and screens.
let releaseNumber = "S4"

/// The number of the rule on crashes and hangs.
let survivalNumber = "S5"

/// The number of the rule on screens and their views.
let agreementNumber = "S7"

/// The number of the rule on fields in which the user types.
let cursorNumber = "S8"

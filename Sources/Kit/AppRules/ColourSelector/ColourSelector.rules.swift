// swift-format-ignore-file
import AppScreens
import TriptychParity

let colourSelectorRules = RuleFile<ColourSelectorGesture, ColourSelectorDisplay>(#"""
// The rules of the colour selector. S1 to S7 hold for every screen: here are scenarios alone.

at first   status: Please choose a switch

S1
# a new screen
# a new screen whose view is replaced
replace-view

S2
# two turns
green=on      status: Green
yellow=on     status: Green and Yellow
# back where it began
yellow=on     status: Yellow
yellow=off    status: Please choose a switch

S3
# replaced between two turns
yellow=on     status: Yellow
replace-view
green=on      status: Green and Yellow
# replaced twice with both on, then off
green=on      status: Green
yellow=on     status: Green and Yellow
replace-view; replace-view
green=off     status: Yellow

S4
# one turn
green=on      status: Green
# replaced three times in a row
replace-view; replace-view; replace-view
green=on      status: Green

S5
# every turn
green=on      status: Green
yellow=on     status: Green and Yellow
green=off     status: Yellow
yellow=off    status: Please choose a switch
# two hundred turns
green=on      status: Green
green=off     status: Please choose a switch
repeat=100,2

S6
# a turn that changes nothing
green=on      status: Green
green=on
yellow=on     status: Green and Yellow
# off on a new screen
green=off
yellow=on     status: Yellow

CS1 With both off, as at first, the status is `Please choose a switch`.
    why: The refactored post shows an empty label after the last switch goes off.
    hint: what is shown when the last switch goes off?
# a new screen
# one on and off again
green=on      status: Green
green=off     status: Please choose a switch
# both on and off again
yellow=on     status: Yellow
green=on      status: Green and Yellow
yellow=off    status: Green
green=off     status: Please choose a switch

CS2 With one on, its name: `Green` or `Yellow`.
    hint: who is told which switches are on?
# green alone
green=on      status: Green
# yellow alone
yellow=on     status: Yellow
# one stays on when the other goes off
green=on      status: Green
yellow=on     status: Green and Yellow
green=off     status: Yellow
# and the other way round
yellow=on     status: Yellow
green=on      status: Green and Yellow
yellow=off    status: Green
# as often as it is turned
yellow=on     status: Yellow
yellow=off    status: Please choose a switch
repeat=30,2

CS3 With both on, `Green and Yellow`, whichever came first.
    why: The refactored post shows `Yellow and Green` when yellow came first.
    hint: is the status made from the switches that are on, or from the last one that was turned?
# green first
green=on      status: Green
yellow=on     status: Green and Yellow
# yellow first
yellow=on     status: Yellow
green=on      status: Green and Yellow
# green off and on again
green=on      status: Green
yellow=on     status: Green and Yellow
green=off     status: Yellow
green=on      status: Green and Yellow

CS4 Turning a switch to where it already is changes nothing.
    why: The refactored post would show `Green and Green`.
    hint: is a colour added again when its switch has not moved?
# on when it is on
green=on      status: Green
green=on
# off when it is off
yellow=off; green=off
# off when it is off, then on
green=off
green=on      status: Green
# on twice, off once
yellow=on     status: Yellow
yellow=on
yellow=off    status: Please choose a switch
# again with both on
green=on      status: Green
yellow=on     status: Green and Yellow
green=on; yellow=on
"""#)

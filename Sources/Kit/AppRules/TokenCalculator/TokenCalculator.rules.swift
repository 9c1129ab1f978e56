// swift-format-ignore-file
import AppScreens
import TriptychParity

let tokenCalculatorRules = RuleFile<TokenCalculatorGesture, TokenCalculatorDisplay>(#"""
// The rules of the token calculator. S1 to S7 hold for every screen: here are scenarios alone.

at first   total: 0

S1
# a new screen
# a new screen whose view is replaced
replace-view

S2
# a sum
separators=,; input=1,2         total: 3
# emptied again
separators=,; input=1,2         total: 3
input=                          total: 0
separators=

S3
# replaced between two edits
separators=,
replace-view
input=1,2                       total: 3
# replaced while it shows error
input=9223372036854775808       total: error
replace-view
input=9223372036854775807       total: 9223372036854775807
# replaced before the separators change
input=1;2
replace-view
"separators=;"                  total: 3

S4
# a sum
separators=,; input=1,2         total: 3
# replaced three times in a row
input=5                         total: 5
replace-view; replace-view; replace-view
input=6                         total: 6

S5
# a sum that leaves Int
separators=+
input=9223372036854775807+1     total: error
# ten thousand numbers
separators=,; input=\(10000*1,)  total: 10000
# a number of a thousand digits
input=\(1000*9)                 total: error

S6
# both fields keep their text
separators=,
input=99999999999999999999,1    total: error
separators=;,
input=3                         total: 3
# one digit too many, removed again
input=9223372036854775807       total: 9223372036854775807
input=92233720368547758070      total: error
input=9223372036854775807       total: 9223372036854775807

TC1 Initially both fields are empty and the total is `0`.
    hint: where do the first texts of the fields and of the total come from?
# a new screen
# emptied fields are as at first
input=7                         total: 7
"separators=;"
input=                          total: 0
separators=

TC2 Every Character of the separators field separates on its own; order and repetition
    make no difference.
    hint: is the separators field treated as a set of Characters, or as one long separator?
# two separators, each on its own
input=1,2;3
"separators=,;"                 total: 6
# in another order, and repeated
input=1,2;3
separators=;,                   total: 6
separators=;;,;,
# a space separates too
"separators= "; "input= 1 2  3 "  total: 6

TC3 The input is cut at every separator; empty tokens are ignored.
    hint: is the input cut at every separator, and only there, and what becomes of an empty token?
# three tokens
separators=,; input=1,2,3       total: 6
# equal tokens all count
separators=,; input=2,2,3       total: 7
# separators at both ends and in a row
separators=,; input=,,1,,2,,    total: 3
# nothing but separators
"separators=,;"
input=,;;,

TC4 A token counts when all of it is one decimal integer: an optional single `+` or `-`, then ASCII
    digits. Anything else (spaces, `1.5`, letters, other scripts' digits) is ignored.
    why: That is what Swift's `Int(token)` reads.
    hint: is the whole token read, or only its beginning; and are other scripts' digits accepted?
# signs
separators=,; input=10,-3,+5    total: 12
# words and fractions
separators=,; input=1,x,1.5,2x,x2  total: 1
# spaces around a number
separators=,; input= 1,2 , 3 ,4  total: 4
# signs alone, doubled and at the end
separators=,; input=+,-,--1,+-2,3-,4+,8  total: 8
# other scripts' digits, and a digit with a combining mark
separators=,; input=٣,１,५,2\u{301},8  total: 8
# leading zeros, however many
separators=,
input=007,-00,00000000000000000000000001  total: 8
# too long for Int, but not all digits
separators=,
input=99999999999999999999x,8   total: 8

TC5 Without separators the whole input is one token.
    hint: what does splitting do when there are no separators?
# a number
input=42                        total: 42
input=-42                       total: -42
# several numbers in one token
input=4,2; input=4 2
# separators removed again
separators=,; input=4,2         total: 6
separators=                     total: 0

TC6 Editing either field updates the total at once.
    why: The post recalculates only when the input changes: a new separator leaves the total stale.
    hint: the total did not follow a field: is it updated when the separators change, and when the
      input does?
# one more separator
separators=,
input=1,2;3                     total: 1
"separators=,;"                 total: 6
# one separator less, then one more
"separators=,;"
input=1,2;x,40                  total: 43
"separators=;"                  total: 0
separators=,;x                  total: 43
# the input emptied
input=7                         total: 7
input=                          total: 0
# an error disappears when the separators change
input=9223372036854775807+1
separators=+                    total: error
separators=+9                   total: 223372036854775808

TC7 A token beyond Int, or a running total (left to right) that leaves Int, shows `error` as the
    total. Both fields keep their text, and the next edit starts afresh.
    why: The post drops such a token silently, or traps.
    hint: where can a number or a sum overflow Int, is an error shown, and does the next edit
      remove it?
# a token beyond Int
separators=,
input=1,9223372036854775808     total: error
input=1,2                       total: 3
# a running total beyond Int
separators=,
input=9223372036854775807,1     total: error
input=9223372036854775806,1     total: 9223372036854775807
# left to right, though the sum would fit
separators=,
input=9223372036854775807,1,-1  total: error
input=9223372036854775807,-1,1  total: 9223372036854775807
# the smallest Int and one less
separators=,; input=-9223372036854775808  total: -9223372036854775808
input=-9223372036854775809      total: error
input=-9223372036854775808,-1
input=-9223372036854775807,-1   total: -9223372036854775808

TC8 Separating comes first: with `-` as a separator `5-3` is `8`; with `1` as a separator `2131` is
    `5`.
    hint: is the input split before signs and digits are read as parts of a number?
# minus as a separator
separators=-; input=5-3         total: 8
# a digit as a separator
separators=1; input=2131        total: 5
# all ten digits as separators
separators=0123456789; input=2131
# a separator cuts a number that is too long
input=99999999999999999999      total: error
separators=9                    total: 0

TC9 "Character" is Swift's: a user-perceived character. `\r\n` is one Character; so is a letter with
    its combining marks. Canonically equal Characters are the same separator.
    why: The post works on unicode scalars and can cut an emoji in two.
    hint: is the text split between Characters, not scalars or bytes, and are these compared by ==?
# a family is one Character
separators=👩; input=1👩2       total: 3
input=1👩‍👩‍👧2                total: 0
separators=👩‍👩‍👧             total: 3
# a line break of two scalars is one Character
separators=\r\n; input=1\r\n2   total: 3
input=1\n2                      total: 0
separators=\n                   total: 3
input=1\r\n2                    total: 0
separators=\r
# a combining mark makes a separator another Character
separators=,; input=1,2         total: 3
input=1,\u{301}2                total: 0
separators=,\u{301}             total: 3
# canonically equal Characters
separators=é; input=1e\u{301}2  total: 3
input=1é2; input=1e2            total: 0
# an ASCII Character's canonical equivalent
input=1;2K3
separators=\u{37E}\u{212A}      total: 6
# a number beyond Int before a comma with a combining mark
separators=,; input=99999999999999999999,\u{301}
"""#)

// swift-format-ignore-file
import AppScreens
import TriptychParity

let calculatorRules = RuleFile<CalculatorGesture, CalculatorDisplay>(#"""
// The rules of the four-function calculator. S1 to S7 hold for every screen: here are scenarios alone.

at first   text: 0

S1
# a new screen
# a new screen whose view is replaced
replace-view

S2
# a sum
1+2=            1 | 1+ | 1+2 | 3
# a rejected key, then AC
7**             7 | 7* | error
AC              0

S3
# replaced in the middle of an expression
12              1 | 12
replace-view
+3=             12+ | 12+3 | 15
# replaced while it shows error
5++             5 | 5+ | error
replace-view
1=              5+1 | 6
# replaced on a finished result
2*3=            2 | 2* | 2*3 | 6
replace-view
4               4
# replaced on a result that an operator continues
2*3=            2 | 2* | 2*3 | 6
replace-view
+1=             6+ | 6+1 | 7

S4
# a sum
1+2=            1 | 1+ | 1+2 | 3
# replaced three times in a row
8               8
replace-view; replace-view; replace-view
9               89

S5
# a number of 60 digits
\(60*9)=        9 | each: \(text)\(step) | error
# two hundred terms
\(199*1+)1=     1 | each: \(text)\(step) | 200
# a division by zero
1/0=            1 | 1/ | 1/0 | error
# the posts' error5
5++5=           5 | 5+ | error | 5+5 | 10

S6
# a rejected operator
4*/2=           4 | 4* | error | 4*2 | 8
# a rejected evaluation keeps the expression
3/0=            3 | 3/ | 3/0 | error
+1              3/0+ | 3/0+1
AC              0

FF1 Initially the display is `0`, which also means: nothing has been entered.
    hint: where does the first text come from, and does a typed 0 still count as nothing entered?
# a new screen
# a typed zero is still nothing
07              0 | 7
# many zeros are still nothing
000=            0 | 0 | 0 | error

FF2 A digit replaces a display of `0` and replaces a finished result; otherwise it is appended.
    why: Leading zeros inside an expression stay as typed: `1+05`.
    hint: does the display now hold nothing, an expression, or a finished result?
# digits are appended
105             1 | 10 | 105
# a digit replaces a result
2*3=            2 | 2* | 2*3 | 6
4               4
# digits are appended, however many
\(60*8)         8 | each: \(text)\(step)
# zeros inside an expression stay
1+05=           1 | 1+ | 1+0 | 1+05 | 6
# zeros after an opening minus stay
-007=           - | -0 | -00 | -007 | -7
# a zero replaces a result, and then is nothing
2+3=            2 | 2+ | 2+3 | 5
07              0 | 7

FF3 On `0`, `-` starts a negative number (the display becomes `-`); `+`, `*` and `/` are rejected.
    hint: what may an operator do before there is a number?
# a negative number
-5+2=           - | -5 | -5+ | -5+2 | -3
# the others are rejected
+*/8            error | error | error | 8
# minus after a rejected plus
+-4=            error | - | -4 | -4
# minus after a typed zero
0-5=            0 | - | -5 | -5
# after a typed zero and after AC
0*              0 | error
AC              0
/-1             error | - | -1

FF4 An operator right after an operator, the opening `-` included, is rejected.
    hint: what does the expression end with when an operator is pressed?
# a second operator
6*/2=           6 | 6* | error | 6*2 | 12
# after the opening minus
-+-*/3=         - | error | error | error | error | -3 | -3
# no sign after an operator
2*-3=           2 | 2* | error | 2*3 | 6

FF5 Otherwise an operator is appended; after a finished result it continues from that result.
    hint: does an operator after a finished result keep the result?
# appended
9/3+1           9 | 9/ | 9/3 | 9/3+ | 9/3+1
# continued from a result
2+3=            2 | 2+ | 2+3 | 5
*4=             5* | 5*4 | 20
# continued from a negative result
1-3=            1 | 1- | 1-3 | -2
-1=             -2- | -2-1 | -3
/2=             -3/ | -3/2 | -1

FF6 `=` evaluates the expression and shows the result, which is then *finished*. `*` and `/` bind
    tighter than `+` and `-`; equals go left to right; an opening `-` belongs to the first number.
    hint: in which order are operations carried out, and what does the opening minus apply to?
# times before plus
2+3*4=          2 | 2+ | 2+3 | 2+3* | 2+3*4 | 14
# minus and plus, left to right
9-4+2=          9 | 9- | 9-4 | 9-4+ | 9-4+2 | 7
# division and times, left to right
9/2*2=          9 | 9/ | 9/2 | 9/2* | 9/2*2 | 8
# a term between two others
1-2*3-4=        1 | 1- | 1-2 | 1-2* | 1-2*3 | 1-2*3- | 1-2*3-4 | -9
# a single number
42=             4 | 42 | 42
# the opening minus before times and plus
-2*3+1=         - | -2 | -2* | -2*3 | -2*3+ | -2*3+1 | -5

FF7 Whole numbers only: `/` drops the fraction toward zero (`-7/2` is `-3`).
    hint: which way is a quotient rounded, a negative one too, and is a large one exact, as it is not
      by way of a Double?
# a positive quotient
7/2=            7 | 7/ | 7/2 | 3
# a negative quotient
-7/2=           - | -7 | -7/ | -7/2 | -3
# dropped in the middle
1/2*4+3=        1 | 1/ | 1/2 | 1/2* | 1/2*4 | 1/2*4+ | 1/2*4+3 | 3

FF8 `=` on `0`, and `=` after an operator, are rejected.
    hint: is = accepted when there is nothing to evaluate?
# on a new screen
=               error
5               5
# after an operator
5+=             5 | 5+ | error
2=              5+2 | 7
# after the opening minus
-=              - | error
3               -3

FF9 `=` on an expression that divides by zero, or in which a number or any step leaves Int, is
    rejected.
    why: The posts crash or show nonsense.
    hint: which step overflows Int or divides by zero, is that checked, and are large numbers exact,
      as they are not in a Double?
# division by zero
1/0=            1 | 1/ | 1/0 | error
2=              1/02 | 0
# division of zero by zero
1*0/0=          1 | 1* | 1*0 | 1*0/ | 1*0/0 | error
# the largest number
9223372036854775807=  9 | each: \(text)\(step) | 9223372036854775807
# one more than the largest number
9223372036854775808=  9 | each: \(text)\(step) | error
# the smallest number
-9223372036854775808=  - | each: \(text)\(step) | -9223372036854775808
# one less than the smallest number
-9223372036854775809=  - | each: \(text)\(step) | error
# a sum that leaves Int
9223372036854775807+1=  9 | each: \(text)\(step) | error
# a difference that leaves Int
-9223372036854775808-1=  - | each: \(text)\(step) | error
# a product that leaves Int
4294967296*4294967296=  4 | each: \(text)\(step) | error
# a step that leaves Int though the result would not
9223372036854775807+1-1=  9 | each: \(text)\(step) | error
# a long number that is small
-00000000000000000000000001+3=  - | each: \(text)\(step) | 2

FF10 A rejected key shows `error`. It changes nothing else: the next key acts on the display as it
    was before.
    why: One post forgets the error; the other appends to it (`error5`) and then crashes.
    hint: is the error only shown, or has it become part of the expression?
# a rejected operator
5/2=            5 | 5/ | 5/2 | 2
++1=            2+ | error | 2+1 | 3
# several rejections in a row
8++=            8 | 8+ | error | error
*1=             error | 8+1 | 9
# the expression outlives a division by zero
6/0=            6 | 6/ | 6/0 | error
3=              6/03 | 2
+1=             2+ | 2+1 | 3
# on a new screen
=               error
*5              error | 5
# an operator after a failed evaluation
6/0=            6 | 6/ | 6/0 | error
+1              6/0+ | 6/0+1

FF11 `AC` returns to FF1 from anywhere.
    hint: what is left of the expression, of the result or of the error after AC?
# from an expression
12+3            1 | 12 | 12+ | 12+3
AC              0
4               4
# from an error
5++             5 | 5+ | error
AC              0
=               error
7               7
# from a result, which is then forgotten
2*3=            2 | 2* | 2*3 | 6
AC              0
+1              error | 1
# from nothing
ACAC            0 | 0
1               1

FF12 `=` on a finished result shows it again; a result of `0` counts as `0` in FF2, FF3 and FF8.
    why: Both posts look only at the text, so they cannot tell a result from what is typed.
    hint: is a finished result recognised as one, and a result of 0 treated as nothing?
# equals again
2+3=            2 | 2+ | 2+3 | 5
=               5
=               5
# a digit on a result of zero
3-3=            3 | 3- | 3-3 | 0
7               7
# operators on a result of zero
3-3=            3 | 3- | 3-3 | 0
+*/-2=          error | error | error | - | -2 | -2
# equals on a result of zero
1/2=            1 | 1/ | 1/2 | 0
=               error
# equals on a finished negative result
1-4=            1 | 1- | 1-4 | -3
=               -3
5               5
"""#)

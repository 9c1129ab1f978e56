// swift-format-ignore-file
import TriptychParity
import Temperature

let temperatureRules = RuleFile<TemperatureGesture, TemperatureDisplay>(#"""
// The rules of the temperature converter. S1 to S7 hold for every screen.

S1
# a new screen

S3
# replaced between two edits
celsius=5             fahrenheit: 41
replace-view
fahrenheit=50         celsius: 10
# replaced while a field holds no number
celsius=5             fahrenheit: 41
fahrenheit=hot
replace-view

S5
# the limits of Int
celsius=9223372036854775807
celsius=-9223372036854775808
fahrenheit=-9223372036854775808

T1 Initially both fields are empty.
    hint: where do the first texts of the fields come from?
# a new screen

T2 Editing a field to a number of degrees changes the other: F is C times 9/5, plus 32.
    why: Source: 7GUIs, Temperature Converter.
    hint: does each field change with an edit of the other?
# from Celsius
celsius=0             fahrenheit: 32
celsius=100           fahrenheit: 212
celsius=-40           fahrenheit: -40
# from Fahrenheit
fahrenheit=212        celsius: 100
fahrenheit=-40        celsius: -40
# back and forth
celsius=5             fahrenheit: 41
fahrenheit=50         celsius: 10

T3 The other field shows the nearest whole degree.
    hint: how are fractions rounded, above zero and below?
# up and down
celsius=1             fahrenheit: 34
celsius=2             fahrenheit: 36
# below zero
celsius=-18           fahrenheit: 0
fahrenheit=0          celsius: -18
fahrenheit=1          celsius: -17

T4 The edited field keeps its text as it was typed.
    why: Two fields that set each other off would otherwise never come to rest.
    hint: does the other field's change come back to the field that was edited?
# leading zeros and a sign
celsius=+007          fahrenheit: 45
# what would not survive the way back
fahrenheit=1          celsius: -17
fahrenheit=2          celsius: -17

T5 A text that is not a whole number of degrees leaves the other field as it is.
    hint: what does the other field show when a text cannot be read?
# a word
celsius=5             fahrenheit: 41
celsius=warm
# empty, a sign alone, spaces, a fraction and other scripts' digits
fahrenheit=50         celsius: 10
fahrenheit=; fahrenheit=-; fahrenheit= 1; fahrenheit=1.5; fahrenheit=٣

T6 A number counts as none when it, or a step of the conversion, leaves Int.
    hint: which step can overflow Int, and is that checked?
# too long for Int
celsius=5             fahrenheit: 41
celsius=99999999999999999999
# the last that can be converted, and the next
celsius=1024819115206086183
    fahrenheit: 1844674407370955161
celsius=1024819115206086184
"""#)

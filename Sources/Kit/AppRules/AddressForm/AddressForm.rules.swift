// swift-format-ignore-file
import AppScreens
import TriptychParity

let addressFormRules = RuleFile<AddressFormGesture, AddressFormDisplay>(#"""
// The rules of the address form. S1 to S7 hold for every screen: here are scenarios alone.

at first   address: No address yet

S1
# a new screen
# a new screen whose view is replaced
replace-view

S2
# an address stored
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
# an address that arrives
arrive=2 High|Busan|Nam|48400
    street: 2 High; city: Busan; state: Nam; zip: 48400; address: 2 High, Busan, Nam 48400

S3
# replaced between two edits
street=1 Main; city=Seoul
replace-view
state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
# replaced while it shows what is missing
update            message: Missing: street, city, state, ZIP code
replace-view
city=Seoul        message: Missing: street, state, ZIP code
# replaced with blanks around what is typed
"street= 1 Main "; city=Seoul; state=Jung; zip=04524
replace-view
update            street: 1 Main; address: 1 Main, Seoul, Jung 04524; message: Address updated
# replaced before an address arrives
street=1 Main
replace-view
arrive=2 High|Busan|Nam|48400
    city: Busan; state: Nam; zip: 48400; address: 2 High, Busan, Nam 48400

S4
# an address stored
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
# replaced three times in a row, then an arrival
replace-view; replace-view; replace-view
arrive=2 High|Busan|Nam|48400
    street: 2 High; city: Busan; state: Nam; zip: 48400; address: 2 High, Busan, Nam 48400

S5
# updates with nothing typed
update            message: Missing: street, city, state, ZIP code
update
update
# ten thousand Characters and as many blanks
city=Seoul; state=Jung; zip=04524; street=\(2000*Maine)\(10000* )
update
    street: \(2000*Maine); address: \(2000*Maine), Seoul, Jung 04524; message: Address updated
# ten thousand blanks
city=\(10000* )
update            message: Missing: street, city, state, ZIP code
# two hundred arrivals
arrive=2 High|Busan|Nam|48400
    street: 2 High; city: Busan; state: Nam; zip: 48400; address: 2 High, Busan, Nam 48400
arrive=1 Main|Seoul|Jung|04524
    street: 1 Main; city: Seoul; state: Jung; zip: 04524; address: 1 Main, Seoul, Jung 04524
repeat=100,2

S6
# the fields keep their texts, blanks and all
"street=  1 Main "; city=\tSeoul; "state= "
update            message: Missing: state, ZIP code
# the address stays as it is stored
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
"city= "          message:
street= 2 High
update            message: Missing: city
"city= Busan "    message:
update
    street: 2 High; city: Busan; address: 2 High, Busan, Jung 04524; message: Address updated

AF1 Initially the fields are empty, the address is `No address yet`, and there is no message.
    why: One version of the post starts with nothing, the other with an empty address that its own
      check would refuse.
    hint: what is shown before an address is stored?
# a new screen
# a field typed and emptied again
street=1; street=

AF2 An edit shows exactly what was typed, in that field alone; the address waits for `update`.
    hint: what does an edit change besides its own field, and is the text altered on the way?
# an edit of each field
street=1 Main; city=Seoul; state=Jung; zip=04524
# edits while an address is stored
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
street=2 High     message:
zip=48400
# blanks, commas and combining marks
"street=  1 Main, rear\t"
"city=\u{301}A\u{30A} "
state=\u{3000}; zip=\r\n
# the same text in two fields, then emptied in one
city=Seoul; state=Seoul; city=
# ten thousand Characters
zip=\(2000*Maine); zip=

AF3 A field is filled if at least one of its Characters is not whitespace.
    why: The post accepts a blank.
    hint: does a field with nothing but whitespace, of any kind, count as filled?
# a blank does not fill a field
street=1 Main; "city= "; state=Jung; zip=04524
update            message: Missing: city
# whitespace of other kinds
street=\u{A0}; city=\u{3000}; state=\t\u{2003}; zip=\r\n
update            message: Missing: street, city, state, ZIP code
# one Character is enough
street= 1; city=-\u{3000}; state=\u{A0}.; zip=0\n
update            street: 1; city: -; state: .; zip: 0; address: 1, -, . 0; message: Address updated
# an invisible Character that is not whitespace
street=1 Main; city=\u{200B}; state=Jung; zip=04524
update            address: 1 Main, \u{200B}, Jung 04524; message: Address updated

AF4 `update` with all four filled stores them, trimmed at both ends: the address is `STREET, CITY,
    STATE ZIP`, the message `Address updated`.
    why: The refactored post shows the previous address: it is always one behind.
    hint: is the address just stored shown, or the one before it?
# four texts
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
# another address after it
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
street=2 High     message:
city=Busan; state=Nam; zip=48400
update            address: 2 High, Busan, Nam 48400; message: Address updated
# blanks at both ends
"street=  1 Main"; "city=Seoul  "; "state= Jung "; zip=\t04524\n
update
    street: 1 Main
    city: Seoul
    state: Jung
    zip: 04524
    address: 1 Main, Seoul, Jung 04524
    message: Address updated
# in another order
state=Jung; zip=04524; city=Seoul; street=1 Main
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
# after one that was rejected
street=1 Main; city=Seoul; state=Jung
update            message: Missing: ZIP code
zip=04524         message:
update            address: 1 Main, Seoul, Jung 04524; message: Address updated

AF5 After an `update` with all four filled the fields show the trimmed texts.
    hint: do the fields show what was stored, or keep what was typed?
# blanks around a text
"street= 1 Main "; city=Seoul; state=Jung; zip=04524
update            street: 1 Main; address: 1 Main, Seoul, Jung 04524; message: Address updated
# whitespace of other kinds, and blanks inside
"street=\u{A0}1  Main\u{3000}"; city=\tSe oul\r\n; state=Jung; zip=04524
update
    street: "1  Main"
    city: Se oul
    address: "1  Main, Se oul, Jung 04524"
    message: Address updated
# with nothing to update
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
"city=  Seoul"    message:
state=Jung\u{A0}
update            city: Seoul; state: Jung; message: Nothing to update
# only then
"street= 1 Main "; "city= Seoul "; state=Jung
update            message: Missing: ZIP code
zip= 04524        message:
update
    street: 1 Main
    city: Seoul
    zip: 04524
    address: 1 Main, Seoul, Jung 04524
    message: Address updated

AF6 Any other `update` is rejected: the message is `Missing: city, ZIP code`, naming all that are
    missing, in the order of the fields (`street`, `city`, `state`, `ZIP code`).
    why: The post rejects silently.
    hint: are all missing fields named, as people see them, and in order?
# two are missing
street=1 Main; state=Jung
update            message: Missing: city, ZIP code
# all are missing
update            message: Missing: street, city, state, ZIP code
# the first alone
city=Seoul; state=Jung; zip=04524
update            message: Missing: street
# the last two, typed from the back
"zip= "; state=\t; city=Seoul; street=1 Main
update            message: Missing: state, ZIP code
# again and again
street=1 Main
update            message: Missing: city, state, ZIP code
update
city=Seoul        message: Missing: state, ZIP code
update

AF7 After a rejection the message follows every edit, and goes when nothing is missing; from then on
    AF8 holds.
    hint: after a rejected update, what checks again when a field changes?
# one field after the other
update            message: Missing: street, city, state, ZIP code
street=1 Main     message: Missing: city, state, ZIP code
zip=04524         message: Missing: city, state
city=Seoul        message: Missing: state
state=Jung        message:
# one filled, another emptied
street=1 Main; state=Jung; zip=04524
update            message: Missing: city
street=           message: Missing: street, city
city=Seoul        message: Missing: street
street=1 Main     message:
# blanks do not help
street=1 Main; state=Jung; zip=04524
update            message: Missing: city
"city= "; city=\u{3000}
city=S            message:
# no complaint once nothing is missing
street=1 Main; state=Jung; zip=04524
update            message: Missing: city
city=Seoul        message:
city=; street=
update            message: Missing: street, city
# a new view follows too
street=1 Main
update            message: Missing: city, state, ZIP code
replace-view
state=Jung        message: Missing: city, ZIP code

AF8 There is no complaint before an `update`, nor after one that was not rejected.
    hint: does the form complain after an edit, or only after a rejected update?
# fields filled and emptied again
street=1 Main; city=Seoul; street=; "city= "
# a field emptied after an update
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
street=           message:
zip=
# a field emptied after an update that followed a rejection
street=1 Main; city=Seoul; state=Jung
update            message: Missing: ZIP code
zip=04524         message:
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
zip=              message:
# a field emptied when there was nothing to update
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
update            message: Nothing to update
state=            message:
# an address that arrives beside an empty field
arrive=2 High|Busan|Nam|48400
    street: 2 High; city: Busan; state: Nam; zip: 48400; address: 2 High, Busan, Nam 48400
zip=
arrive=1 Main|Seoul|Jung|04524
    street: 1 Main; city: Seoul; state: Jung; address: 1 Main, Seoul, Jung 04524

AF9 `Address updated` and `Nothing to update` go with the next edit, whatever it is.
    hint: does every edit remove the message, even one that changes no text?
# an edit after an update
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
city=Busan        message:
# an edit when there was nothing to update
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
update            message: Nothing to update
zip=1             message:
# an edit to the same text
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
street=1 Main     message:
update            message: Nothing to update
zip=04524         message:
# an edit that adds a blank
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
"state=Jung "     message:
# not with a new view
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
replace-view
state=            message:

AF10 `update` with all four filled says `Nothing to update` if that address is stored already.
    hint: are both texts trimmed before the new address is compared with the stored one?
# twice in a row
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
update            message: Nothing to update
# three times
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
update            message: Nothing to update
update
# padded with blanks
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
"street=  1 Main "  message:
zip=04524\u{A0}
update            street: 1 Main; zip: 04524; message: Nothing to update
# changed and changed back
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
city=             message:
update            message: Missing: city
city=Seoul        message:
update            message: Nothing to update
# an address that arrived
arrive=2 High|Busan|Nam|48400
    street: 2 High; city: Busan; state: Nam; zip: 48400; address: 2 High, Busan, Nam 48400
update            message: Nothing to update
# another case is another address
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
city=seoul        message:
update            address: 1 Main, seoul, Jung 04524; message: Address updated

AF11 All or nothing: no address is ever stored with an empty part.
    hint: has anything been stored by the time a part turns out to be missing?
# three of four
street=1 Main; city=Seoul; state=Jung
update            message: Missing: ZIP code
# three new texts and an empty one
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
street=2 High     message:
city=Busan; state=Nam; zip=
update            message: Missing: ZIP code
# each part in turn
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
street=           message:
update            message: Missing: street
street=2 High     message:
"city= "
update            message: Missing: city
city=Busan        message:
state=\t
update            message: Missing: state
state=Nam         message:
zip=\u{A0}
update            message: Missing: ZIP code
zip=48400         message:
update            address: 2 High, Busan, Nam 48400; message: Address updated
# an address that arrived, with a part emptied
arrive=2 High|Busan|Nam|48400
    street: 2 High; city: Busan; state: Nam; zip: 48400; address: 2 High, Busan, Nam 48400
state=; street=1 Main
update            message: Missing: state

AF12 Emptying fields never deletes the address.
    hint: does the address come from the store, or from the fields?
# all four emptied
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
street=           message:
city=; state=; zip=
update            message: Missing: street, city, state, ZIP code
# all four emptied, and the view replaced
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
street=           message:
city=; state=; zip=
replace-view
update            message: Missing: street, city, state, ZIP code
replace-view
# emptied, rejected and typed again
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
street=           message:
update            message: Missing: street
street=1 Main     message:
update            message: Nothing to update

AF13 Inside, texts stay as typed: case, blanks, scripts. Any ZIP code will do.
    hint: what is done to a text besides trimming it?
# case and blanks
"street=1  mAIN sT."; city=são PAULO; state=sp; zip=NONE yet
update            address: "1  mAIN sT., são PAULO, sp NONE yet"; message: Address updated
# scripts, digits and a family
street=세종대로 ٢٠٩; city=서울; state=中区; zip=〒１２３ 👩‍👩‍👧
update            address: 세종대로 ٢٠٩, 서울, 中区 〒１２３ 👩‍👩‍👧; message: Address updated
# commas, colons and bars
street=1, Main; city=a|b; state=,; zip=Missing: city
update            address: 1, Main, a|b, , Missing: city; message: Address updated
# combining marks
street=\u{301}1 Me\u{301}nage
city=A\u{30A}s; state=q\u{307}\u{323}; zip=0\u{20E3}
update
    address: \u{301}1 Me\u{301}nage, A\u{30A}s, q\u{307}\u{323} 0\u{20E3}; message: Address updated
# line breaks and other whitespace inside
street=1\u{A0}Main\u{3000}rear; city=Se\r\noul; state=Ju\tng; zip=0 4
update            address: 1\u{A0}Main\u{3000}rear, Se\r\noul, Ju\tng 0 4; message: Address updated

AF14 An address that arrives is shown as the address at once. Fields that were not touched follow
    it; touched ones keep their text.
    why: The post overwrites a field while someone types in it.
    hint: which fields does an arrival change: all, none, or the untouched ones?
# on a new screen
arrive=1 Main|Seoul|Jung|04524
    street: 1 Main; city: Seoul; state: Jung; zip: 04524; address: 1 Main, Seoul, Jung 04524
# while a field is touched
street=3 Low
arrive=2 High|Busan|Nam|48400
    city: Busan; state: Nam; zip: 48400; address: 2 High, Busan, Nam 48400
# while two fields are touched
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
city=Daegu        message:
zip=4
arrive=2 High|Busan|Nam|48400
    street: 2 High; state: Nam; address: 2 High, Busan, Nam 48400
# while all are touched
street=a; city=b; state=c; zip=d
arrive=2 High|Busan|Nam|48400  address: 2 High, Busan, Nam 48400
# one address after the other
arrive=2 High|Busan|Nam|48400
    street: 2 High; city: Busan; state: Nam; zip: 48400; address: 2 High, Busan, Nam 48400
arrive=1 Main|Seoul|Jung|04524
    street: 1 Main; city: Seoul; state: Jung; zip: 04524; address: 1 Main, Seoul, Jung 04524
# the same address again
arrive=2 High|Busan|Nam|48400
    street: 2 High; city: Busan; state: Nam; zip: 48400; address: 2 High, Busan, Nam 48400
"city= Busan "; zip=
arrive=2 High|Busan|Nam|48400  city: Busan
# with a comma, and with combining marks
"arrive=1, Main|A\u{30A}s|Nam  Gu|0"
    street: 1, Main
    city: A\u{30A}s
    state: "Nam  Gu"
    zip: 0
    address: "1, Main, A\u{30A}s, Nam  Gu 0"
# after the view was replaced
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
"state= "         message:
replace-view
arrive=2 High|Busan|Nam|48400
    street: 2 High; city: Busan; zip: 48400; address: 2 High, Busan, Nam 48400

AF15 A field is touched when its trimmed text differs from that part of the previous address (or
    from nothing, if there was none).
    hint: which address is a field compared with, and is its text trimmed first?
# a text that differs from the address
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
street=3 Low      message:
arrive=2 High|Busan|Nam|48400
    city: Busan; state: Nam; zip: 48400; address: 2 High, Busan, Nam 48400
# blanks alone, with no address before
"street=  "; city=\u{A0}; state=\u{3000}; zip=\r\n
arrive=2 High|Busan|Nam|48400
    street: 2 High; city: Busan; state: Nam; zip: 48400; address: 2 High, Busan, Nam 48400
# blanks around the text of the address
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
street= 1 Main    message:
city=Seoul\u{3000}
arrive=2 High|Busan|Nam|48400
    street: 2 High; city: Busan; state: Nam; zip: 48400; address: 2 High, Busan, Nam 48400
# a field emptied
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
city=             message:
"state= "
arrive=2 High|Busan|Nam|48400
    street: 2 High; zip: 48400; address: 2 High, Busan, Nam 48400
# changed and changed back
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
city=Busan        message:
city=Seoul
arrive=2 High|Busan|Nam|48400
    street: 2 High; city: Busan; state: Nam; zip: 48400; address: 2 High, Busan, Nam 48400
# touched until the address has the same text
street=2 High
arrive=2 High|Busan|Nam|48400
    city: Busan; state: Nam; zip: 48400; address: 2 High, Busan, Nam 48400
arrive=1 Main|Seoul|Jung|04524
    street: 1 Main; city: Seoul; state: Jung; zip: 04524; address: 1 Main, Seoul, Jung 04524
# touched from one arrival to the next
arrive=2 High|Busan|Nam|48400
    street: 2 High; city: Busan; state: Nam; zip: 48400; address: 2 High, Busan, Nam 48400
zip=4
arrive=1 Main|Seoul|Jung|04524
    street: 1 Main; city: Seoul; state: Jung; address: 1 Main, Seoul, Jung 04524
arrive=2 High|Busan|Nam|48400
    street: 2 High; city: Busan; state: Nam; address: 2 High, Busan, Nam 48400
# no longer touched once it is stored
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
arrive=2 High|Busan|Nam|48400
    street: 2 High; city: Busan; state: Nam; zip: 48400; address: 2 High, Busan, Nam 48400; message:

AF16 An arrival works out `Missing` again, and removes any other message.
    hint: what happens to each message when an address arrives?
# a rejection that the arrival settles
street=1 Main
update            message: Missing: city, state, ZIP code
arrive=2 High|Busan|Nam|48400
    city: Busan; state: Nam; zip: 48400; address: 2 High, Busan, Nam 48400; message:
# an address updated before
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
arrive=2 High|Busan|Nam|48400
    street: 2 High; city: Busan; state: Nam; zip: 48400; address: 2 High, Busan, Nam 48400; message:
# a rejection that it does not settle
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
city=             message:
update            message: Missing: city
arrive=2 High|Busan|Nam|48400
    street: 2 High; state: Nam; zip: 48400; address: 2 High, Busan, Nam 48400
state=            message: Missing: city, state
city=Busan        message: Missing: state
# no complaint after a rejection that it settled
update            message: Missing: street, city, state, ZIP code
arrive=2 High|Busan|Nam|48400
    street: 2 High; city: Busan; state: Nam; zip: 48400; address: 2 High, Busan, Nam 48400; message:
zip=
# the same address, with each of the two messages shown
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
arrive=1 Main|Seoul|Jung|04524  message:
update            message: Nothing to update
arrive=1 Main|Seoul|Jung|04524  message:
# no complaint where there was none
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
zip=              message:
arrive=2 High|Busan|Nam|48400
    street: 2 High; city: Busan; state: Nam; address: 2 High, Busan, Nam 48400

AF17 `update` stores all four fields, after an arrival too.
    hint: are all four fields stored, or only the touched ones?
# a touched field among those that followed
street=1 Main
arrive=2 High|Busan|Nam|48400
    city: Busan; state: Nam; zip: 48400; address: 2 High, Busan, Nam 48400
update            address: 1 Main, Busan, Nam 48400; message: Address updated
# all touched
street=1 Main; city=Seoul; state=Jung; zip=04524
arrive=2 High|Busan|Nam|48400  address: 2 High, Busan, Nam 48400
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
# touched with blanks around the text
"city= Seoul "
arrive=2 High|Busan|Nam|48400
    street: 2 High; state: Nam; zip: 48400; address: 2 High, Busan, Nam 48400
update            city: Seoul; address: 2 High, Seoul, Nam 48400; message: Address updated
# an edit after the arrival
arrive=2 High|Busan|Nam|48400
    street: 2 High; city: Busan; state: Nam; zip: 48400; address: 2 High, Busan, Nam 48400
state=Suyeong
replace-view
update            address: 2 High, Busan, Suyeong 48400; message: Address updated
# what was stored before the arrival
street=1 Main; city=Seoul; state=Jung; zip=04524
update            address: 1 Main, Seoul, Jung 04524; message: Address updated
zip=0             message:
arrive=2 High|Busan|Nam|48400
    street: 2 High; city: Busan; state: Nam; address: 2 High, Busan, Nam 48400
update            address: 2 High, Busan, Nam 0; message: Address updated
update            message: Nothing to update
"""#)

// swift-format-ignore-file
import AppScreens
import TriptychParity

let musicSearchRules = RuleFile<MusicSearchGesture, MusicSearchDisplay>(#"""
// The rules of the music search. S1 to S7 hold for every screen: here are scenarios alone.

let songs for IU = IU 2, The IUs, Album 2, – [2.jpg]; IU 1, The IUs, Album 1, 1998-01-19 [1.jpg]
let songs for BTS = BTS 1, The BTSs, Album 1, 2013-01-10 [1.jpg]
let songs for C = C 3, The Cs, Album 3, 1997-03-12 [3.jpg]; C 1, The Cs, Album 1, 1997-01-12
    [1.jpg]; C 2, The Cs, Album 2, – [2.jpg]
let songs for iu = iu 2, The ius, Album 2, – [2.jpg]; iu 1, The ius, Album 1, 2002-01-27 [1.jpg]
let songs for R.E.M. = R.E.M. 2, The R.E.M.s, Album 2, – [2.jpg]; R.E.M. 1, The R.E.M.s, Album 1,
    1996-01-03 [1.jpg]
let songs for a b = a  b 3, The a  bs, Album 3, 2009-03-08 [3.jpg]; a  b 1, The a  bs, Album 1,
    2009-01-08 [1.jpg]; a  b 2, The a  bs, Album 2, – [2.jpg]
at first   status: Search for music

S1
# a new screen
# a new screen whose view is replaced
replace-view

S2
# a search
query=IU            status: Searching for IU; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
# back where it began
query=IU            status: Searching for IU; asked: IU
query=              status: Search for music; asked: (IU)
reply=1             asked:

S3
# replaced with songs to show
query=IU            status: Searching for IU; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
replace-view
query=BTS           status: Searching for BTS; asked: BTS
reply=1             status: 1 song for BTS; rows: \(songs for BTS); asked:
# replaced in flight
query=IU            status: Searching for IU; asked: IU
replace-view
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
# replaced after a failure, with a blank behind the query
"query=IU "         status: Searching for IU; asked: IU
fail=1,data         status: Search failed: no data; retry: on; asked:
replace-view
query=IU
retry               status: Searching for IU; retry: off; asked: IU

S4
# a search
query=IU            status: Searching for IU; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
# replaced three times in a row in flight
query=IU            status: Searching for IU; asked: IU
replace-view; replace-view; replace-view
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:

S5
# answers that nobody asked for
reply=1
reply=2
fail=1,parsing
reply=9223372036854775807
# ten thousand Characters and as many blanks
query=\(10000* )\(10000*x)\(10000* )
    status: Searching for \(10000*x); asked: \(10000*x)
reply=1             status: No songs for \(10000*x); asked:
# two hundred terms, one after the other
query=IU            status: Searching for IU; asked: IU
query=BTS           status: Searching for BTS; asked: (IU), BTS
reply=1             asked: BTS
fail=1,networking   status: Search failed: no connection; retry: on; asked:
query=              status: Search for music; retry: off
repeat=100,5

S6
# retry while it is off keeps all
query=IU            status: Searching for IU; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
"query=IU "
retry
# retry while a request stands
query=IU            status: Searching for IU; asked: IU
retry
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:

MS1 Initially query and rows are empty, the status is `Search for music`, retry is off, nothing is
    asked.
    hint: what is shown before the first request, and is anything asked too early?
# a new screen
# nothing typed
query=
# an answer, and nobody asked
reply=1

MS2 The service is asked for the term as typed.
    why: The post's view writes `+` for blanks, which is one server's encoding.
    hint: what happens to the term on its way to the service?
# two words
query=Simon Garfunkel
    status: Searching for Simon Garfunkel; asked: Simon Garfunkel
reply=1
    status: 1 song for Simon Garfunkel
    rows: Simon Garfunkel 1, The Simon Garfunkels, Album 1, 1997-01-22 [1.jpg]
    asked:
# what an encoding would change
query=AC/DC & 100% +1?
    status: Searching for AC/DC & 100% +1?; asked: AC/DC & 100% +1?
reply=1
    status: 1 song for AC/DC & 100% +1?
    rows: AC/DC & 100% +1? 1, The AC/DC & 100% +1?s, Album 1, 1995-01-02 [1.jpg]
    asked:
# blanks at both ends, and two inside
"query=  a  b\t"    status: "Searching for a  b"; asked: "a  b"
reply=1             status: "3 songs for a  b"; rows: \(songs for a b); asked:
# whitespace of other kinds at both ends
query=\u{3000}IU\u{A0}\r\n  status: Searching for IU; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
# case, scripts and combining marks
query=iu            status: Searching for iu; asked: iu
query=방탄소년단         status: Searching for 방탄소년단; asked: (iu), 방탄소년단
query=Beyonce\u{301}
    status: Searching for Beyonce\u{301}; asked: (방탄소년단), Beyonce\u{301}
# a comma, and brackets
query=Earth, (Wind)
    status: Searching for Earth, (Wind); asked: Earth, (Wind)

MS3 An edit to a new term that is not empty asks for it at once, and only once.
    hint: is the service asked exactly once for each new term?
# a term
query=IU            status: Searching for IU; asked: IU
# letter by letter
query=I             status: Searching for I; asked: I
query=IU            status: Searching for IU; asked: (I), IU
reply=2             status: 2 songs for IU; rows: \(songs for IU); asked: (I)
# in another case
query=IU            status: Searching for IU; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
query=iu            status: Searching for iu; asked: iu
# a term that was answered before
query=IU            status: Searching for IU; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
query=BTS           status: Searching for BTS; asked: BTS
query=IU            status: Searching for IU; asked: (BTS), IU
# a query emptied and filled again
query=IU            status: Searching for IU; asked: IU
query=              status: Search for music; asked: (IU)
query=IU            status: Searching for IU; asked: (IU), IU

MS4 An edit that leaves the term as it was changes only the field.
    hint: is the new term compared with the one before, or the whole query?
# a blank behind it while searching
query=IU            status: Searching for IU; asked: IU
"query=IU "
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
# a blank behind it after an answer
query=IU            status: Searching for IU; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
"query=IU "; query= IU
# the same text again
query=IU            status: Searching for IU; asked: IU
query=IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
query=IU
# other whitespace, and a blank after no songs
query=zz            status: Searching for zz; asked: zz
query=\u{3000}zz\u{A0}
reply=1             status: No songs for zz; asked:
query=zz\t
# nothing but blanks
"query= "; query=\u{3000}

MS5 An edit to an empty term shows what MS1 says, and asks nothing.
    why: The post searches for the empty text.
    hint: what is left of the last search when the query is emptied?
# after songs
query=IU            status: Searching for IU; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
query=              status: Search for music; rows:
# while searching, with rows
query=IU            status: Searching for IU; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
query=BTS           status: Searching for BTS; asked: BTS
query=              status: Search for music; rows:; asked: (BTS)
# after a failure
query=IU            status: Searching for IU; asked: IU
fail=1,networking   status: Search failed: no connection; retry: on; asked:
query=              status: Search for music; retry: off
retry
# blanks in the place of the term
query=IU            status: Searching for IU; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
query= \u{A0}       status: Search for music; rows:
query=

MS6 When the term changes, the request that stands is cancelled: at most one stands.
    hint: is the request cancelled before another is made, and when the query is emptied?
# another term
query=IU            status: Searching for IU; asked: IU
query=BTS           status: Searching for BTS; asked: (IU), BTS
# no term
query=IU            status: Searching for IU; asked: IU
query=              status: Search for music; asked: (IU)
# three terms, of which the service keeps two
query=IU            status: Searching for IU; asked: IU
query=BTS           status: Searching for BTS; asked: (IU), BTS
query=C             status: Searching for C; asked: (BTS), C
reply=2             status: 3 songs for C; rows: \(songs for C); asked: (BTS)
reply=1             asked:
# there and back
query=IU            status: Searching for IU; asked: IU
query=BTS           status: Searching for BTS; asked: (IU), BTS
query=IU            status: Searching for IU; asked: (BTS), IU
# a second try
query=IU            status: Searching for IU; asked: IU
fail=1,data         status: Search failed: no data; retry: on; asked:
retry               status: Searching for IU; retry: off; asked: IU
query=BTS           status: Searching for BTS; asked: (IU), BTS

MS7 While one stands: `Searching for IU`, the rows are those from before, retry is off.
    hint: what happens to the rows and to retry when a search begins?
# with no rows before
query=IU            status: Searching for IU; asked: IU
retry
# with rows before
query=IU            status: Searching for IU; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
query=BTS           status: Searching for BTS; asked: BTS
query=zz            status: Searching for zz; asked: (BTS), zz
# with a failure before
query=IU            status: Searching for IU; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
query=BTS           status: Searching for BTS; asked: BTS
fail=1,parsing      status: Search failed: unreadable data; retry: on; asked:
query=C             status: Searching for C; retry: off; asked: C
# with no rows since the query was emptied
query=IU            status: Searching for IU; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
query=              status: Search for music; rows:
query=BTS           status: Searching for BTS; asked: BTS
# the term, not the query
"query= IU  "       status: Searching for IU; asked: IU
query=IU

MS8 An answer to a cancelled request, songs or failure, in whatever order, changes nothing that a
    person sees.
    why: In the post the last answer to arrive wins.
    hint: how does an answer show that it belongs to the request that stands?
    condition: late-responses
# the cancelled request is answered first
query=IU            status: Searching for IU; asked: IU
query=BTS           status: Searching for BTS; asked: (IU), BTS
reply=1             asked: BTS
reply=1             status: 1 song for BTS; rows: \(songs for BTS); asked:
# answers in the wrong order
query=IU            status: Searching for IU; asked: IU
query=BTS           status: Searching for BTS; asked: (IU), BTS
reply=2             status: 1 song for BTS; rows: \(songs for BTS); asked: (IU)
reply=1             asked:
# a failure after the answer
query=IU            status: Searching for IU; asked: IU
query=BTS           status: Searching for BTS; asked: (IU), BTS
reply=2             status: 1 song for BTS; rows: \(songs for BTS); asked: (IU)
fail=1,networking   asked:
retry
# there and back, and the request between fails
query=IU            status: Searching for IU; asked: IU
query=BTS           status: Searching for BTS; asked: (IU), BTS
query=IU            status: Searching for IU; asked: (BTS), IU
fail=1,networking   asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
# the same term twice, and the first request fails
query=IU            status: Searching for IU; asked: IU
query=              status: Search for music; asked: (IU)
query=IU            status: Searching for IU; asked: (IU), IU
fail=1,data         asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
# the same term twice, and the first request is answered last
query=IU            status: Searching for IU; asked: IU
query=              status: Search for music; asked: (IU)
query=IU            status: Searching for IU; asked: (IU), IU
fail=2,data         status: Search failed: no data; retry: on; asked: (IU)
reply=1             asked:
# an answer after the query was emptied
query=IU            status: Searching for IU; asked: IU
query=              status: Search for music; asked: (IU)
reply=1             asked:
# an answer while a second try is on its way
query=IU            status: Searching for IU; asked: IU
query=BTS           status: Searching for BTS; asked: (IU), BTS
fail=2,parsing      status: Search failed: unreadable data; retry: on; asked: (IU)
retry               status: Searching for BTS; retry: off; asked: (IU), BTS
reply=1             asked: BTS
reply=1             status: 1 song for BTS; rows: \(songs for BTS); asked:
# a failure after the view was replaced
query=IU            status: Searching for IU; asked: IU
query=zz            status: Searching for zz; asked: (IU), zz
replace-view
fail=1,parsing      asked: zz
reply=1             status: No songs for zz; asked:

MS9 Songs: the rows are exactly these, in this order; the status is `2 songs for IU`, `1 song for
    IU`.
    hint: do the new rows replace those before, in the order of the answer?
# two songs
query=IU            status: Searching for IU; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
# one song
query=BTS           status: Searching for BTS; asked: BTS
reply=1             status: 1 song for BTS; rows: \(songs for BTS); asked:
# fewer songs than before, then more
query=C             status: Searching for C; asked: C
reply=1             status: 3 songs for C; rows: \(songs for C); asked:
query=BTS           status: Searching for BTS; asked: BTS
reply=1             status: 1 song for BTS; rows: \(songs for BTS); asked:
query=IU            status: Searching for IU; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
# with blanks around the term
"query= IU "        status: Searching for IU; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
# as many songs as before
query=IU            status: Searching for IU; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
query=iu            status: Searching for iu; asked: iu
reply=1             status: 2 songs for iu; rows: \(songs for iu); asked:

MS10 No songs: no rows, `No songs for zz`.
    hint: what happens to the old rows when nothing is found?
# a term that finds nothing
query=zz            status: Searching for zz; asked: zz
reply=1             status: No songs for zz; asked:
# with rows before
query=IU            status: Searching for IU; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
query=zz            status: Searching for zz; asked: zz
reply=1             status: No songs for zz; rows:; asked:
# after a second try
query=zz            status: Searching for zz; asked: zz
fail=1,networking   status: Search failed: no connection; retry: on; asked:
retry               status: Searching for zz; retry: off; asked: zz
reply=1             status: No songs for zz; asked:
retry

MS11 A failure keeps the rows and says `Search failed: no connection` (networking), `Search failed:
    no data` (data) or `Search failed: unreadable data` (parsing); retry is on.
    why: The post prints them where nobody sees them.
    hint: what is said for each failure, and what happens to the rows?
# no connection
query=IU            status: Searching for IU; asked: IU
fail=1,networking   status: Search failed: no connection; retry: on; asked:
# no data
query=IU            status: Searching for IU; asked: IU
fail=1,data         status: Search failed: no data; retry: on; asked:
# unreadable data
query=IU            status: Searching for IU; asked: IU
fail=1,parsing      status: Search failed: unreadable data; retry: on; asked:
# with rows before
query=IU            status: Searching for IU; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
query=zz            status: Searching for zz; asked: zz
fail=1,parsing      status: Search failed: unreadable data; retry: on; asked:
# one failure after the other
query=IU            status: Searching for IU; asked: IU
fail=1,networking   status: Search failed: no connection; retry: on; asked:
query=BTS           status: Searching for BTS; retry: off; asked: BTS
fail=1,data         status: Search failed: no data; retry: on; asked:
# of the second request
query=IU            status: Searching for IU; asked: IU
query=BTS           status: Searching for BTS; asked: (IU), BTS
fail=2,networking   status: Search failed: no connection; retry: on; asked: (IU)

MS12 `retry` asks for the failed term again, and only once; then MS7 holds.
    hint: what does retry ask for, how often, and what is shown then?
# a second try
query=IU            status: Searching for IU; asked: IU
fail=1,networking   status: Search failed: no connection; retry: on; asked:
retry               status: Searching for IU; retry: off; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
# two failures, then a third try
query=IU            status: Searching for IU; asked: IU
fail=1,networking   status: Search failed: no connection; retry: on; asked:
retry               status: Searching for IU; retry: off; asked: IU
fail=1,data         status: Search failed: no data; retry: on; asked:
retry               status: Searching for IU; retry: off; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
# pressed twice
query=IU            status: Searching for IU; asked: IU
fail=1,networking   status: Search failed: no connection; retry: on; asked:
retry               status: Searching for IU; retry: off; asked: IU
retry
# with rows before, and with blanks around the term
query=IU            status: Searching for IU; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
query= BTS          status: Searching for BTS; asked: BTS
fail=1,parsing      status: Search failed: unreadable data; retry: on; asked:
"query=BTS  "
retry               status: Searching for BTS; retry: off; asked: BTS
reply=1             status: 1 song for BTS; rows: \(songs for BTS); asked:
# with a cancelled request still to come
query=IU            status: Searching for IU; asked: IU
query=BTS           status: Searching for BTS; asked: (IU), BTS
fail=2,data         status: Search failed: no data; retry: on; asked: (IU)
retry               status: Searching for BTS; retry: off; asked: (IU), BTS

MS13 `retry` while it is off is rejected.
    hint: does retry check that the last search failed?
# on a new screen
retry
retry
# after songs
query=IU            status: Searching for IU; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
retry
# while searching
query=IU            status: Searching for IU; asked: IU
retry
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
# after no songs
query=zz            status: Searching for zz; asked: zz
reply=1             status: No songs for zz; asked:
retry
# after a failure that a new term ended
query=IU            status: Searching for IU; asked: IU
fail=1,networking   status: Search failed: no connection; retry: on; asked:
query=BTS           status: Searching for BTS; retry: off; asked: BTS
retry
reply=1             status: 1 song for BTS; rows: \(songs for BTS); asked:
retry
# after a cancelled request failed
query=IU            status: Searching for IU; asked: IU
query=              status: Search for music; asked: (IU)
fail=1,networking   asked:
retry

MS14 A failure stays while edits leave the term as it is; a new term ends it.
    hint: which edits should end a failure?
# a blank behind the term
query=IU            status: Searching for IU; asked: IU
fail=1,networking   status: Search failed: no connection; retry: on; asked:
"query=IU "; query=\u{3000}IU
retry               status: Searching for IU; retry: off; asked: IU
# a new term
query=IU            status: Searching for IU; asked: IU
fail=1,data         status: Search failed: no data; retry: on; asked:
query=IUs           status: Searching for IUs; retry: off; asked: IUs
# no term
query=IU            status: Searching for IU; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
query=BTS           status: Searching for BTS; asked: BTS
fail=1,parsing      status: Search failed: unreadable data; retry: on; asked:
"query= "           status: Search for music; rows:; retry: off
# back to the failed term
query=IU            status: Searching for IU; asked: IU
fail=1,networking   status: Search failed: no connection; retry: on; asked:
query=              status: Search for music; retry: off
query=IU            status: Searching for IU; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
# in another case
query=IU            status: Searching for IU; asked: IU
fail=1,networking   status: Search failed: no connection; retry: on; asked:
query=Iu            status: Searching for Iu; retry: off; asked: Iu

MS15 A row has song, artist, album and the date as `yyyy-MM-dd`, or `–` if it is unknown; of the
    picture it has only the address.
    hint: do month and day have two digits, and is an unknown date a dash?
# three songs, one without a known date
query=C             status: Searching for C; asked: C
reply=1             status: 3 songs for C; rows: \(songs for C); asked:
# a day of one digit
query=R.E.M.        status: Searching for R.E.M.; asked: R.E.M.
reply=1             status: 2 songs for R.E.M.; rows: \(songs for R.E.M.); asked:

MS16 Neither `No songs` nor a failure is shown before an answer.
    hint: does an unanswered search look different from one that found nothing?
# a term that finds nothing
query=zz            status: Searching for zz; asked: zz
"query=zz "
reply=1             status: No songs for zz; asked:
# the same term, asked again
query=zz            status: Searching for zz; asked: zz
reply=1             status: No songs for zz; asked:
query=              status: Search for music
query=zz            status: Searching for zz; asked: zz
# a term after one that found nothing
query=zz            status: Searching for zz; asked: zz
reply=1             status: No songs for zz; asked:
query=IU            status: Searching for IU; asked: IU
# a second try
query=IU            status: Searching for IU; asked: IU
fail=1,networking   status: Search failed: no connection; retry: on; asked:
retry               status: Searching for IU; retry: off; asked: IU
replace-view
# an answer to a request that does not exist
query=zz            status: Searching for zz; asked: zz
reply=2
fail=2,networking
reply=1             status: No songs for zz; asked:

MS17 Replacing the view asks nothing and cancels nothing; the answer reaches only the new view.
    hint: which view does the answer reach: the one that was there before, or the one there now?
# replaced in flight
query=IU            status: Searching for IU; asked: IU
replace-view
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
# replaced twice in flight, then a failure
query=IU            status: Searching for IU; asked: IU
replace-view; replace-view
fail=1,networking   status: Search failed: no connection; retry: on; asked:
replace-view
retry               status: Searching for IU; retry: off; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
# replaced between two requests
query=IU            status: Searching for IU; asked: IU
replace-view
query=BTS           status: Searching for BTS; asked: (IU), BTS
replace-view
reply=1             asked: BTS
replace-view
reply=1             status: 1 song for BTS; rows: \(songs for BTS); asked:
# replaced after the answer
query=IU            status: Searching for IU; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
replace-view
"query=IU "

MS18 A screen that nobody holds cancels its request; an answer after that reaches nobody, and
    keeps nothing alive.
    hint: who cancels the request when the screen goes, and whom does its closure keep alive?
    condition: services-outlive-screen
# let go in flight
query=IU            status: Searching for IU; asked: IU
# let go with two requests
query=IU            status: Searching for IU; asked: IU
query=BTS           status: Searching for BTS; asked: (IU), BTS
# let go during a second try
query=IU            status: Searching for IU; asked: IU
fail=1,networking   status: Search failed: no connection; retry: on; asked:
retry               status: Searching for IU; retry: off; asked: IU
# let go with a cancelled request
query=IU            status: Searching for IU; asked: IU
query=              status: Search for music; asked: (IU)
# let go when nothing is asked any more
query=IU            status: Searching for IU; asked: IU
reply=1             status: 2 songs for IU; rows: \(songs for IU); asked:
"""#)

"""A stand-in for Apple's search on the loopback interface.

Prints its port, serves until its standard input ends, and answers by the first word of the term:

  late     once /1/release?term=... has been asked for
  broken   with JSON that breaks off
  status   with the status 503
  huge     with 10 MB
  endless  with 10 MB, and no end
  empty    with no data
  bytes    with as many bytes as the second word says
  closed   by closing the connection
  silent   not at all
  others   at once

Songs are two for each term, the first with everything, the second without what may be missing.
A path begins with a number: terms with different numbers are different ones.
/1/arrived?term=... answers once the term has been asked for, /1/gone?term=... once the
client of a late, silent or endless one has closed its connection.
"""

import collections
import json
import os
import select
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit


class Term:
    """How far the request for a term has come."""

    def __init__(self):
        self.arrived = threading.Event()
        self.gone = threading.Event()
        self.release_reader, self.release_writer = os.pipe()


class Terms:
    def __init__(self):
        self.lock = threading.Lock()
        self.terms = collections.defaultdict(Term)

    def __getitem__(self, key):
        with self.lock:
            return self.terms[key]


def songs(term):
    return {
        "resultCount": 2,
        "results": [
            {
                "wrapperType": "track",
                "trackName": f"{term} 1",
                "artistName": f"The {term}s",
                "collectionName": "Album 1",
                "releaseDate": "2021-03-25T12:00:00Z",
                "artworkUrl100": "1.jpg",
            },
            {"trackName": f"{term} 2", "artistName": f"The {term}s"},
        ],
    }


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    terms = Terms()

    def do_GET(self):
        address = urlsplit(self.path)
        query = parse_qs(address.query, keep_blank_values=True)
        text = query.get("term", [""])[0]
        _, number, verb = address.path.split("/")
        term = self.terms[number, text]
        if verb == "search":
            if query.get("media") == ["music"] and query.get("entity") == ["song"]:
                self.search(text, term)
            else:
                self.answer(b"", 400)
            return
        if verb == "release":
            os.write(term.release_writer, b"1")
        elif verb == "arrived":
            term.arrived.wait()
        elif verb == "gone":
            term.gone.wait()
        self.answer(b"done")

    def search(self, text, term):
        term.arrived.set()
        kind = text.split(" ")[0]
        body = json.dumps(songs(text)).encode()
        if kind == "late":
            ready, _, _ = select.select([self.connection, term.release_reader], [], [])
            if self.connection in ready:
                self.leave(term)
                return
            os.read(term.release_reader, 1)
        elif kind == "silent":
            select.select([self.connection], [], [])
            self.leave(term)
            return
        elif kind == "endless":
            self.pour(term)
            return
        elif kind == "closed":
            self.close_connection = True
            return
        elif kind == "broken":
            body = body[: len(body) // 2]
        elif kind == "empty":
            body = b""
        elif kind == "bytes":
            body = body.ljust(int(text.split(" ")[1]))
        elif kind == "huge":
            body = b" " * 10_000_000 + body
        self.answer(body, 503 if kind == "status" else 200)

    def pour(self, term):
        self.send_response(200)
        self.end_headers()
        try:
            self.wfile.write(b" " * 10_000_000)
            select.select([self.connection], [], [])
        except ConnectionError:
            pass
        self.leave(term)

    def leave(self, term):
        self.close_connection = True
        term.gone.set()

    def answer(self, body, status=200):
        try:
            self.send_response(status)
            self.send_header("Content-Type", "text/javascript; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
        except ConnectionError:
            self.close_connection = True

    def log_message(self, format, *arguments):
        pass


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64

    def handle_error(self, request, client_address):
        """A client that has gone is no error; others are seen."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


server = Server(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
print(server.server_port, flush=True)
sys.stdin.read()

#!/usr/bin/env python3
"""What the server answers: files, types, caching, compression, errors.

    tests/server/serving_test.py TEST_SERVER PROGRAM BROTLI
"""

import gzip
import os
import pathlib
import subprocess
import sys
import tempfile
import time
import unittest
from unittest import mock

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from client import SITE, Answer, Server, request

TEST_SERVER, PROGRAM, BROTLI = sys.argv[1:4]
del sys.argv[1:4]

WEB = os.environ.get("FOXTRAY_WEB", "")

SCRIPT = "/assets/index-B4kX9_2a.js"
POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "font-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}


def content(path):
    return (SITE / path.lstrip("/")).read_bytes()


def unpacked(answer):
    coding = answer["Content-Encoding"]
    if coding == "gzip":
        return gzip.decompress(answer.body)
    if coding == "br":
        run = subprocess.run([BROTLI, "-d", "-c"], input=answer.body, capture_output=True, check=True)
        return run.stdout
    assert coding is None, coding
    return answer.body


class Serving(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server(TEST_SERVER)

    @classmethod
    def tearDownClass(cls):
        assert cls.server.end() == 0, cls.server.log()

    def test_every_file_arrives_as_it_is(self):
        for file in SITE.rglob("*"):
            if not file.is_file():
                continue
            path = "/" + str(file.relative_to(SITE))
            for accept in (None, "gzip", "br"):
                answer = self.server.get(path, Accept_Encoding=accept)
                self.assertEqual(answer.status, 200, path)
                self.assertEqual(unpacked(answer), file.read_bytes(), (path, accept))

    def test_the_root_is_the_index(self):
        for path in ("/", "/index.html", "/?from=home", "/index.html?x=/../y", "http://test/",
                     "http://test", "/%69ndex.html"):
            self.assertEqual(self.server.get(path).body, content("index.html"), path)

    def test_types(self):
        for path, kind in (
            ("/", "text/html; charset=utf-8"),
            (SCRIPT, "text/javascript; charset=utf-8"),
            ("/assets/index-Zp01xQ7-.css", "text/css; charset=utf-8"),
            ("/assets/engine-Dk3_9aQz.wasm", "application/wasm"),
            ("/assets/card.svg", "image/svg+xml"),
            ("/manifest.webmanifest", "application/manifest+json"),
            ("/icon.png", "image/png"),
            ("/robots.txt", "text/plain; charset=utf-8"),
            ("/nowhere", "text/html; charset=utf-8"),
        ):
            self.assertEqual(self.server.get(path)["Content-Type"], kind, path)

    def test_what_carries_its_hash_is_kept_and_all_else_asked_for_again(self):
        for path in (SCRIPT, "/assets/index-Zp01xQ7-.css", "/assets/engine-Dk3_9aQz.wasm"):
            self.assertEqual(
                self.server.get(path)["Cache-Control"], "public, max-age=31536000, immutable")
        for path in ("/", "/index.html", "/sw.js", "/manifest.webmanifest", "/icon.png",
                     "/assets/card.svg"):
            answer = self.server.get(path)
            self.assertEqual(answer["Cache-Control"], "no-cache", path)
            self.assertRegex(answer["ETag"], r'^"[0-9a-f]{20}"$')
        for path in ("/nowhere", "/healthz"):
            self.assertEqual(self.server.get(path)["Cache-Control"], "no-store", path)

    def test_what_the_client_has_is_not_sent_again(self):
        for accept in (None, "gzip", "br"):
            tag = self.server.get("/", Accept_Encoding=accept)["ETag"]
            for named in (tag, "W/" + tag, f'"other", {tag}', f'"a","b" ,\t{tag} , "c"', "*"):
                answer = self.server.get("/", Accept_Encoding=accept, If_None_Match=named)
                self.assertEqual(answer.status, 304, named)
                self.assertEqual(answer["ETag"], tag)
                self.assertEqual(answer["Vary"], "Accept-Encoding")
                self.assertEqual(answer["Cache-Control"], "no-cache")
                self.assertIsNone(answer["Content-Length"])
            for named in ('"other"', tag[:-1], tag.strip('"'), "", '""', "**"):
                answer = self.server.get("/", Accept_Encoding=accept, If_None_Match=named)
                self.assertEqual(answer.status, 200, named)

    def test_each_form_has_its_own_tag(self):
        tags = {self.server.get("/", Accept_Encoding=a)["ETag"] for a in (None, "gzip", "br")}
        self.assertEqual(len(tags), 3)

    def test_compression_as_the_client_likes_it(self):
        for accept, coding in (
            (None, None),
            ("", None),
            ("gzip", "gzip"),
            ("br", "br"),
            ("GZip", "gzip"),
            ("x-gzip", "gzip"),
            ("gzip, deflate, br, zstd", "br"),
            ("gzip;q=1.0, br;q=0.5", "gzip"),
            ("gzip;q=0.5, br;q=0.500", "br"),
            ("br;q=0, gzip;q=0", None),
            ("br;q=0, *", "gzip"),
            ("*", "br"),
            ("identity", None),
            ("identity;q=1, gzip;q=0.5", None),
            ("identity;q=0.1, gzip;q=0.5", "gzip"),
            ("gzip, identity;q=0", "gzip"),
            ("deflate", None),
            ("brr, gzipped", None),
            ("gzip;q=2", None),
            ("gzip;q=-1", None),
            ("gzip;q=0.1234", None),
            ("gzip;q=", None),
            ("gzip ; q=0.3 , br ;q=0.2", "gzip"),
            (",,;;,gzip,", "gzip"),
        ):
            answer = self.server.get("/", Accept_Encoding=accept)
            self.assertEqual(answer["Content-Encoding"], coding, accept)
            self.assertEqual(answer["Vary"], "Accept-Encoding", accept)
            self.assertEqual(unpacked(answer), content("index.html"))
        for accept in ("identity;q=0", "*;q=0"):
            answer = self.server.get("/", Accept_Encoding=accept)
            self.assertEqual((answer.status, answer["Vary"]), (406, "Accept-Encoding"), accept)
            self.assertEqual(answer["Cache-Control"], "no-store")
        plain, packed, small = (
            len(self.server.get(SCRIPT, Accept_Encoding=a).body) for a in (None, "gzip", "br"))
        self.assertLess(packed, plain)
        self.assertLess(small, packed)

    def test_what_does_not_get_smaller_is_sent_as_it_is(self):
        for path in ("/icon.png", "/robots.txt"):
            answer = self.server.get(path, Accept_Encoding="br, gzip")
            self.assertIsNone(answer["Content-Encoding"])
            self.assertIsNone(answer["Vary"])

    def test_safety_on_every_answer(self):
        tag = self.server.get("/")["ETag"]
        answers = [self.server.get("/"), self.server.get(SCRIPT), self.server.get("/healthz"),
                   self.server.get("/", If_None_Match=tag), self.server.get("/nowhere"),
                   self.server.get("/", method="PUT"), self.server.send(b"nonsense\r\n\r\n")]
        self.assertEqual([a.status for a in answers], [200, 200, 200, 304, 404, 405, 400])
        for answer in answers:
            policy = dict(part.split(" ", 1) for part in
                          answer["Content-Security-Policy"].split("; "))
            self.assertEqual(policy, POLICY)
            self.assertEqual(answer["X-Content-Type-Options"], "nosniff")
            self.assertEqual(answer["Referrer-Policy"], "no-referrer")
            self.assertEqual(answer["Cross-Origin-Opener-Policy"], "same-origin")
            self.assertIn("camera=()", answer["Permissions-Policy"])
            self.assertRegex(
                answer["Date"], r"^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$")
            self.assertIsNone(answer["Server"])

    def test_head_is_get_without_the_body(self):
        for path in ("/", SCRIPT, "/nowhere", "/healthz"):
            for accept in (None, "br"):
                got = self.server.get(path, Accept_Encoding=accept)
                head = self.server.get(path, method="HEAD", Accept_Encoding=accept)
                self.assertEqual(head.status, got.status)
                for fields in (got.fields, head.fields):
                    fields.pop("date")
                self.assertEqual(head.fields, got.fields)
                self.assertEqual(int(head["Content-Length"]), len(got.body))

    def test_health(self):
        answer = self.server.get("/healthz")
        self.assertEqual((answer.status, answer.body), (200, b"ok"))
        self.assertEqual(answer["Content-Type"], "text/plain; charset=utf-8")

    def test_what_is_not_there(self):
        for path in ("/nowhere", "/play", "/assets", "/assets/", "/assets/index.js", "/INDEX.HTML",
                     "/index.html/", "//index.html", "/healthz/", "/.git/config", "/index.html%20",
                     SCRIPT + ".br", SCRIPT + ".gz"):
            answer = self.server.get(path)
            self.assertEqual(answer.status, 404, path)
            self.assertIn(b"There is nothing here", answer.body)
            self.assertIn(b'<a href="/">', answer.body)

    def test_only_reading_is_allowed(self):
        for method in ("POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "BREW"):
            answer = self.server.get("/", method=method)
            self.assertEqual((answer.status, answer["Allow"]), (405, "GET, HEAD"), method)

    def test_addresses_that_make_no_sense(self):
        for path in ("/%", "/%4", "/%zz", "/%00", "/index.html%00.png", "/%0d%0aX:%20y", "/a\\b",
                     "/..", "/../etc/passwd", "/./index.html", "/assets/../index.html",
                     "/%2e%2e/etc/passwd", "/assets/%2E./index.html", "/..%2f..%2fetc/passwd",
                     "*", "index.html", "/%5c..%5c", "ftp://test/"):
            self.assertEqual(self.server.get(path).status, 400, path)
        self.assertEqual(self.server.get("/" + "a" * 2047).status, 404)
        self.assertEqual(self.server.get("/" + "a" * 2048).status, 414)


class Folder(unittest.TestCase):
    def setUp(self):
        around = tempfile.TemporaryDirectory()
        self.addCleanup(around.cleanup)
        self.around = pathlib.Path(around.name)
        self.folder = self.around / "site"
        (self.folder / "assets").mkdir(parents=True)
        (self.folder / "index.html").write_text("<p>one\n")
        (self.folder / "assets" / "a b.js").write_text("1\n")
        (self.around / "secret.txt").write_text("secret\n")
        self.server = Server(PROGRAM, "serve", "--port", 0, "--files", self.folder)
        self.addCleanup(lambda: self.assertEqual(self.server.end(), 0))

    def test_files_are_read_anew(self):
        first = self.server.get("/")
        self.assertEqual((first.status, first.body), (200, b"<p>one\n"))
        self.assertEqual(self.server.get("/", If_None_Match=first["ETag"]).status, 304)
        (self.folder / "index.html").write_text("<p>two!\n")
        second = self.server.get("/", If_None_Match=first["ETag"])
        self.assertEqual((second.status, second.body), (200, b"<p>two!\n"))
        (self.folder / "new.txt").write_bytes(b"")
        self.assertEqual(self.server.get("/new.txt").status, 200)
        (self.folder / "new.txt").unlink()
        self.assertEqual(self.server.get("/new.txt").status, 404)
        self.assertEqual(self.server.get("/assets/a%20b.js").body, b"1\n")

    def test_nothing_outside_and_nothing_hidden(self):
        (self.folder / ".env").write_text("secret\n")
        (self.folder / ".git").mkdir()
        (self.folder / ".git" / "config").write_text("secret\n")
        (self.folder / "link.txt").symlink_to("../secret.txt")
        (self.folder / "up").symlink_to("..")
        (self.folder / "root").symlink_to("/")
        os.mkfifo(self.folder / "pipe")
        for path in ("/.env", "/.git/config", "/%2eenv", "/link.txt", "/up/secret.txt",
                     f"/root{self.around}/secret.txt", "/pipe", "/assets", "/assets/", "/",
                     "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt",
                     "/assets/../../secret.txt", "/assets/..%2f..%2fsecret.txt",
                     f"/{self.around}/secret.txt", "//..//secret.txt", "/..\\secret.txt",
                     "/....//secret.txt", "/%252e%252e/secret.txt", "/index.html/../../secret.txt"):
            answer = self.server.get(path)
            self.assertNotIn(b"secret", answer.body, path)
            self.assertIn(answer.status, (400, 404) if path != "/" else (200,), path)

    def test_a_browser_that_is_opened_gets_no_socket(self):
        tools = self.around / "tools"
        tools.mkdir()
        opener = tools / "xdg-open"
        opener.write_text(f"#!/bin/sh\nls -l /proc/$$/fd >{tools}/part && mv {tools}/part {tools}/files\n")
        opener.chmod(0o755)
        (self.folder / "index.html").write_text("here")
        with mock.patch.dict(os.environ, PATH=f"{tools}:{os.environ['PATH']}"):
            server = Server(PROGRAM, "serve", "--port", 0, "--files", self.folder, "--open")
        try:
            end = time.monotonic() + 20
            while not (tools / "files").exists() and time.monotonic() < end:
                time.sleep(0.02)
            self.assertNotIn("socket:", (tools / "files").read_text())
        finally:
            self.assertEqual(server.end(), 0)

    def test_a_folder_that_is_not_there(self):
        for folder in (self.around / "none", self.around / "secret.txt"):
            run = subprocess.run([PROGRAM, "serve", "--port", "0", "--files", folder],
                                 capture_output=True, text=True, timeout=30)
            self.assertEqual(run.returncode, 2)
            self.assertIn(f"cannot open the folder {folder}", run.stderr)


class Program(unittest.TestCase):
    """The web app inside the program, if it was built in."""

    def test_the_web_app(self):
        if not WEB:
            run = subprocess.run([PROGRAM, "serve", "--port", "0"], capture_output=True, text=True,
                                 timeout=30)
            self.assertEqual((run.returncode, run.stdout), (2, ""))
            self.assertIn("built without the web app. ./do build", run.stderr)
            return
        server = Server(PROGRAM, "serve", "--port", 0)
        try:
            for file in pathlib.Path(WEB).rglob("*"):
                if file.is_file() and not file.name.endswith(".map"):
                    path = "/" + str(file.relative_to(WEB))
                    answer = server.get(path, Accept_Encoding="gzip, br")
                    self.assertEqual(unpacked(answer), file.read_bytes(), path)
                    self.assertEqual("immutable" in answer["Cache-Control"],
                                     path.startswith("/assets/"), path)
            self.assertEqual(server.get("/").status, 200)
        finally:
            self.assertEqual(server.end(), 0)


class Connections(unittest.TestCase):
    def setUp(self):
        self.server = Server(TEST_SERVER)
        self.addCleanup(lambda: self.assertEqual(self.server.end(), 0))

    def test_many_requests_on_one_connection(self):
        with self.server.connect() as client:
            for method, path, status in 20 * [("GET", "/", 200), ("HEAD", SCRIPT, 200),
                                              ("GET", "/nowhere", 404), ("GET", "/%", 400)]:
                client.sendall(request(path, method))
                answer = Answer(client, method)
                self.assertEqual(answer.status, status)
                self.assertIsNone(answer["Connection"])

    def test_requests_in_advance_are_answered_in_order(self):
        paths = 50 * ["/", SCRIPT, "/nowhere", "/healthz"]
        with self.server.connect() as client:
            client.sendall(b"".join(request(path) for path in paths))
            for path in paths:
                answer = Answer(client)
                expected = {"/": content("index.html"), SCRIPT: content(SCRIPT), "/healthz": b"ok"}
                self.assertEqual(answer.body, expected.get(path, answer.body))
                self.assertEqual(answer.status, 404 if path == "/nowhere" else 200)

    def test_who_wants_to_go_may_go(self):
        for data, kept in (
            (request(), True),
            (request(Connection="close"), False),
            (request(version="1.0"), False),
            (request(version="1.0", Connection="keep-alive"), True),
        ):
            with self.server.connect() as client:
                client.sendall(data)
                answer = Answer(client)
                self.assertEqual(answer.status, 200)
                self.assertEqual(answer["Connection"] == "close", not kept)
                if not kept:
                    self.assertEqual(client.recv(1), b"")
                    continue
                client.sendall(data)
                self.assertEqual(Answer(client).status, 200)
        self.assertEqual(self.server.send(request(version="1.0", Connection="keep-alive"))[
            "Connection"], "keep-alive")

    def test_a_request_with_a_body_is_the_last(self):
        body = request(method="POST", Content_Length=5) + b"12345" + request()
        chunks = request(method="GET", Transfer_Encoding="chunked") + b"0\r\n\r\n" + request()
        for data, status in ((body, 405), (chunks, 200)):
            with self.server.connect() as client:
                client.sendall(data)
                answer = Answer(client)
                self.assertEqual((answer.status, answer["Connection"]), (status, "close"))
                self.assertEqual(client.recv(1), b"")


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/env python3
"""The server under strain: slow, huge and broken requests, crowds, stopping, and its log.

    tests/server/strain_test.py TEST_SERVER PROGRAM BROTLI
"""

import os
import pathlib
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from client import LOG_LINE, SITE, Answer, Server, closed_within, request, wait_until

TEST_SERVER, PROGRAM = sys.argv[1:3]
del sys.argv[1:4]

BIG = 24 << 20  # more than the system keeps in its buffers for a client that does not read


class Strain(unittest.TestCase):
    def start(self, *words):
        server = Server(*words)
        self.addCleanup(self.end, server)
        return server

    def end(self, server):
        server.end()
        self.assertNotIn("Sanitizer", server.log())
        self.assertNotIn("runtime error", server.log())

    def limited(self, **limits):
        return self.start(TEST_SERVER, *(f"{name}={value}" for name, value in limits.items()))

    def big(self, *words):
        """The program itself with one big file."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        (pathlib.Path(folder.name) / "big.bin").write_bytes(bytes(BIG))
        return self.start(PROGRAM, "serve", "--port", 0, "--files", folder.name, *words)

    def assert_well(self, server):
        self.assertEqual(server.get("/healthz").body, b"ok")


class Broken(Strain):
    def test_bytes_that_are_no_request(self):
        server = self.limited(header=1000)
        host = b"Host: test\r\n"
        for data, status in (
            (b"nonsense\r\n\r\n", 400),
            (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200), 400),
            (bytes(range(256)) * 4, 400),
            (b"GET  / HTTP/1.1\r\n" + host + b"\r\n", 400),
            (b"GET / HTTP/1.1\r\n" + host + b"bad field\r\n\r\n", 400),
            (b"GET / HTTP/1.1\r\n" + host + b"A: \x00\r\n\r\n", 400),
            (b"GET /\x1b[2J HTTP/1.1\r\n" + host + b"\r\n", 400),
            (b"GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n" + host + b"\r\n", 400),
            (b"GET / HTTP/1.1\r\nContent-Length: -1\r\n" + host + b"\r\n", 400),
            (b"GET / HTTP/1.1\r\n\r\n", 400),
            (b"GET / HTTP/1.1\r\n" + host + host + b"\r\n", 400),
            (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505),
            (b"GET / HTTP/3.7\r\n" + host + b"\r\n", 505),
        ):
            answer = server.send(data)
            self.assertIsNotNone(answer, data)
            self.assertEqual((answer.status, answer["Connection"]), (status, "close"), data)
            self.assert_well(server)

    def test_huge_requests(self):
        server = self.limited()
        for data, status in (
            (request("/" + "a" * 3000, Connection="close"), 414),
            (request("/" + "a" * 100_000), 414),
            (b"A" * 1_000_000, 414),
            (request(Cookie="a" * 20_000), 431),
            (b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 100_000, 431),
            (request(method="POST", Content_Length=200_000) + bytes(200_000), 405),
        ):
            with server.connect() as client:
                # All of it arrives before anybody looks at the answer.
                client.sendall(data)
                self.assertEqual(Answer(client).status, status, data[:40])
                self.assertEqual(client.recv(1), b"")
        self.assertEqual(server.get("/", Cookie="a" * 12_000).status, 200)
        self.assert_well(server)

    def test_who_sends_without_end_is_cut_off(self):
        server = self.limited()
        with server.connect() as client, self.assertRaises(ConnectionError):
            for _ in range(10_000):
                client.sendall(b"A" * 65536)
        self.assert_well(server)
        self.assertLess(server.memory_kb(), 600_000)

    def test_clients_that_vanish(self):
        server = self.big()
        for data in (b"", b"GET / HT", request("/big.bin"), 30 * request("/big.bin")):
            for reset in (False, True):
                client = server.connect()
                client.sendall(data)
                if reset:
                    client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                client.close()
        self.assert_well(server)
        self.assertEqual(server.end(), 0)


class Slow(Strain):
    def test_a_header_has_to_be_complete_in_time(self):
        server = self.limited(header=700)
        with server.connect() as client:
            start = time.monotonic()
            with self.assertRaises(ConnectionError):
                for byte in request("/" + "a" * 1000):
                    client.sendall(bytes([byte]))
                    time.sleep(0.05)
            self.assertLess(time.monotonic() - start, 10)
        with server.connect() as client:
            for byte in request():
                client.sendall(bytes([byte]))
            self.assertEqual(Answer(client).status, 200)
        self.assertEqual(server.end(), 0)
        self.assertIn(" - - 408 0 ", server.log())

    def test_who_says_nothing_has_to_go(self):
        server = self.limited(idle=500)
        with server.connect() as silent, server.connect() as done:
            done.sendall(request())
            Answer(done)
            self.assertTrue(closed_within(silent, 10))
            self.assertTrue(closed_within(done, 10))
        self.assertEqual(server.end(), 0)
        self.assertNotIn("408", server.log())

    def test_who_does_not_read_has_to_go(self):
        server = self.limited(answer=700, slowest=10**9)
        with server.connect(buffer=4096) as client:
            sent = request("/assets/engine-Dk3_9aQz.wasm")
            client.settimeout(10)
            with self.assertRaises(ConnectionError):
                # The answers fill all buffers, then the requests do.
                while True:
                    client.sendall(sent * 200)
        self.assert_well(server)

    def test_who_reads_slowly_gets_it_all(self):
        server = self.big()
        with server.connect(buffer=65536) as client:
            client.sendall(request("/big.bin"))
            time.sleep(1)
            self.assertEqual(len(Answer(client).body), BIG)


class Files(Strain):
    def test_big_files_are_not_held_in_memory(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        file = pathlib.Path(folder.name) / "huge.bin"
        with file.open("wb") as huge:
            huge.truncate(300 << 20)
        server = self.start(PROGRAM, "serve", "--port", 0, "--files", folder.name)
        readers = [server.connect(buffer=4096) for _ in range(6)]
        for reader in readers:
            reader.sendall(request("/huge.bin"))
        for reader in readers:
            self.assertTrue(reader.recv(100))
        self.assert_well(server)
        self.assertLess(server.memory_kb(), 100_000)
        for reader in readers:
            reader.close()

    def test_a_file_that_shrinks_cuts_the_answer_short(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        file = pathlib.Path(folder.name) / "big.bin"
        file.write_bytes(bytes(BIG))
        server = self.start(PROGRAM, "serve", "--port", 0, "--files", folder.name)
        with server.connect(buffer=4096) as client:
            client.sendall(request("/big.bin") + request("/healthz"))
            self.assertTrue(client.recv(100))
            os.truncate(file, 1000)
            with self.assertRaises(EOFError):
                while part := client.recv(1 << 20):
                    self.assertNotIn(b"ok", part)
                raise EOFError
        self.assert_well(server)


def gone(clients):
    """Those whose connection the server has ended."""
    return [client for client in clients if closed_within(client, 0.01)]


class Crowds(Strain):
    def test_many_at_once(self):
        server = self.limited(address=0)
        clients = [server.connect() for _ in range(400)]
        for client in clients:
            client.sendall(request())
        for client in clients:
            self.assertEqual(Answer(client).status, 200)
        self.assert_well(server)
        for client in clients:
            client.close()

    def test_when_it_is_full_the_idle_make_room(self):
        server = self.limited(connections=8)
        idle = [server.connect() for _ in range(8)]
        for _ in range(5):
            self.assert_well(server)
        wait_until(lambda: len(gone(idle)) > 0)
        for client in idle:
            client.close()

    def test_who_has_just_come_need_not_make_room(self):
        server = self.limited(connections=8)
        idle = [server.connect() for _ in range(7)]
        time.sleep(1)
        with server.connect() as newcomer:
            self.assertTrue(closed_within(idle[0], 5))
            newcomer.sendall(request())
            self.assertEqual(Answer(newcomer).status, 200)
        for client in idle:
            client.close()

    def test_when_it_is_full_the_slow_make_room(self):
        server = self.limited(connections=8, header=60_000)
        slow = [server.connect() for _ in range(8)]
        for client in slow:
            client.sendall(b"GET / HT")
        time.sleep(1)
        start = time.monotonic()
        for _ in range(5):
            self.assert_well(server)
        self.assertLess(time.monotonic() - start, 5)
        self.assertTrue(closed_within(slow[0], 5))
        for client in slow:
            client.close()

    def test_who_takes_an_answer_goes_last(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        (pathlib.Path(folder.name) / "big.bin").write_bytes(bytes(BIG))
        server = self.start(PROGRAM, "serve", "--port", 0, "--files", folder.name,
                            "--connections", 8)
        with server.connect(buffer=65536) as taking:
            taking.sendall(request("/big.bin"))
            others = [server.connect() for _ in range(7)]
            for client in others[:4]:
                client.sendall(b"GET / HT")
            time.sleep(1)
            for _ in range(6):
                with server.connect() as client:
                    client.sendall(request("/none"))
                    self.assertEqual(Answer(client).status, 404)
                taking.recv(1 << 20)
                time.sleep(0.2)
            wait_until(lambda: len(gone(others)) > 0)
            taking.settimeout(20)
            self.assertTrue(taking.recv(1 << 16))
        for client in others:
            client.close()

    def test_nobody_takes_all_places(self):
        server = self.limited(address=4, header=60_000)
        clients = [server.connect() for _ in range(4)]
        for client in clients:
            client.sendall(b"GET / HT")
        time.sleep(1)
        with server.connect() as fifth:
            fifth.sendall(request())
            self.assertEqual(Answer(fifth).status, 200)
            self.assertTrue(closed_within(clients[0], 5))
            self.assertFalse(closed_within(clients[3], 0.1))
        for client in clients:
            client.close()

    def test_a_flood_from_one_address_does_not_lock_it_out(self):
        server = self.limited(address=4)
        clients = []
        for _ in range(6):
            for _ in range(8):
                clients.append(server.connect())
                clients[-1].sendall(b"GET / HT")
            self.assert_well(server)
        for client in clients:
            client.close()

    def test_who_opens_too_many_at_once_loses_the_first(self):
        server = self.limited(address=4)
        clients = [server.connect() for _ in range(12)]
        for client in clients:
            client.sendall(b"GET / HT")
        wait_until(lambda: len(gone(clients)) >= 4)
        for client in clients:
            client.close()

    def test_when_it_is_crowded_nobody_stays(self):
        server = self.limited(connections=8)
        clients = [server.connect() for _ in range(7)]
        for client in clients:
            client.sendall(b"G")

        def asked_to_leave():
            try:
                return server.get("/")["Connection"] == "close"
            except (EOFError, ConnectionResetError):
                return False  # the one before had not quite gone, and this made room

        wait_until(asked_to_leave)
        clients[0].sendall(request()[1:])
        self.assertEqual(Answer(clients[0])["Connection"], "close")
        for client in clients:
            client.close()


class Stopping(Strain):
    def test_what_is_under_way_is_finished(self):
        server = self.big()
        with server.connect(buffer=65536) as busy, server.connect() as idle, server.connect() as half:
            busy.sendall(request("/big.bin") + request("/big.bin"))
            half.sendall(request()[:20])
            idle.sendall(request("/healthz"))
            Answer(idle)
            head = busy.recv(1000, socket.MSG_PEEK | socket.MSG_WAITALL)
            self.assertIn(b"200 OK", head)
            server.tell_to_stop()
            self.assertEqual(idle.recv(1), b"")
            wait_until(lambda: self.refused(server))
            self.assertIsNone(server.process.poll())
            half.sendall(request()[20:])
            self.assertEqual(Answer(half)["Connection"], "close")
            self.assertEqual(len(Answer(busy).body), BIG)
            self.assertEqual(busy.recv(1), b"", "the second request came too late")
        self.assertEqual(server.process.wait(10), 0)

    @staticmethod
    def refused(server):
        try:
            with server.connect():
                return False
        except (ConnectionRefusedError, ConnectionResetError):
            return True

    def test_nobody_can_hold_it_up(self):
        server = self.limited(stop=600)
        with server.connect() as client:
            client.sendall(b"GET / HTTP/1.1\r\n")
            time.sleep(0.2)
            start = time.monotonic()
            self.assertEqual(server.end(), 0)
            self.assertLess(time.monotonic() - start, 8)
            self.assertGreater(time.monotonic() - start, 0.4)

    def test_it_stops_at_once_when_nothing_is_under_way(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            server = self.limited(stop=60_000)
            self.assert_well(server)
            server.process.send_signal(number)
            self.assertEqual(server.process.wait(5), 0)

    def test_a_second_signal_ends_it(self):
        server = self.limited(stop=60_000)
        with server.connect() as client:
            client.sendall(b"GET / HTTP/1.1\r\n")
            time.sleep(0.2)
            server.tell_to_stop()
            wait_until(lambda: self.refused(server))
            server.tell_to_stop()
            self.assertEqual(server.process.wait(5), -signal.SIGTERM)

    def test_under_load_no_answer_is_cut(self):
        server = self.limited()
        script = (SITE / "assets/index-B4kX9_2a.js").read_bytes()
        complete, broken = [], []

        def ask():
            try:
                with server.connect() as client:
                    while True:
                        client.sendall(request("/assets/index-B4kX9_2a.js"))
                        try:
                            answer = Answer(client)
                        except EOFError as error:
                            if error.args[0]:
                                broken.append(error.args[0])
                            return
                        (complete if answer.body == script else broken).append(answer.body)
            except (ConnectionRefusedError, ConnectionResetError, BrokenPipeError):
                pass

        threads = [threading.Thread(target=ask) for _ in range(16)]
        for thread in threads:
            thread.start()
        wait_until(lambda: len(complete) > 500)
        start = time.monotonic()
        self.assertEqual(server.end(), 0)
        self.assertLess(time.monotonic() - start, 10)
        for thread in threads:
            thread.join(20)
        self.assertEqual(broken, [])


class Starting(Strain):
    def call(self, *words):
        run = subprocess.run([PROGRAM, "serve", "--files", SITE, *map(str, words)],
                             capture_output=True, text=True, timeout=30)
        return run.returncode, run.stdout, run.stderr

    def test_a_port_in_use(self):
        server = self.limited()
        status, out, error = self.call("--port", server.port)
        self.assertEqual((status, out), (2, ""))
        self.assertEqual(
            error, f"foxtray: port {server.port} of 127.0.0.1 is in use; choose another with --port, "
            "or any with --port 0\n")

    def test_wrong_calls(self):
        for words, sentence in (
            (("--port", 65536), "--port"),
            (("--port", -1), "--port"),
            (("--host", ""), "--host"),
            (("--per-address", -1), "--per-address"),
            (("--host", "no.such.host.invalid"), "no address of this machine is called"),
            (("--host", "192.0.2.1"), "cannot listen on port 8080 of 192.0.2.1"),
        ):
            status, out, error = self.call(*words)
            self.assertEqual((status, out), (2, ""), words)
            self.assertIn(sentence, error, words)

    def test_it_says_where_it_is(self):
        for host, address in (("127.0.0.1", "http://127.0.0.1:"), ("0.0.0.0", "http://localhost:"),
                              ("localhost", "http://")):
            server = self.start(PROGRAM, "serve", "--files", SITE, "--port", 0, "--host", host)
            self.assertTrue(server.address.startswith(address), server.address)
            self.assertGreater(server.port, 1023)

    def test_it_opens_the_browser(self):
        with tempfile.TemporaryDirectory() as folder:
            opened = pathlib.Path(folder) / "opened"
            browser = pathlib.Path(folder) / "xdg-open"
            browser.write_text(f'#!/bin/sh\nprintf "%s %s" "$#" "$1" >{opened}.part\n'
                               f"mv {opened}.part {opened}\n")
            browser.chmod(0o755)
            path = f"{folder}:{os.environ['PATH']}"
            server = self.start("env", f"PATH={path}", PROGRAM, "serve", "--files", SITE,
                                "--port", 0, "--open")
            wait_until(opened.exists)
            self.assertEqual(opened.read_text(), f"1 {server.address}")
            self.assert_well(server)

    def test_it_can_start_again_at_once(self):
        first = self.limited()
        with first.connect() as client:
            client.sendall(request())
            Answer(client)
            self.assertEqual(first.end(), 0)
        second = self.start(PROGRAM, "serve", "--files", SITE, "--port", first.port)
        self.assert_well(second)


class Logs(Strain):
    def test_a_line_for_each_request_and_no_other(self):
        server = self.limited(header=500)
        body = len((SITE / "index.html").read_bytes())
        server.get("/")
        server.get("/", method="HEAD")
        server.get("/nowhere?secret=1")
        forged = b"\n2026-01-01T00:00:00.000Z GET /forged 200 1 0.0ms\n"
        server.send(b"GET /a" + forged + b" HTTP/1.1\r\nHost: t\r\n\r\n")
        server.send(b"GET /b" + forged.replace(b"\n", b"\r") + b" HTTP/1.1\r\nHost: t\r\n\r\n")
        server.send(b"GET /c\x1b[31m\x00\x85\xff HTTP/1.1\r\nHost: t\r\n\r\n")
        server.send(b"GET /d\x85\xe2\x80\xa8\xff HTTP/1.1\r\nHost: t\r\n\r\n")
        server.send(b"G\nET /e HTTP/1.1\r\nHost: t\r\n\r\n")
        server.get("/f%0aforged%0d%1b")
        server.get("/g" + "g" * 1000)
        self.assertEqual(server.end(), 0)
        text = server.log()
        lines = text.split("\n")
        self.assertEqual(lines.pop(), "")
        self.assertEqual(len(lines), 10, text)
        for line in lines:
            self.assertRegex(line, LOG_LINE)
            self.assertTrue(LOG_LINE.fullmatch(line), line)
        self.assertNotIn("secret", text)
        self.assertRegex(lines[0], rf"Z GET / 200 {body} ")
        self.assertRegex(lines[1], r"Z HEAD / 200 0 ")
        self.assertRegex(lines[2], r"Z GET /nowhere 404 \d+ ")
        self.assertRegex(lines[6], r"Z GET /d\\x85\\xe2\\x80\\xa8\\xff 404 ")
        self.assertRegex(lines[8], r"Z GET /f%0aforged%0d%1b 400 ")
        self.assertRegex(lines[9], r"Z GET /g{199}\.\.\. 404 ")

    def test_quiet(self):
        server = self.start(PROGRAM, "serve", "--files", SITE, "--port", 0, "--quiet")
        self.assert_well(server)
        self.assertEqual(server.end(), 0)
        self.assertEqual(server.log(), "")

    def test_nobody_has_to_read_the_log(self):
        process = subprocess.Popen([PROGRAM, "serve", "--files", SITE, "--port", "0"],
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        port = int(process.stdout.readline().decode().rsplit(":", 1)[1])
        process.stderr.close()
        for _ in range(3):
            with socket.create_connection(("127.0.0.1", port), 20) as client:
                client.sendall(request("/healthz"))
                self.assertEqual(Answer(client).body, b"ok")
        process.terminate()
        self.assertEqual(process.wait(20), 0)
        process.stdout.close()


if __name__ == "__main__":
    unittest.main()

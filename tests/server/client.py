"""What the tests of the server share: a server that is started and ended, and a client that sends
exactly the bytes it is told."""

import pathlib
import re
import signal
import socket
import subprocess
import tempfile
import time

SITE = pathlib.Path(__file__).parent / "site"

# time, method, path, status, bytes, milliseconds: nothing else may stand in a line
LOG_LINE = re.compile(
    r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z [!-~]+ [!-~]+ [2-5]\d\d \d+ \d+\.\dms")


class Server:
    """A server in a process of its own. What it logs is in log() once it has ended."""

    def __init__(self, *words):
        self.errors = tempfile.TemporaryFile()
        self.logged = None
        self.process = subprocess.Popen(
            [str(word) for word in words], stdout=subprocess.PIPE, stderr=self.errors)
        line = self.process.stdout.readline().decode()
        found = re.search(r"at (http://.*:(\d+))$", line.rstrip("\n"))
        if not found:
            self.process.wait(10)
            self.end()
            raise AssertionError(f"the server did not start: {line!r} {self.log()!r}")
        self.address = found.group(1)
        self.port = int(found.group(2))

    def connect(self, timeout=20, buffer=None):
        client = socket.socket()
        try:
            if buffer:
                client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
            client.settimeout(timeout)
            client.connect(("127.0.0.1", self.port))
            return client
        except OSError:
            client.close()
            raise

    def get(self, path, method="GET", **fields):
        """One request on a connection of its own."""
        with self.connect() as client:
            client.sendall(request(path, method, Connection="close", **fields))
            answer = Answer(client, method)
            assert client.recv(1) == b"", "more than one answer"
            return answer

    def send(self, data):
        """Raw bytes; the first answer, or None if the server just closes."""
        with self.connect() as client:
            client.sendall(data)
            return Answer.maybe(client)

    def tell_to_stop(self):
        self.process.send_signal(signal.SIGTERM)

    def end(self):
        """Stops it; its exit status."""
        if self.process.poll() is None:
            self.tell_to_stop()
        try:
            return self.process.wait(30)
        finally:
            self.process.kill()
            self.process.wait()
            if self.logged is None:
                self.process.stdout.close()
                self.errors.seek(0)
                self.logged = self.errors.read().decode(errors="surrogateescape")
                self.errors.close()

    def log(self):
        """What it wrote to standard error; known when it has ended."""
        return self.logged

    def memory_kb(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+) kB", status).group(1))


def request(path="/", method="GET", version="1.1", **fields):
    """A request as bytes. Fields are named with _ for -."""
    fields = {"Host": "test", **fields}
    lines = [f"{method} {path} HTTP/{version}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in fields.items()
              if value is not None]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")


class Answer:
    def __init__(self, client, method="GET"):
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            byte = client.recv(1)
            if not byte:
                raise EOFError(head)
            head += byte
        first, *lines = head[:-4].decode("latin-1").split("\r\n")
        self.status = int(re.fullmatch(r"HTTP/1\.1 (\d{3}) [A-Za-z ]+", first).group(1))
        self.fields = {}
        for line in lines:
            name, value = line.split(": ", 1)
            assert name.lower() not in self.fields, f"{name} is there twice"
            self.fields[name.lower()] = value
        size = int(self.fields.get("content-length", 0))
        self.body = b""
        while method != "HEAD" and self.status != 304 and len(self.body) < size:
            part = client.recv(min(size - len(self.body), 1 << 16))
            if not part:
                raise EOFError(self.body)
            self.body += part

    @staticmethod
    def maybe(client):
        try:
            return Answer(client)
        except (EOFError, ConnectionResetError):
            return None

    def __getitem__(self, name):
        return self.fields.get(name.lower())


def wait_until(true, seconds=20):
    """Until the function gives something true, which is given back."""
    end = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < end, "that took too long"
        time.sleep(0.02)
    return found


def closed_within(client, seconds):
    """Whether the server ends the connection by itself in that time."""
    client.settimeout(seconds)
    try:
        while client.recv(1 << 16):
            pass
        return True
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False

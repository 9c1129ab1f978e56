"""A headless Chromium that is driven through a pipe, by its DevTools protocol."""

import base64, json, os, shutil, subprocess, tempfile


class Chromium:
    """One page in a browser of its own; what it throws or logs as an error is kept in `errors`."""

    def __init__(self):
        self.folder = tempfile.mkdtemp()
        hear, self.out = os.pipe()
        self.into, say = os.pipe()
        command = [
            shutil.which("chromium") or "chromium", "--headless=new", "--no-sandbox", "--disable-gpu",
            "--remote-debugging-pipe", f"--user-data-dir={self.folder}", "about:blank"]
        # The browser reads from 3 and writes to 4.
        self.process = subprocess.Popen(
            ["bash", "-c", f'exec "$@" 3<&{hear} 4>&{say}', "chromium"] + command, pass_fds=(hear, say),
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(hear)
        os.close(say)
        self.rest, self.number, self.session, self.errors, self.events = b"", 0, None, [], []
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.send(domain + ".enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.send("Browser.close", session=None)
        self.process.wait(20)
        # The browser may still be writing, and the system removes what is left.
        shutil.rmtree(self.folder, ignore_errors=True)

    def receive(self):
        """The next message; an event is also noted."""
        while b"\0" not in self.rest:
            part = os.read(self.into, 1 << 20)
            if not part:
                raise RuntimeError("the browser is gone")
            self.rest += part
        text, self.rest = self.rest.split(b"\0", 1)
        message = json.loads(text)
        method, params = message.get("method"), message.get("params", {})
        if method == "Runtime.exceptionThrown":
            details = params["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description", details["text"]))
        if method == "Log.entryAdded" and params["entry"]["level"] == "error":
            self.errors.append(params["entry"]["text"])
        if method:
            self.events.append(method)
        return message

    def send(self, method, session="own", **params):
        self.number += 1
        message = {"id": self.number, "method": method, "params": params}
        if session and self.session:
            message["sessionId"] = self.session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def open(self, path, width, height, **media):
        """Opens a file or an address in a window of a size, with media such as `prefers_color_scheme="dark"`."""
        self.resize(width, height)
        self.emulate(**media)
        self.events.clear()
        self.send("Page.navigate", url=path if "://" in path else "file://" + path)
        while "Page.loadEventFired" not in self.events:
            self.receive()

    def reload(self):
        """Loads the page again, at its current address."""
        self.events.clear()
        self.send("Page.reload")
        while "Page.loadEventFired" not in self.events:
            self.receive()

    def resize(self, width, height):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def emulate(self, medium="", **features):
        self.send("Emulation.setEmulatedMedia", media=medium, features=[
            {"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def run(self, script):
        """The value of an expression, or of the promise that it is."""
        answer = self.send("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["exception"]["description"])
        return answer["result"].get("value")

    def press(self, key):
        """Presses a key as a user does, wherever the focus is."""
        for kind in ("rawKeyDown", "keyUp"):
            self.send("Input.dispatchKeyEvent", type=kind, key=key, code=key)

    def picture(self, path):
        """Writes what the window shows as a PNG."""
        data = self.send("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

"""Processes with a limit on time and memory, of which none is left when this one ends."""

import os, signal, subprocess, threading

# An endless loop meets the limit on the processor's seconds, however busy the machine is; a process that only
# waits meets the clock's.
LIMITS = "ulimit -t 15; ulimit -v 4194304; ulimit -c 0"
PATIENCE = 300


class Processes:
    """Those that were started and have not ended."""

    def __init__(self):
        self.lock, self.running, self.stopped = threading.Lock(), set(), False

    def passes(self, command, folder, root):
        """Whether a command exits with 0 in a root folder and within the limits."""
        return self.succeeds(["sh", "-c", LIMITS + '; exec "$@"', "sh", *command], folder, root, PATIENCE)

    def succeeds(self, command, folder, root=None, patience=None):
        """Whether a command exits with 0; what it printed is in the folder's file `output`."""
        with open(os.path.join(folder, "output"), "wb") as output:
            process = self.start(command, output, root)
        try:
            return process.wait(patience) == 0
        except subprocess.TimeoutExpired:
            return False
        finally:
            self.end(process)

    def start(self, command, output, root):
        with self.lock:
            if self.stopped:
                raise InterruptedError("stopped")
            process = subprocess.Popen(
                command, cwd=root, stdin=subprocess.DEVNULL, stdout=output, stderr=output,
                start_new_session=True)
            self.running.add(process)
            return process

    def end(self, process):
        """Kills a process with all of its group, which may have outlived it."""
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        process.wait()
        with self.lock:
            self.running.discard(process)

    def stop(self):
        """Ends all that are running, and starts no more."""
        with self.lock:
            self.stopped = True
            running = list(self.running)
        for process in running:
            self.end(process)

"""Processes with a limit on time and memory, of which none is left when this one ends."""

import os, signal, subprocess, threading

MEMORY = 4 << 20  # KiB
PATIENCE = 300  # seconds by the clock


class Processes:
    """Those that were started and have not ended."""

    def __init__(self):
        self.lock, self.running, self.stopped = threading.Lock(), set(), False

    def passes(self, command, folder, root, seconds):
        """Whether a command exits with 0 within so many seconds of the processor, however busy that is."""
        limits = f'ulimit -t {seconds}; ulimit -v {MEMORY}; ulimit -c 0'
        quiet = "export SWIFT_BACKTRACE=enable=no"  # nobody reads why a mutant trapped
        return self.succeeds(["sh", "-c", f'{limits}; {quiet}; exec "$@"', "sh", *command], folder, root, PATIENCE)

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

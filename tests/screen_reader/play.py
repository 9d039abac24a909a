"""Plays the game as a screen reader does: it reads and presses only what the accessibility bus offers.

Usage: play.py LANGUAGE TRANSCRIPT. Writes what a screen reader would say, and exits with 1 if a control has no name or a
step can't be done. tools/test-screen-reader starts the bus, the window and the game.
"""

import re
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

# In seconds: frames are slow without a graphics card.
TIMEOUT = 120
PAUSE = 0.1
MAX_PLIES = 400

WORDS = {
    "en": {
        "new_game": "New game", "start": "Start", "person": "Person", "begins": "South", "again": "Play again", "hole": r"^([A-Fa-f]), \d+ seeds?\. Ends",
        "capture": "captures",
    },
    "fr": {
        "new_game": "Nouvelle partie", "start": "Commencer", "person": "Personne", "begins": "Sud", "again": "Rejouer", "hole": r"^([A-Fa-f]), \d+ graines?\. Finit",
        "capture": "prend ",
    },
}


class Reader:
    def __init__(self, transcript):
        self.transcript = transcript
        self.said = []
        self.loop = GLib.MainLoop().get_context()
        self.listener = Atspi.EventListener.new(self.on_event)
        for kind in ("object:announcement", "object:state-changed:focused"):
            self.listener.register(kind)
        self.app = self.wait(self.find_app, "the game on the bus")

    def on_event(self, event):
        try:
            if event.type.startswith("object:announcement"):
                self.say(str(event.any_data))
            elif event.detail1:
                self.say(self.spoken(event.source))
        except GLib.Error:
            # The widget has gone meanwhile.
            pass

    def say(self, words):
        if words:
            self.said.append(words)
            self.transcript.write(words + "\n")
            self.transcript.flush()

    def spoken(self, node):
        name = node.get_name()
        return f"{name}, {node.get_role_name()}" if name else ""

    def find_app(self):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            app = desktop.get_child_at_index(index)
            if app and app.get_name().lower().startswith("awale"):
                return app
        return None

    def pump(self, seconds=PAUSE):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            while self.loop.pending():
                self.loop.iteration(False)
            time.sleep(0.01)

    def wait(self, find, what):
        end = time.monotonic() + TIMEOUT
        while time.monotonic() < end:
            try:
                found = find()
            except GLib.Error:
                found = None
            if found:
                return found
            self.pump()
        raise SystemExit(f"no {what} within {TIMEOUT} s; there is {[n for _, n in self.controls()]}")

    def nodes(self, node=None):
        node = node or self.app
        yield node
        for index in range(node.get_child_count()):
            child = node.get_child_at_index(index)
            if child:
                yield from self.nodes(child)

    def controls(self):
        """The controls with their names, in order."""
        controls = []
        for node in self.nodes():
            role = node.get_role_name()
            if role in ("push button", "button", "check box", "radio button", "slider", "entry", "text", "toggle button"):
                name = node.get_name()
                if name.strip():
                    controls.append((node, name))
                elif self.is_nameless(node):
                    raise SystemExit(f"a {role} without a name, beside {[name for _, name in controls[-3:]]}")
        return controls

    def is_nameless(self, node):
        """Whether the widget is still there without a name: one that has just gone has none either."""
        self.pump(1.0)
        node.clear_cache()
        states = node.get_state_set()
        return states.contains(Atspi.StateType.SHOWING) and not node.get_name().strip()

    def control(self, pattern):
        matches = re.compile(pattern).search
        return next((node for node, name in self.controls() if matches(name)), None)

    def press(self, pattern):
        node = self.wait(lambda: self.control(pattern), f"control {pattern}")
        name = node.get_name()
        if not node.get_action_iface().do_action(0):
            raise SystemExit(f"{name} can't be pressed")
        self.transcript.write(f"> {name}\n")
        self.pump()

    def press_all(self, pattern, number):
        """Presses the control of this number among those whose names match."""
        matches = re.compile(pattern).search
        found = self.wait(lambda: [node for node, name in self.controls() if matches(name)][number:], pattern)
        found[0].get_action_iface().do_action(0)
        self.pump()


def main():
    language, path = sys.argv[1:]
    words = WORDS[language]
    with open(path, "w", encoding="utf-8") as transcript:
        reader = Reader(transcript)
        reader.press(f"^{words['new_game']}$")
        reader.press("^Awale$")
        for seat in range(2):
            reader.press_all(f"^{words['person']}$", seat)
        # Otherwise chance decides.
        reader.press(f"^{words['begins']}$")
        reader.press(f"^{words['start']}$")
        reader.wait(lambda: reader.said, "word about the new game")
        for _ in range(MAX_PLIES):
            def legal():
                return [(node, name) for node, name in reader.controls() if re.match(words["hole"], name)]
            over = lambda: reader.control(f"^{words['again']}$")
            reader.wait(lambda: legal() or over(), "hole to play, or result")
            if over():
                break
            holes = legal()
            node, name = next(((n, t) for n, t in holes if words["capture"] in t), holes[0])
            heard = len(reader.said)
            transcript.write(f"> {name}\n")
            node.get_action_iface().do_action(0)
            reader.wait(lambda: len(reader.said) > heard, f"word about the move {name}")
        else:
            raise SystemExit("the game doesn't end")


main()

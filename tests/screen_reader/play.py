"""Plays the game as a screen reader does: it reads and presses only what the accessibility bus offers.

Usage: play.py LANGUAGE TRANSCRIPT. Plays a game to its end, reads its report, solves ten puzzles, does a lesson and changes
the language. Writes what a screen reader would say, and exits with 1 if a control has no name or a step can't be done.
tools/test-screen-reader starts the bus, the window and the game.

In the transcript, a line with ">" was pressed, one with "|" was read by walking through the screen, and any other was
announced by the game.
"""

import re
import sys
import time
from pathlib import Path

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

# In seconds: frames are slow without a graphics card, and a report analyses a whole game.
TIMEOUT = 600
PAUSE = 0.1
# How long nothing may be announced before everything has been.
SILENCE = 1.5
MAX_PLIES = 400
PUZZLES = 10
MAX_STEPS = 60
CONTROLS = ("push button", "button", "check box", "radio button", "slider", "entry", "text", "toggle button")
CHOSEN = (Atspi.StateType.CHECKED, Atspi.StateType.SELECTED, Atspi.StateType.PRESSED)
READ = (*CONTROLS, "heading", "label", "image")
OTHER = {"fr": "Français", "en": "English"}
VARIANT = {"en": "Awale", "fr": "Awalé"}
# Of a hole that can be played.
PLAYABLE = {"en": r"^[A-Fa-f], \d+ seeds?\. Ends", "fr": r"^[A-Fa-f], \d+ graines?\. Finit"}


def captures(language):
    """The words before the number of captured seeds, in the name of a hole that can be played."""
    text = Path("assets/text", language, "speech.ftl").read_text(encoding="utf-8")
    ends = text[text.index("\nspeech-ends = "):]
    return re.search(r'\[other\] (?:\{" "\})?(.*)\{ \$captured \}', ends)[1]


class Texts:
    """The texts of a language, by key: one line each, as a pattern for a whole name."""

    def __init__(self, language):
        self.lines = {}
        for file in Path("assets/text", language).glob("*.ftl"):
            for line in file.read_text(encoding="utf-8").splitlines():
                key, found, text = line.partition(" = ")
                if found and not key.startswith((" ", "#")):
                    self.lines[key] = text

    def pattern(self, key):
        """Arguments match anything."""
        literal = re.split(r"\{.*?\}", self.lines[key])
        return "^" + ".*".join(re.escape(part) for part in literal) + "$"


class Reader:
    def __init__(self, transcript, texts=None):
        self.transcript = transcript
        self.texts = texts
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
            self.write(words)

    def write(self, line):
        self.transcript.write(line + "\n")
        self.transcript.flush()

    def spoken(self, node):
        """Name, description and role, as a reader says them."""
        node.clear_cache()
        name, role = node.get_name().strip(), node.get_role_name()
        if not name:
            return ""
        states = node.get_state_set()
        is_chosen = any(states.contains(state) for state in CHOSEN)
        parts = [
            name,
            node.get_description() or "",
            "" if role == "label" else role.replace("push ", ""),
            "selected" if is_chosen else "",
            "disabled" if role in CONTROLS and not states.contains(Atspi.StateType.ENABLED) else "",
        ]
        return ", ".join(part for part in parts if part)

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

    def listen(self):
        """Waits until nothing more is announced."""
        heard = None
        while heard != len(self.said):
            heard = len(self.said)
            self.pump(SILENCE)

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
            if role in CONTROLS:
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
        """The first control with such a name that can be pressed."""
        matches = re.compile(pattern).search
        return next((node for node, name in self.controls() if matches(name) and self.is_enabled(node)), None)

    def is_enabled(self, node):
        # A panel that opens is disabled at first.
        node.clear_cache()
        return node.get_state_set().contains(Atspi.StateType.ENABLED)

    def has(self, key):
        return self.control(self.texts.pattern(key))

    def press(self, pattern):
        self.press_node(self.wait(lambda: self.control(pattern), f"control {pattern}"))

    def press_text(self, *keys):
        """Presses the buttons with these texts, one after the other."""
        for key in keys:
            self.press(self.texts.pattern(key))

    def press_node(self, node):
        name = node.get_name()
        self.write(f"> {name}")
        if not Atspi.Action.do_action(node, 0):
            raise SystemExit(f"{name} can't be pressed")
        self.pump()

    def read(self, first):
        """Walks through the screen from the heading of this text on."""
        self.wait(lambda: self.titled(first), f"heading {first}")
        before = None
        while (lines := self.lines_from(first)) != before:
            before = lines
            # A panel that opens is disabled at first.
            self.pump(SILENCE)
        for line in lines:
            self.write("| " + line)

    def lines_from(self, first):
        nodes = list(self.nodes())
        here = nodes[nodes.index(self.titled(first)) :]
        return [words for node in here if node.get_role_name() in READ and (words := self.spoken(node))]

    def titled(self, key):
        pattern = self.texts.pattern(key)
        nodes = (node for node in self.nodes() if node.get_role_name() == "heading")
        return next((node for node in nodes if re.match(pattern, node.get_name())), None)


def play_game(reader, language):
    reader.press_text("ui-menu-new-game")
    reader.press(f"^{VARIANT[language]}$")
    # The first one is the opponent. Otherwise chance decides who begins.
    reader.press_text("ui-player-person", "ui-player-south", "ui-start")
    reader.wait(lambda: reader.said, "word about the new game")
    legal = lambda: [(node, name) for node, name in reader.controls() if re.match(PLAYABLE[language], name)]
    capturing = captures(language)
    for _ in range(MAX_PLIES):
        reader.wait(lambda: legal() or reader.has("ui-play-again"), "hole to play, or result")
        if reader.has("ui-play-again"):
            return
        holes = legal()
        node, _ = next(((node, name) for node, name in holes if capturing in name), holes[0])
        heard = len(reader.said)
        reader.press_node(node)
        reader.wait(lambda: len(reader.said) > heard, "word about the move")
    raise SystemExit("the game doesn't end")


def read_report(reader):
    heard = len(reader.said)
    reader.press_text("review-report")
    reader.wait(lambda: len(reader.said) > heard, "word that the report is done")
    reader.read("review-report")
    reader.press_text("ui-back", "ui-main-menu")


def solve_puzzles(reader):
    """Takes the hints until the last one names the hole."""
    reader.press_text("ui-menu-more", "training-puzzles", "teacher-theme-tempo")
    for number in range(PUZZLES):
        while reader.wait(lambda: reader.has("training-hint") or reader.has("training-next"), "hint"):
            reader.listen()
            if not reader.has("training-hint"):
                break
            reader.press_text("training-hint")
            reader.listen()
            named = re.match(reader.texts.pattern("training-hint-hole").replace(".*", "(.*)"), reader.said[-1])
            if named:
                heard = len(reader.said)
                reader.press(f"^{named[1]}, ")
                reader.wait(lambda: len(reader.said) > heard and reader.has("training-next"), "answer")
                break
        # At once, before the game goes on on the board.
        if number + 1 < PUZZLES:
            reader.press_text("training-next")
    reader.press_text("training-leave", "ui-back")
    reader.wait(lambda: reader.titled("ui-menu-more"), "panel behind the puzzles")
    reader.press_text("ui-back")


def do_lesson(reader):
    reader.press_text("ui-menu-learn")
    reader.read("ui-menu-learn")
    reader.press_text("lesson-first-steps")
    for _ in range(MAX_STEPS):
        reader.listen()
        key = next((key for key in ("ui-lesson-next", "ui-lesson-show") if reader.has(key)), None)
        if not key:
            break
        reader.press_text(key)
    else:
        raise SystemExit("the lesson doesn't end")
    reader.press_text("ui-lesson-done", "ui-back")


def change_language(reader, language):
    reader.press_text("ui-settings-language")
    reader.read("ui-settings")
    other = next(code for code in OTHER if code != language)
    reader.press(f"^{OTHER[other]}$")
    reader.texts = Texts(other)
    reader.read("ui-settings")
    reader.press_text("ui-back", "ui-menu-new-game")
    reader.read("ui-new-game")


def main():
    language, path = sys.argv[1:]
    with open(path, "w", encoding="utf-8") as transcript:
        reader = Reader(transcript, Texts(language))
        play_game(reader, language)
        read_report(reader)
        solve_puzzles(reader)
        do_lesson(reader)
        change_language(reader, language)


if __name__ == "__main__":
    main()

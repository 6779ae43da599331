"""Templates of features, and what becomes of their text.

A template begins with `== NAME | KINDS | STATE`. KINDS are the kinds of types that it fits. STATE says what the type may
still be: `h` hashable, `c` codable, `s` sendable. Each line after it begins with a letter:

  M  a member            E  a member in an extension     T  before the type      P  after the type
  I  a stored property that initializers set: `name: Type = value`               C  conformances
  A  an attribute of the type    V  how a value is made, or the isolation of a scenario
  U  a statement that uses the value `v`
  S  a stub: `member | statements that set it | what then is true`; `p` is a value, `§0` the first closure's name
  Y  the same for a static member
  Z  what the type must be: hashable codable sendable      X  marks, which the generator reads
  no: and yes:  contexts that a type must not or must have

In all of them ⟨a¦b⟩ is one of several texts (⟨1:a¦b⟩ takes the same place as other choices with this number), `%a` a name
that no other member of the type has, `%T` the type and `%N` a suffix that no other type has.
"""
import re
from dataclasses import dataclass, field


@dataclass
class Feature:
    name: str
    kinds: set
    state: set
    lines: list = field(default_factory=list)  # (letter, text)
    no: set = field(default_factory=set)
    yes: set = field(default_factory=set)
    marks: set = field(default_factory=set)
    must: set = field(default_factory=set)

    def has(self, letter):
        return any(l == letter for l, _ in self.lines)


STATES = {"h": "hashable", "c": "codable", "s": "sendable"}


def read(path):
    features = []
    for line in path.read_text().split("\n"):
        if line.startswith("== "):
            parts = [p.strip() for p in line[3:].split("|")]
            parts += [""] * (3 - len(parts))
            features.append(Feature(parts[0], set(parts[1].split()), {STATES[s] for s in parts[2].split()}))
        elif line.startswith("no: "):
            features[-1].no |= set(line[4:].split())
        elif line.startswith("yes: "):
            features[-1].yes |= set(line[5:].split())
        elif line.startswith("X "):
            features[-1].marks |= set(line[2:].split())
        elif line.startswith("Z "):
            features[-1].must |= set(line[2:].split())
        elif line:
            features[-1].lines.append((line[0], line[2:]))
    return features


CHOICE = re.compile(r"⟨(\d:)?([^⟨⟩]*)⟩", re.S)


def choose(text, rng):
    """Returns the text with one text of each choice, resolving inner choices first."""
    places = {}
    while True:
        match = CHOICE.search(text)
        if not match:
            return text
        options = match.group(2).split("¦")
        number = match.group(1)
        place = rng.randrange(len(options))
        if number:
            place = places.setdefault(number, place) % len(options)
        text = text[: match.start()] + options[place] + text[match.end() :]


def chosen_lines(feature, rng):
    """Returns the lines of a feature with its choices made, each with its letter, including lines that a choice has added."""
    text = "\n".join(f"{letter} {line}" for letter, line in feature.lines)
    result = []
    for line in choose(text, rng).split("\n"):
        if len(line) > 1 and line[1] == " ":
            result.append((line[0], line[2:].replace("\\n", "\n")))
        elif line:
            result.append((result[-1][0], line))
    return result

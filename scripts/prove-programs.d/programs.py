"""Random programs: a few types, each made of several features, and code that uses them."""
import pathlib
import random
import re
from dataclasses import dataclass, field

import parameters
import templates

HERE = pathlib.Path(__file__).parent
SCENARIOS = [f for name in ("scenarios", "interplay", "language", "combinations", "applications", "libraries", "systems", "clients") for f in templates.read(HERE / f"{name}.txt")]
MEMBERS = [f for name in ("properties", "functions", "conformances", "initializers", "details") for f in templates.read(HERE / f"{name}.txt")]

PLAIN = """alpha beta gamma delta total name title size width state score owner limit offset rate tags
user price stock queue depth flag kind mode unit label text first last entry record result amount step list map buffer
cache store request reply origin target source angle speed weight height color shape point line area volume page""".split()
ODD = """value initialValue index left right prefix get set open optional error type URL aB _under getX isOn `default` `class`
`in` `case` `repeat` `for` `return` `the~sum` `is` `where` `import` description2 x y z body _1 async actor package none
macro newValue oldValue self_ `var` `nil` `func`""".replace("\n", " ").split(" ")
ODD = [name.replace("~", " ") for name in ODD]

# The modules that a program imports, and what in it needs them.
IMPORTS = {"Foundation": "JSON|LocalizedError|localizedDescription|NSError|NSLock|DispatchQueue|KeyPathComparator|SortDescriptor",
           "Distributed": "distributed actor", "Synchronization": r"Mutex|Atomic<", "Observation": "@Observable"}
# The line between two files of a library.
BREAK = "// The next file"


@dataclass
class Stub:
    member: str  # as `stubble status --explain` writes it
    make: str
    setup: str
    condition: str
    isolation: str


@dataclass
class Program:
    number: int
    library: str = ""
    use: str = ""
    stubs: list = field(default_factory=list)
    all_types: bool = True
    features: list = field(default_factory=list)
    calls: list = field(default_factory=list)  # functions that use the types

    def files(self):
        """Returns the name and the text of each file of the library."""
        return list(zip("PABC", re.split(rf"{BREAK}\r?\n", self.library)))


class Names:
    """The random names that replace the placeholders of one type."""

    def __init__(self, rng):
        self.rng = rng
        self.taken = set()

    def new(self, plain):
        while True:
            name = self.rng.choice(PLAIN if plain or self.rng.random() < 0.8 else ODD)
            if name in self.taken:
                name = name.strip("`").replace(" ", "") + str(self.rng.randrange(9))
            if name not in self.taken:
                self.taken.add(name)
                return name


class TypeDraft:
    """A type to which features are being added."""

    def __init__(self, rng, settings, suffix, base=None):
        self.rng, self.settings, self.suffix, self.base = rng, settings, suffix, base
        self.kind = "class" if base else rng.choices(["class", "struct", "actor", "noncopy"], [36, 44, 12, 8])[0]
        self.name = rng.choice(["Box", "Service", "Model", "Item"]) + suffix
        self.names = base.names if base else Names(rng)
        self.final = self.kind == "class" and rng.random() < 0.5
        self.generic = None
        if not base and self.kind != "noncopy" and rng.random() < 0.14:
            self.generic = rng.choice(["", ": Hashable", ": Sendable & Hashable", ": Equatable"])
        self.argument, self.value, self.stub = rng.choice([("Int", "3", "41"), ("String", '"a"', '"stub"')])
        self.isolation = base.isolation if base else ""
        if not base and self.kind in ("class", "struct") and rng.random() < 0.14:
            self.isolation = rng.choice(["@MainActor", "@MainActor", f"@Actor{suffix}"])
        self.space = f"Space{suffix}" if rng.random() < 0.1 and not self.generic and not base else ""
        self.parts = {letter: [] for letter in "METPIACUSYVX"}
        self.features = []
        self.marks = set()
        self.explicit = False

    @property
    def qualified(self):
        return f"{self.space}.{self.name}" if self.space else self.name

    @property
    def concrete(self):
        return self.qualified + (f"<{self.argument}>" if self.generic is not None else "")

    def context(self):
        result = {self.kind}
        if self.final: result.add("final")
        if self.generic is not None: result.add("generic")
        if self.isolation: result.add("gactor")
        return result | self.settings.contexts()

    def add_features(self):
        context = self.context()
        pool = [f for f in MEMBERS if self.kind in f.kinds and not f.no & context and f.yes <= context]
        if self.base:
            pool = [f for f in pool if not f.has("I") and not f.marks & {"explicit", "alone", "bareInit"} and not f.has("C")
                    and "%MAKE" not in str(f.lines) and "%INIT" not in str(f.lines) and "%ARGS" not in str(f.lines)]
        self.rng.shuffle(pool)
        wanted = self.rng.choice([2, 3, 4, 4, 5, 6, 7])
        must, chosen = set(), []
        special = [f for f in pool if f.must or f.has("C") or f.marks & {"alone", "memberwise"}]
        if special and self.rng.random() < 0.45: chosen.append(special[0])
        if self.generic is not None:
            chosen += [f for f in pool if "generic" in f.yes][:2]
        chosen += pool
        for f in chosen:
            if len(self.features) >= wanted: break
            if f.name in self.features: continue
            if any(f.name == g.name for g in self.features_list()): continue
            ok = must <= f.state and all(f.must <= g.state for g in self.features_list())
            if (must | f.must) & f.no or any(f.must & g.no for g in self.features_list()): continue
            if "alone" in self.marks or "alone" in f.marks and self.features:
                if "alone" in f.marks and self.features: continue
                if f.has("I") or f.has("V") or f.marks & {"explicit", "bareInit"}: continue
            if "bareInit" in self.marks and (f.has("I") or f.marks & {"explicit"}): continue
            if "bareInit" in f.marks and any(g.has("I") or g.marks & {"explicit", "bareInit"} for g in self.features_list()): continue
            conforms = [g for g in self.features_list() if g.has("C") or "conforms" in g.marks]
            if (f.has("C") or "conforms" in f.marks) and conforms: continue
            # A documented limitation: a struct with properties inside `#if` keeps no mirror.
            if {"printable", "unprintable"} <= self.marks | f.marks: continue
            if not ok: continue
            must |= f.must
            self.add(f)
        self.rng.shuffle(self.parts["U"])

    def features_list(self):
        return self._features

    _features = ()

    def add(self, feature):
        self._features = (*self._features, feature)
        self.features.append(feature.name)
        self.marks |= feature.marks
        names = {}
        plain = bool(feature.marks & {"plainNames", "explicitKeys"})

        def name(match):
            key = match.group(1)
            if key not in names: names[key] = self.names.new(plain or key in "xy")
            return names[key]

        lines = feature.lines
        if "mutating" in feature.marks:
            replacement = "mutating " if self.kind in ("struct", "noncopy") else ""
            lines = [(l, re.sub(r"⟨(1:)?mutating ¦(mutating ¦)?⟩", replacement, t)) for l, t in lines]
        copy = templates.Feature(feature.name, feature.kinds, feature.state, lines)
        chosen = templates.chosen_lines(copy, self.rng)
        if any("%P1%" in t for _, t in chosen):
            x = self.names.new(True)
            names["x"] = x
            values = parameters.signature(self.rng, name(re.match("(a)", "a")), x, self, "simple" in feature.marks)
            chosen = [(l, self.fill(t, values)) for l, t in chosen]
        block = []
        for letter, text in chosen:
            text = re.sub(r"%([a-z])(?![a-zA-Z0-9])", name, text)
            text = re.sub(r"_%([a-z])_", lambda m: name(m) + "_", text).replace("%N", self.suffix)
            if letter in "MEP":
                text = text.replace("%T", self.name if letter == "M" else self.qualified)
            else:
                text = text.replace("%T", self.concrete)
            text = re.sub(r"\bARG\b", self.value, re.sub(r"\bARG2\b", self.stub, text))
            if letter == "M": block.append(text)
            else: self.parts[letter].append(text)
        if block: self.parts["M"].append("\n".join(block))

    def fill(self, text, values):
        for key, value in values.items():
            text = text.replace(key, value)
        return text

    # The parts of a finished type.

    def initial_values(self):
        result = []
        for text in self.parts["I"]:
            left, value = text.split(" = ", 1)
            name, type_ = left.split(": ", 1)
            result.append((name, type_, value))
        return result

    def arguments(self):
        return ", ".join(f"{self.label(n)}: {v}" for n, _, v in self.initial_values())

    @staticmethod
    def label(name):
        return name

    def make(self):
        if self.base: return f"{self.concrete}({self.base.arguments()})"
        if self.parts["V"]: return self.parts["V"][0]
        return f"{self.concrete}({self.arguments()})"

    def initializer(self):
        values = self.initial_values()
        if self.base or self.marks & {"memberwise", "bareInit"} or self.parts["V"]: return None
        needed = "explicit" in self.marks or self.settings.public
        if self.kind in ("class", "actor"): needed = needed or bool(values)
        elif self.rng.random() < 0.25: needed = True
        if not needed: return None
        parameters_ = ", ".join(
            f"{n}: {t}" + (f" = {v}" if self.rng.random() < 0.3 and "@escaping" not in t else "") for n, t, v in values)
        form = self.rng.choice(["self.{0} = {0}"] * 3 + ["({1}.{0}) = {0}"])
        body = "; ".join(form.format(n, "self") for n, _, _ in values)
        if self.rng.random() < 0.3: body = "\n    ".join([*body.split("; "), ""])
        return f"init({parameters_}) {{ {body} }}" if "\n" not in body else f"init({parameters_}) {{\n    {body.rstrip()}\n  }}"

    def rest(self, member):
        """Returns the statements that set the stored properties which a member does not declare."""
        rest = [f"self.{n} = {v}" for n, _, v in self.initial_values() if not re.search(rf"\blet {re.escape(n)}: ", member)]
        return "".join(r + "; " for r in rest)

    def stored_values(self):
        return "; ".join(f"self.{n} = {v}" for n, _, v in self.initial_values())

    def declaration(self):
        members = list(self.parts["M"])
        init = self.initializer()
        if init: members.insert(self.rng.randrange(len(members) + 1), init)
        if self.settings.public: members = [with_access(m) for m in members]
        members = [m.replace("%ARGS", self.arguments()).replace("%INIT", self.stored_values() or "_ = 0").replace("%REST", self.rest(m)) for m in members]
        members = [m.replace("%MAKE", self.make()) for m in members]
        keyword = {"noncopy": "struct"}.get(self.kind, self.kind)
        inherits = [self.base.concrete] if self.base else []
        inherits += ["~Copyable"] if self.kind == "noncopy" else []
        inherits += self.parts["C"]
        parameter = f"<T{self.generic}>" if self.generic is not None else ""
        head = " ".join(filter(None, ["public" if self.settings.public else self.rng.choice(["", "", "", "internal"]),
            "final" if self.final else "", keyword, self.name + parameter])) + (": " + ", ".join(inherits) if inherits else "")
        attributes = [*self.parts["A"], *([self.isolation] if self.isolation else [])]
        comment = [] if self.settings.all_types else ["// @Stubbable"]
        if comment and self.rng.random() < 0.3: comment = ["// @Stubbable", "/// A type."]
        if attributes and self.rng.random() < 0.5: lines = comment + [" ".join(attributes) + " " + head + " {"]
        elif attributes and self.rng.random() < 0.3: lines = [*attributes, *comment, head + " {"]
        else: lines = comment + attributes + [head + " {"]
        lines += ["  " + l if l else l for m in members for l in m.split("\n")] + ["}"]
        if self.space:
            lines = [("public " if self.settings.public else "") + f"enum {self.space} {{", *["  " + l for l in lines], "}"]
        if self.parts["E"]:
            extension = [with_access(e) if self.settings.public else e for e in self.parts["E"]]
            extension = [e.replace("%ARGS", self.arguments()) for e in extension]
            lines += [f"extension {self.qualified} {{", *["  " + e for e in extension], "}"]
        lines += self.parts["P"]
        before = list(self.parts["T"])
        if self.isolation.startswith("@Actor"):
            before.append(f"@globalActor {'public ' if self.settings.public else ''}actor {self.isolation[1:]} {{ "
                          f"{'public ' if self.settings.public else ''}static let shared = {self.isolation[1:]}() }}")
        return before + lines

    def use(self):
        """Returns functions that use the type, and the name of the one to call."""
        name = "useType" + self.suffix
        statements = [u.replace("%MAKE", self.make()) for u in self.parts["U"]]
        if self.kind == "actor":
            return [f"func {name}(_ v: isolated {self.concrete}) async throws {{", *["  " + s for s in statements], "}",
                    f"func {name}() async throws {{ try await {name}({self.make()}) }}"], name
        keyword = "let" if self.kind == "class" else "var"
        lines = ["  var k = 1; touch(&k)", f"  {keyword} v = {self.make()}", *["  " + s for s in statements]]
        lines.append("  touch(&v)" if self.kind != "class" else "  _ = v")
        return [f"{self.isolation + ' ' if self.isolation else ''}func {name}() async throws {{", *lines, "}"], name

    def stubs(self):
        keyword = "let" if self.kind == "class" else "var"
        for letter in "SY":
            for text in self.parts[letter]:
                member, setup, condition = [t.strip().replace("%MAKE", self.make()) for t in text.split(" | ")]
                make = f"{keyword} p = {self.make()}" if letter == "S" else ""
                yield Stub(f"{self.qualified}.{member}", make, setup, condition, self.isolation)


DECLARATION = re.compile(
    r"^((?:@\w+(?:\([^()]*\))? )*)((?:(?:static|class|final|mutating|nonmutating|nonisolated|lazy|weak|override|required|"
    r"convenience|consuming|borrowing|prefix|indirect|unowned) )*(?:var|let|func|init|subscript|struct|enum|typealias|class|actor)\b)", re.M)


def with_access(member):
    return DECLARATION.sub(r"\1public \2", member)


def scenario(rng, feature, suffix):
    draft = {letter: [] for letter in "TUSV"}
    for letter, text in templates.chosen_lines(feature, rng):
        draft[letter].append(text.replace("%N", suffix))
    isolation = draft["V"][0] if draft["V"] else ""
    name = "useType" + suffix
    use = [f"{isolation + ' ' if isolation else ''}func {name}() async throws {{", *["  " + u for u in draft["U"]], "}"]
    stubs = []
    for text in draft["S"]:
        member, make, setup, condition = [t.strip() for t in text.split(" | ")]
        stubs.append(Stub(member, make, setup, condition, isolation))
    return draft["T"], use, name, stubs


TYPE = re.compile(r"^((?:@\w+(?:\([^()]*\))? )*(?:(?:public|nonisolated|final) )*(?:class|struct|actor) )", re.M)


def program(seed, number, settings):
    rng = random.Random(f"{seed}/{number}")
    result = Program(number, all_types=settings.all_types)
    library, use = [], []
    drafts = []
    for place in range(rng.choice([1, 1, 2, 2, 3])):
        suffix = f"{number}{'abcdef'[place]}"
        if not settings.public and rng.random() < 0.45:
            feature = rng.choice([s for s in SCENARIOS if not s.no & settings.contexts()])
            before, uses, name, stubs = scenario(rng, feature, suffix)
            text = "\n".join(before)
            if not settings.all_types: text = TYPE.sub(r"// @Stubbable\n\1", text)
            library += text.split("\n")
            result.features.append(feature.name)
            result.stubs += stubs
        else:
            bases = [d for d in drafts if d.kind == "class" and not d.final and d.generic is None and not d.space
                     and not d.marks & {"bareInit"}]
            base = rng.choice(bases) if bases and rng.random() < 0.5 and not settings.public else None
            draft = TypeDraft(rng, settings, suffix, base)
            drafts.append(draft)
            draft.add_features()
            library += draft.declaration()
            uses, name = draft.use()
            result.features += draft.features
            if not settings.public: result.stubs += list(draft.stubs())
        use += uses
        result.calls.append(name)
    text = "\n".join(library) + "\n"
    imports = [f"import {module}\n" for module, words in IMPORTS.items() if re.search(words, text + "\n".join(use))]
    if rng.random() < 0.05: imports = sorted({*imports, "import Foundation\n"})
    result.library = respaced(in_files(text, imports, rng), rng)
    imports = [i.strip() for i in imports if "Foundation" in i]
    if settings.modules: imports.append(("" if settings.public else "@testable ") + "import Library")
    use.append(f"func use{number}() async throws {{ " + "; ".join(f"try await {c}()" for c in result.calls) + " }")
    result.use = "\n".join([*imports, *use]) + "\n"
    return result


def in_files(text, imports, rng):
    """Returns the program with its declarations in one file or several, each of which begins with the imports."""
    count = 1 if re.search(r"^(file)?private\b", text, re.M) else rng.choices([1, 2, 3], [60, 25, 15])[0]
    files = [list(imports) for _ in range(count)]
    for declaration in declarations(text): rng.choice(files).append(declaration)
    return f"{BREAK}\n".join("".join(f) for f in files if len(f) > len(imports))


def declarations(text):
    """Returns the declarations of a file, with their attributes and comments."""
    result, depth, clauses = [""], 0, 0
    for line in text.splitlines(keepends=True):
        result[-1] += line
        depth += line.count("{") - line.count("}")
        clauses += line.startswith("#if") - line.startswith("#endif")
        if depth == 0 and clauses == 0 and line.strip() and not re.match(r"//|@[\w()]+$", line): result.append("")
    return [r for r in result if r]


def respaced(text, rng):
    """Returns the program with other white space, such as tabs or CR LF."""
    kind = rng.choices(["plain", "tight", "loose", "tabs", "crlf", "trailing", "open"], [60, 8, 8, 6, 6, 6, 6])[0]
    if kind == "tight": text = re.sub(r"\b(var|let) (\w+)((?:: [\w.<>\[\]?: ]+?)?) = (?![.&/#-])", lambda m: f"{m[1]} {m[2]}{m[3].replace(': ', ':')}=", text)
    if kind == "loose": text = re.sub(r"\b(var|let) (\w+)((?:: [\w.<>\[\]?: ]+?)?) = ", r"\1  \2\3  =   ", text)
    if kind == "tabs": text = re.sub(r"^( +)", lambda m: "\t" * (len(m[1]) // 2) + " " * (len(m[1]) % 2), text, flags=re.M)
    if kind == "crlf": text = text.replace("\n", "\r\n")
    if kind == "trailing": text = re.sub(r"([{,])$", r"\1 ", text, flags=re.M)
    if kind == "open": text = text.rstrip("\n")
    return text

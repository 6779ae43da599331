"""Compiles many programs as one, before and after stubble, and compares what they do."""
import os
import pathlib
import random
import re
import resource
import shutil
import subprocess
from dataclasses import dataclass, field, replace

import programs

FEATURES = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
            "InferIsolatedConformances"]
OPTIONS = ["--calls", "--sendable"]
SUPPORT = "nonisolated func touch<V: ~Copyable>(_ value: inout V) {}\n"
CHECK = """nonisolated func check(_ what: String, _ holds: Bool) { print(holds ? "stubbed" : "not stubbed:", what) }
"""
PLACE = re.compile(r"^(?:.*/)?([A-Z])(\d+)\.swift:(\d+):(\d+): (error|warning): (.*)$")


@dataclass
class Settings:
    """The build settings of a batch."""

    main: bool = False  # default isolation on the main actor
    optimized: bool = False
    features: tuple = ()
    strict: bool = False
    complete: bool = False  # complete checking of concurrency also in language mode 5
    whole: bool = True
    modules: bool = False
    public: bool = False
    all_types: bool = True
    mode: str = "6"  # the language mode in which the programs run; in the other one they are compiled only
    options: tuple = ()  # of `stubble apply`
    stated: bool = False  # whether the manifest states this mode, so that the programs are not compiled in the other one

    @staticmethod
    def random(rng):
        s = Settings()
        s.main = rng.random() < 0.2
        s.optimized = rng.random() < 0.08
        s.features = tuple(f for f in FEATURES if rng.random() < 0.15)
        s.strict = rng.random() < 0.1
        s.complete = rng.random() < 0.4
        s.whole = s.optimized or rng.random() < 0.9
        s.modules = rng.random() < 0.2
        s.public = s.modules and rng.random() < 0.4
        s.all_types = rng.random() < 0.75
        s.mode = rng.choice("56")
        s.stated = s.mode == "5" and rng.random() < 0.5
        s.options = tuple(o for o in OPTIONS if rng.random() < 0.2)
        return s

    def contexts(self):
        """What `no:` and `yes:` of a feature may name."""
        named = {n for n in ("main", "public", "strict") if getattr(self, n)}
        # A recorded call keeps its arguments alive.
        return named | {"calls"} if "--calls" in self.options else named

    def flags(self, mode):
        result = ["-swift-version", mode, "-enable-bare-slash-regex"]
        if self.main: result += ["-default-isolation", "MainActor"]
        result += ["-O"] if self.optimized else ["-Onone"]
        for f in self.features: result += ["-enable-upcoming-feature", f]
        if self.strict: result += ["-strict-memory-safety"]
        if self.complete and mode == "5": result += ["-strict-concurrency=complete"]
        if self.whole: result += ["-wmo"]
        if self.modules and not self.public: result += ["-enable-testing"]
        return result

    def __str__(self):
        words = ["Swift " + self.mode] + [n for n in ("stated", "main", "optimized", "strict", "complete", "modules", "public") if getattr(self, n)]
        if not self.whole: words.append("by file")
        if not self.all_types: words.append("by comment")
        return ", ".join([*words, *self.features, *self.options])


@dataclass
class Failure:
    number: int
    kind: str
    message: str
    mode: str = ""


@dataclass
class Known:
    """A known limitation: a pattern of messages, and the reason."""

    kind: str
    pattern: str
    reason: str


KNOWN = [
    Known("warning", r"call to main actor-isolated initializer 'init\(\)' in a synchronous nonisolated context",
          "on the main actor by default, what a memberwise initializer is isolated to depends on the language mode"),
    Known("does not compile", r"property '_\w+' not initialized by init accessor",
          "on the main actor by default, in language mode 5, a variable of an optional '@MainActor' function"),
    Known("warning", r"converting non-Sendable function value to '@Sendable",
          "on the main actor by default, language mode 5 sees values of functions without `Sendable`, unless the manifest states it"),
    Known("warning", r"no 'async' operations occur within 'await' expression",
          "a constant of an actor that another module awaits needs no 'await' any more"),
    Known("prints", r"`[^`]*\\xa0", "the mirror of a struct shows raw identifiers without back-ticks"),
    Known("prints", r"lazy_storage", "the storage of a lazy property cannot be read for the mirror of a struct"),
    Known("stub does not compile", r"SendingRisksDataRace|ActorIsolatedCall",
          "a stub that is set on the main actor cannot be sent elsewhere by the asynchronous call that follows"),
]


def known(failure):
    return next((k.reason for k in KNOWN if k.kind == failure.kind and re.search(k.pattern, failure.message)), None)


@dataclass
class Compilation:
    errors: dict = field(default_factory=dict)  # program to messages
    warnings: dict = field(default_factory=dict)  # program to (file, line, message)
    crash: str = ""
    text: str = ""


@dataclass
class Result:
    made: int = 0
    faulty: list = field(default_factory=list)  # originals that are not compiled or do not end: (number, why)
    failures: list = field(default_factory=list)
    stubs: int = 0
    left: dict = field(default_factory=dict)
    unlisted: list = field(default_factory=list)


def run(arguments, **options):
    environment = dict(os.environ, SWIFT_BACKTRACE="enable=no", SWIFT_DETERMINISTIC_HASHING="1")
    return subprocess.run(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, preexec_fn=limit, **options)


def limit():
    """Limits the time of a child process, so that a compiler that does not end is reported as a fault."""
    resource.setrlimit(resource.RLIMIT_CPU, (400, 400))
    resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))


class Batch:
    def __init__(self, folder, stubble, settings, made):
        self.folder, self.stubble, self.settings = pathlib.Path(folder), stubble, settings
        self.programs = {p.number: p for p in made}
        self.result = Result(made=len(made))
        shutil.rmtree(self.folder, ignore_errors=True)
        for name in ("original", "applied", "build"): (self.folder / name).mkdir(parents=True)

    def path(self, state, number, name):
        """Returns the path of a file: in the library, or in its tests or its client if the program has several modules."""
        folder = "Sources/Library"
        if self.settings.modules and name in "UQ": folder = "Sources/Client" if self.settings.public else "Tests/LibraryTests"
        return self.folder / state / str(number) / folder / f"{name}{number}.swift"

    def library(self, state, number):
        """Returns the paths of the files of the library."""
        return [self.path(state, number, name) for name, _ in self.programs[number].files()]

    def write(self):
        for number, p in self.programs.items():
            for state in ("original", "applied"):
                for name, text in [*p.files(), ("U", p.use)]:
                    path = self.path(state, number, name)
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_bytes(text.encode())
                # What is given an address by a function that is not visible keeps the layout of its type.
                if number % 4: self.path(state, number, "U").with_name("Support.swift").write_text(SUPPORT)
                settings = [".defaultIsolation(MainActor.self)"] * self.settings.main + [".strictMemorySafety()"] * self.settings.strict
                setting = f", swiftSettings: [{', '.join(settings)}]" if settings else ""
                modes = ", swiftLanguageModes: [.v5]" * self.settings.stated
                client = ""
                if self.settings.modules:
                    client = f', .executableTarget(name: "Client", dependencies: ["Library"]{setting})' if self.settings.public else \
                        f', .testTarget(name: "LibraryTests", dependencies: ["Library"]{setting})'
                (self.folder / state / str(number) / "Package.swift").write_text(
                    "// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package(name: \"P\", targets: ["
                    f".target(name: \"Library\"{setting}){client}]{modes})\n")

    def main(self, numbers, probes):
        """Returns a main file that calls the programs, except those whose names are its arguments."""
        lines = ["import Foundation", "let parts: [(String, () async throws -> Void)] = ["]
        for n in numbers:
            lines.append(f'  ("{n} use", use{n}),')
            if probes: lines.append(f'  ("{n} stubs", probe{n}),')
        lines += ["]", "for (name, part) in parts where !CommandLine.arguments.dropFirst().contains(name) {",
                  '  print("=== \\(name)")', "  fflush(nil)",
                  '  do { try await part() } catch { print("threw", error) }', "}", 'print("=== end")']
        return "\n".join(lines) + "\n"

    # Compiling

    def compile(self, state, numbers, mode, full, probes):
        """Compiles the programs: if `full`, to an executable, else until all diagnostics are known."""
        build = self.folder / "build"
        (build / "Support.swift").write_text(SUPPORT)
        (build / "Check.swift").write_text(CHECK)
        (build / "main.swift").write_text(self.main(numbers, probes))
        library = [path for n in numbers for path in self.library(state, n)]
        client = [self.path(state, n, "U") for n in numbers] + [build / "Support.swift", build / "main.swift"]
        if probes: client += [self.path(state, n, "Q") for n in numbers] + [build / "Check.swift"]
        flags = self.settings.flags(mode)
        if self.settings.modules:
            first = self.swiftc([*flags, "-module-name", "Library", "-parse-as-library", "-emit-module", "-emit-module-path",
                                 build / "Library.swiftmodule", *(["-c", "-o", build / "Library.o"] if self.settings.whole else ["-emit-library", "-static", "-o", build / "libLibrary.a"])], library)
            if first.errors or first.crash: return first
            object_ = build / ("Library.o" if self.settings.whole else "libLibrary.a")
            second = self.swiftc([*flags, "-module-name", "Client", "-I", build, "-o", build / "program"], [*client, object_])
            for n, w in first.warnings.items(): second.warnings.setdefault(n, []).extend(w)
            return second
        output = ["-o", build / "program"] if full else ["-emit-sil", "-o", "output.sil"]
        if not full and not self.settings.whole: output = ["-emit-sil", "-wmo", "-o", "output.sil"]
        return self.swiftc([*flags, "-module-name", "Client", *output], library + client)

    def swiftc(self, flags, files):
        done = run(["swiftc", *map(str, flags), *map(str, files)], cwd=self.folder / "build")
        text = done.stderr.decode(errors="replace")
        result = Compilation(text=text)
        for line in dict.fromkeys(text.split("\n")):
            match = PLACE.match(line)
            if not match: continue
            name, number, row, _, kind, message = match.groups()
            if kind == "error": result.errors.setdefault(int(number), []).append(f"{name}:{row}: {message}")
            else: result.warnings.setdefault(int(number), []).append((name, int(row), message))
        if done.returncode and not result.errors: result.crash = text[-3000:]
        return result

    def compile_good(self, state, numbers, mode, full, probes):
        """Compiles, leaving out programs with errors, until the rest compiles. Returns the numbers of the rest, the errors and the
        warnings of each program."""
        wrong, numbers = {}, list(numbers)
        while numbers:
            done = self.compile(state, numbers, mode, full, probes)
            if not done.errors and not done.crash: return numbers, wrong, done.warnings
            if done.crash:
                if len(numbers) == 1:
                    wrong[numbers[0]] = ["compiler: " + crash_line(done.crash)]
                    return [], wrong, {}
                half = len(numbers) // 2
                good = []
                for part in (numbers[:half], numbers[half:]):
                    kept, bad, _ = self.compile_good(state, part, mode, full, probes)
                    good += kept
                    wrong |= bad
                if len(good) == len(numbers): return [], {**wrong, -1: ["only together: " + crash_line(done.crash)]}, {}
                numbers = good
                continue
            wrong |= done.errors
            numbers = [n for n in numbers if n not in done.errors]
        return [], wrong, {}

    # Running

    def outputs(self, numbers):
        """Runs the programs, and returns what each part of each prints, including a trap."""
        left_out, result = [], {}
        while True:
            try:
                done = run([str(self.folder / "build" / "program"), *left_out], timeout=120)
                code, text, errors = done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")
            except subprocess.TimeoutExpired as e:
                code, text, errors = "time", (e.stdout or b"").decode(errors="replace"), "does not end"
            part = None
            for line in text.split("\n"):
                if line.startswith("=== "):
                    part = line[4:]
                    if part not in result: result[part] = []
                    else: result[part] = []
                elif part: result[part].append(line)
            if code == 0: return result
            if part in (None, "end"): return result
            result[part].append(f"trapped: {code} {trap_line(errors)}")
            left_out += [part]
            kept = {k: v for k, v in result.items()}
            if len(left_out) > len(numbers) * 2: return kept

    # Applying

    def apply(self, number):
        """Applies stubble to a program and checks its promises. Returns the members with their closures, or None after a failure."""
        root = self.folder / "applied" / str(number)
        paths = self.library("applied", number)
        original = [p.read_bytes() for p in paths]
        options = ["--all-types"] * self.settings.all_types + list(self.settings.options)

        def stubble(*arguments):
            return run([self.stubble, *arguments, "--color", "never"], cwd=root)

        def fail(kind, message):
            self.result.failures.append(Failure(number, kind, message, self.settings.mode))

        status = stubble("status", "--explain", *options, "Sources")
        done = stubble("apply", *options, "Sources")
        text = done.stderr.decode(errors="replace")
        if done.returncode:
            fail("apply", first_diagnostic(text))
            return None
        # Types are annotated whether or not any of their members can be stubbed.
        warnings = [line for line in text.split("\n") if " warning: " in line and "no member of" not in line]
        if warnings: fail("apply warns", first_diagnostic("\n".join(warnings)))
        applied = [p.read_bytes() for p in paths]
        if any(a.count(b"\n") != b.count(b"\n") for a, b in zip(applied, original)): fail("lines", "a line moves")
        if stubble("apply", *options, "Sources").returncode or [p.read_bytes() for p in paths] != applied:
            fail("idempotence", "applying twice changes something")
        members = {}
        for line in status.stdout.decode(errors="replace").split("\n"):
            match = re.match(r"^\s+\d+:\d+: (.*?): (stubbed|left): (.*)$", line)
            if match: members.setdefault(match[1].replace("`", ""), []).append((match[2], match[3]))
        return members

    def revert(self, numbers):
        """Checks that reverting restores every byte, and keeps the applied files."""
        paths = {n: self.library("applied", n) for n in numbers}
        applied = {p: p.read_bytes() for n in numbers for p in paths[n]}
        run([self.stubble, "revert", "--quiet", *map(str, applied)])
        for number in numbers:
            if [p.read_bytes() for p in paths[number]] != [p.read_bytes() for p in self.library("original", number)]:
                self.result.failures.append(Failure(number, "revert", "reverted bytes differ", self.settings.mode))
        for path, text in applied.items(): path.write_bytes(text)

    def probe(self, number, members):
        """Writes the file that sets stubs and calls the members that they replace."""
        program, blocks = self.programs[number], []
        for place, stub in enumerate(program.stubs):
            member = stub.member.replace("`", "")
            found = members.get(member)
            if not found:
                self.result.unlisted.append(f"{number}: {member}")
                continue
            if len(found) > 1 or found[0][0] == "left":
                reason = re.sub(r"'[^']*'", "…", found[0][1])
                self.result.left[reason] = self.result.left.get(reason, 0) + 1
                continue
            # `_f: () -> Int`, or `Type._f: () -> Int` if the type has the closure.
            written = re.match(r"^((?:[\w.<>]+\.)?)(`[^`]*`|[^\s,:]+)", found[0][1])
            closure, is_static = written[2], bool(written[1]) or "(static" in found[0][1]
            if "same closure" in found[0][1] or not closure.startswith(("_", "`_")): continue
            setup, after = stub.setup, ""
            if is_static and "p.§0" in setup:
                owner = stub.member.rsplit(".", 1)[0]
                type_ = re.match(r"^(?:let|var) p = (\w+(?:\.[A-Z]\w*)*(?:<[^>]*>)?)", stub.make)
                name = type_[1] if type_ else owner
                # The generic arguments of the type are those of the value.
                if re.search(rf"\b(?:class|struct|actor) {re.escape(name)}<", program.library): name = "type(of: p)"
                setup = setup.replace("p.§0", f"{name}.§0")
                after = f"; {name}.{closure} = nil"
            elif "p." not in setup: after = f"; {setup.split('§0')[0]}{closure} = nil" if "var q" not in setup else ""
            lines = [f"{stub.isolation + ' ' if stub.isolation else ''}func probe{number}_{place}() async throws {{", f"  {stub.make}",
                     f"  {setup.replace('§0', closure)}", f"  let holds = try await ({stub.condition}){after}",
                     f'  check("{stub.member.replace(chr(92), "")}", holds)', "}"]
            blocks.append("\n".join(lines))
            self.result.stubs += 1
        imports = "@testable import Library\n" if self.settings.modules and not self.settings.public else ""
        calls = "; ".join(re.findall(rf"\bfunc (probe{number}_\d+)\(\)", "\n".join(blocks)))
        calls = "; ".join(f"try await {c}()" for c in calls.split("; ") if c)
        self.path("applied", number, "Q").write_text(
            imports + "\n".join(blocks) + f"\nfunc probe{number}() async throws {{ {calls} }}\n")

    def run_originals(self, numbers):
        """Compiles and runs originals, leaving out faulty ones. Returns the numbers of the rest, their output and their warnings."""
        good, wrong, warnings = self.compile_good("original", numbers, self.settings.mode, True, False)
        self.result.faulty += [(n, w[0]) for n, w in wrong.items()]
        printed = self.outputs(good) if good else {}
        for n in list(good):
            trapped = [l for l in printed.get(f"{n} use", ["no output"]) if l.startswith("trapped: ") or l == "no output"]
            if trapped:
                self.result.faulty.append((n, trapped[0]))
                good.remove(n)
        return good, printed, warnings

    def prove(self):
        """Compiles and runs the originals, applies stubble, compiles and runs again, and compares."""
        self.write()
        mode, other, result = self.settings.mode, {"5": "6", "6": "5"}[self.settings.mode], self.result
        good, settings = self.programs, self.settings
        if settings.optimized:
            # The optimizer may remove one of two overlapping accesses to a variable, which are a fault of the program all the same.
            self.settings = replace(settings, optimized=False)
            good, _, _ = self.run_originals(good)
            self.settings = settings
        good, before, warnings = self.run_originals(good)
        ready = []
        for n in good:
            members = self.apply(n)
            if members is not None:
                self.probe(n, members)
                ready.append(n)
        if not ready: return result
        self.revert(ready)
        # An error or warning is a failure only if the original does not have it in the same language mode.
        compiled, wrong, new = self.compile_good("applied", ready, mode, True, True)
        for n, messages in wrong.items():
            kind = "stub does not compile" if messages[0].startswith("Q") else "does not compile"
            result.failures.append(Failure(n, kind, messages[0], mode))
        self.compare_warnings(new, warnings, mode)
        if compiled: self.compare(before, self.outputs(compiled), compiled)
        checked = [n for n in ready if n not in wrong and not settings.stated]
        _, wrong, new = self.compile_good("applied", checked, other, False, True)
        doubtful = sorted({n for n in wrong if n >= 0} | {n for n, w in new.items() if self.new_warnings(w, warnings.get(n, []))})
        if doubtful or wrong:
            _, faulty, others = self.compile_good("original", doubtful, other, False, False) if doubtful else ([], {}, {})
            new = {n: new[n] for n in doubtful if n in new and n not in faulty}
            for n, messages in wrong.items():
                if n in faulty: continue
                kind = "stub does not compile" if messages[0].startswith("Q") else "does not compile"
                result.failures.append(Failure(n, kind, messages[0], other))
            self.compare_warnings(new, others, other)
        return result

    @staticmethod
    def new_warnings(after, before):
        """Returns the warnings that are new since the original, except those about stubs."""
        old = {(f, row, shape(m)) for f, row, m in before}
        # A warning about a property is then about its storage, which is on another line.
        moved = {shape(m) for _, _, m in before}
        return [w for w in after if w[0] != "Q" and (w[0], w[1], shape(w[2])) not in old
                and not ("stored property '_" in w[2] and shape(w[2]) in moved)]

    def compare_warnings(self, after, before, mode):
        for n, found in after.items():
            new = self.new_warnings(found, before.get(n, []))
            if new: self.result.failures.append(Failure(n, "warning", f"{new[0][0]}:{new[0][1]}: {new[0][2]}", mode))

    def compare(self, before, after, numbers):
        for n in numbers:
            a, b = before.get(f"{n} use", []), after.get(f"{n} use", ["no output"])
            if a != b:
                line = next((f"{x!r}, not {y!r}" for x, y in zip(b + ["nothing"], a + ["nothing"]) if x != y), "")
                self.result.failures.append(Failure(n, "prints", line, self.settings.mode))
            for line in after.get(f"{n} stubs", []):
                if line.startswith(("not stubbed", "trapped", "threw")):
                    self.result.failures.append(Failure(n, "stub", line, self.settings.mode))


def shape(message):
    """Returns a message without the names in it, since stubble generates some."""
    return re.sub(r"'[^']*'", "…", message)


def crash_line(text):
    for pattern in (r"^.*(?:Assertion|error:|undefined reference|Stack dump).*$", r"^\d+\.\s.*$"):
        match = re.search(pattern, text, re.M)
        if match: return match[0][:300]
    return text.strip().split("\n")[0][:300] if text.strip() else "no message"


def trap_line(text):
    match = re.search(r"^.*(?:Fatal|overlapping|fatal|Could not cast).*$", text, re.M)
    return match[0] if match else (text.strip().split("\n") or [""])[0][:200]


def first_diagnostic(text):
    match = re.search(r"^.*(?:error|warning): .*$", text, re.M)
    return match[0] if match else text.strip()[:300]


def settings_for(seed, number):
    return Settings.random(random.Random(f"{seed} batch {number}"))


def make(seed, batch, size):
    settings = settings_for(seed, batch)
    return settings, [programs.program(seed, n, settings) for n in range(batch * size, (batch + 1) * size)]

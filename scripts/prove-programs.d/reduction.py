"""Reduces a program that fails: removes lines, with the lines indented below them, as long as it fails in the same way."""
import copy
import re

import batches


def fault(folder, stubble, settings, program):
    """Returns how a program fails, without names and numbers; None if it does not, or if the original is faulty."""
    batch = batches.Batch(folder, stubble, settings, [program])
    result = batch.prove()
    if result.faulty or not result.failures: return None
    failure = result.failures[0]
    return failure.kind + re.sub(r"[PUQ]:\d+: |\d+|'[^']*'|_\w+", "", failure.message)


def pieces(lines):
    """Returns the ranges of lines to remove together, the longest first: a line, and the lines indented below it."""
    found = []
    for start, line in enumerate(lines):
        depth = len(line) - len(line.lstrip())
        end = start + 1
        while end < len(lines) and lines[end].strip() and len(lines[end]) - len(lines[end].lstrip()) > depth: end += 1
        if end < len(lines) and end > start + 1 and lines[end].strip().startswith(("}", "#endif")): end += 1
        found.append((start, end))
    return sorted(set(found), key=lambda r: r[0] - r[1])


def split(text):
    """Returns the program with one member or statement per line, as far as possible."""
    result = []
    for line in text.split("\n"):
        depth = len(line) - len(line.lstrip())
        parts, level, start = [], 0, 0
        quoted = False
        for place, c in enumerate(line):
            if c == '"': quoted = not quoted
            if quoted: continue
            if c in "([{": level += 1
            if c in ")]}": level -= 1
            if c == ";" and level == 0:
                parts.append(line[start:place])
                start = place + 1
        parts.append(line[start:])
        result += [" " * depth + p.strip() for p in parts if p.strip()] or [line]
    return "\n".join(result)


def opened(text):
    """Returns the text with types that are on one line broken into several."""
    result = []
    for line in text.split("\n"):
        match = re.match(r"^(\s*)((?:@\w+ )*(?:\w+ )*(?:class|struct|actor|extension|enum|protocol) [^{]*|do |func [^{]*)\{ (.*) \}$", line)
        if match and match[3].count("{") == match[3].count("}"):
            inner = opened(split("\n".join([match[1] + "  " + match[3]])))
            result += [match[1] + match[2] + "{", inner, match[1] + "}"]
        else: result.append(line)
    return "\n".join(result)


def reduce(folder, stubble, settings, program):
    wanted = fault(folder, stubble, settings, program)
    if wanted is None: return print("it does not fail")

    def fails(candidate): return fault(folder, stubble, settings, candidate) == wanted

    plain = batches.Settings(mode=settings.mode)
    for name in ("features", "optimized", "strict", "whole", "main", "modules", "public"):
        if getattr(settings, name) == getattr(plain, name): continue
        candidate = copy.copy(settings)
        setattr(candidate, name, getattr(plain, name))
        if name == "modules" and candidate.public: continue
        old, settings = settings, candidate
        if not fails(program): settings = old
    for attribute in ("use", "library"):
        candidate = copy.copy(program)
        setattr(candidate, attribute, opened(getattr(program, attribute)))
        if getattr(candidate, attribute) != getattr(program, attribute) and fails(candidate): program = candidate
    if program.stubs:
        candidate = copy.copy(program)
        candidate.stubs = []
        if fails(candidate): program = candidate
    changed = True
    while changed:
        changed = False
        for attribute in ("use", "library"):
            done = False
            while not done:
                done = True
                lines = getattr(program, attribute).split("\n")
                for start, end in pieces(lines):
                    if f"func use{program.number}()" in lines[start]: continue
                    candidate = copy.copy(program)
                    setattr(candidate, attribute, "\n".join(lines[:start] + lines[end:]))
                    if fails(candidate):
                        program, done, changed = candidate, False, True
                        break
    print(f"// {settings}; fails: {wanted}\n{program.library}\n// What uses it\n{program.use}")
    for stub in program.stubs: print("// stub", stub)

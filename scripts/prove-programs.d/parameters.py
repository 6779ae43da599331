"""Random lists of parameters, with bodies that use each of them and calls that pass an argument for each."""

LABELS = ["_", "", "by", "in", "for", "with", "at", "of", "`default`", "to"]
# The type, an argument, and an expression that a body computes with the parameter `{n}`.
KINDS = [
    ("Int", "3", "{n}"),
    ("String", '"ab"', "{n}.count"),
    ("[Int]", "[1, 2]", "{n}.count"),
    ("Int?", "4", "({n} ?? 1)"),
    ("Int? = nil", "", "({n} ?? 1)"),
    ("Int = 5", "", "{n}"),
    ("[String] = []", "", "{n}.count"),
    ("Bool = true", "false", "({n} ? 1 : 2)"),
    ("(Int, b: Int)", "(1, b: 2)", "{n}.b"),
    ("(Int) -> Int", "{ $0 + 1 }", "{n}(2)"),
    ("((Int) -> Int)?", "nil", "({n}?(2) ?? 3)"),
    ("@escaping () -> Int", "{ 6 }", "{n}()"),
    ("@autoclosure () -> Int", "8", "{n}()"),
    ("inout Int", "&k", "{n}"),
    ("some Collection<Int>", "[1]", "{n}.count"),
    ("any Collection<Int>", "[1, 2]", "{n}.count"),
    ("Int.Type", "Int.self", "({n} == Int.self ? 1 : 0)"),
    ("borrowing String", '"b"', "{n}.count"),
    ("consuming [Int]", "[3]", "{n}.count"),
    ("sending String", '"s"', "{n}.count"),
    ("Set<Int>", "[1]", "{n}.count"),
    ("[String: Int]", '["a": 1]', "({n}[\"a\"] ?? 0)"),
    ("String = #function", "", "{n}.count"),
    ("Int = #line", "", "({n} > 0 ? 1 : 0)"),
    ("()", "()", "0"),
    ("Result<Int, Never>", ".success(2)", "{n}.get()"),
    ("KeyPath<String, Int>", "\\.count", '"abc"[keyPath: {n}]'),
    ("@Sendable (Int) -> Int", "{ $0 }", "{n}(1)"),
    ("[(Int) -> Int]", "[{ $0 }]", "{n}.count"),
    ("Int...", "1, 2", "{n}.count"),
]
BODIES = [
    "{sum}",
    "return {sum}",
    "let s = {sum}; return s",
    "var s = {x}; s += {sum}; return s",
    "defer {{ print(\"d\") }}; return {sum}",
    "if {x} > 100 {{ return 0 }}; return {sum}",
    "guard {x} < 100 else {{ return 0 }}; return {sum}",
    "switch {x} {{ case 1: 5; case 2: {sum}; default: 0 }}",
    "if {x} > 1 {{ {sum} }} else {{ 4 }}",
    "do {{ return {sum} }}",
    "func inner() -> Int {{ 2 }}; return inner() + {sum}",
    "let s = {x} + 1\n    let t = {sum}\n    return s + t",
    "for i in 0..<2 {{ print(i) }}; return {sum}",
    "print(#function); return {sum}",
]


def signature(rng, name, property_, draft, simple):
    """Returns the texts of the placeholders such as `%P1%` in a template."""
    parameters, arguments, omitted, labels, terms = [], [], [], [], ["{x}"]
    kinds = rng.sample(KINDS, rng.choice([0, 1, 1, 2, 2, 3, 4]))
    used = set()
    for place, (type_, argument, term) in enumerate(kinds):
        if simple and (type_.startswith(("inout", "borrowing", "consuming", "sending")) or "->" in type_): continue
        if (draft.isolation or draft.settings.main) and "->" in type_: continue
        inner = rng.choice(["a", "b", "c", "n", "value", "key", "other", "newValue", property_])
        if inner in used: inner = f"q{place}"
        used.add(inner)
        label = rng.choice(LABELS)
        if label in labels or label.strip("`") in labels: label = ""
        written = f"{label} {inner}" if label else inner
        outer = label or inner
        if outer in labels and outer != "_": outer = written = inner = f"q{place}"
        labels.append(outer)
        parameters.append(f"{written}: {type_}")
        prefix = "" if outer == "_" else f"{outer.strip('`')}: "
        if argument: arguments.append(prefix + argument)
        terms.append(term.format(n=inner))
    rng.shuffle(terms)
    owner = rng.choice(["self.", "self.", ""]) if property_ not in used else "self."
    sum_ = " + ".join(terms).format(x=owner + property_)
    body = rng.choice(BODIES).format(sum=sum_, x=owner + property_)
    mutable = any("&k" in a for a in arguments)
    call = f"{name}({', '.join(arguments)})"
    key = name.strip("`") + "(" + "".join(l.strip("`") + ":" for l in labels) + ")"
    closure = ", ".join("_" for _ in labels)
    probe_call = "{ var k = 1; return try await p." + call + " }()" if mutable else "p." + call
    if draft.kind == "actor": call = call.replace("&k", "&own")
    use = "v." + call
    if mutable and draft.kind == "actor": use = "{ var own = 1; return v." + call + " }()"
    return {"%P1%": ", ".join(parameters), "%B1%": body, "%U1%": use, "%C1%": probe_call, "%K1%": key,
            "⟦1⟧ in": closure + " in" if closure else ""}

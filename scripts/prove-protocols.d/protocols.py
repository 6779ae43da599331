"""Random protocols with requirements of every form. Some do not compile; the caller drops their faulty lines."""
import random
import re

SUPPORT = """public import Foundation
public struct Box<V> { public var v: V; public init(_ v: V) { self.v = v } }
public struct Ticket: ~Copyable { public var id: Int; public init(id: Int) { self.id = id } }
public final class Shared: @unchecked Sendable { public init() {} }
public class Plain { public init() {} }
public enum Oops: Error, Equatable { case one }
public typealias Handler = (Int) -> Void
public typealias Pair<T> = (T, T)
public typealias Done = @Sendable (Result<Int, any Error>) -> Void
@globalActor public actor Store { public static let shared = Store() }
public protocol Tagged { associatedtype Tag; var tag: Tag { get } }
public protocol Named { var name: String { get } }
public enum Space {
  public nonisolated struct Item: Hashable, Sendable { public var n = 1; public init() {} }
  public protocol Inner { func inner() -> Int }
}
"""

VALUES = (
    "Int|String|Bool|Data|URL|Date|Double|any Named|any Error|Shared|Plain|Space.Item|Any|AnyHashable|()|Void|Box<Int>|Set<Int>|UUID|"
    "Int.Type|any Named.Type|any Tagged|any Named & Sendable|Foundation.Date|Swift.Int|Character|Never?|any Space.Inner|any CodingKey|"
    "Notification.Name|UnsafeRawPointer?|Task<Int, Never>|any AsyncSequence<Int, Never>|AsyncThrowingStream<Int, any Error>|Range<Int>"
).split("|")
# `%` is another type.
COMPOUND = (
    "[%]|[%]|%?|%?|[String: %]|[Space.Item: %]|(%, %)|(a: %, b: %)|Result<%, any Error>|Box<%>|(@)?|[@]|Pair<%>|AsyncStream<%>|"
    "Array<%>|Optional<%>|any Sequence<%>|KeyPath<String, %>|Dictionary<String, %>"
).split("|")
OF_GENERIC = "%|%|[%]|%?|Box<%>|%.Type|(%, Int)|Result<%, any Error>|((%) -> Void)?|[String: %]".split("|")
# `@` is a function type.
PARAMETERS = (
    "%|%|%|%|%|%|%|inout %|borrowing Ticket|consuming Ticket|inout Ticket|borrowing %|consuming %|sending %|%...|@autoclosure () -> %|"
    "@autoclosure @escaping () throws -> %|@|@escaping @|@escaping @|(@)?|some Named|some Collection<Int>|[some Hashable]|(some Named)?|"
    "some Equatable & Sendable|isolated (any Actor)?|__owned String|__shared String|@Sendable (inout Int) -> Void|inout some Named|"
    "(some Named).Type|Span<Int>|borrowing Span<Int>|inout MutableSpan<Int>|UnsafeMutablePointer<Int>?|UnsafeRawBufferPointer|Handler|"
    "@escaping Handler|Handler?|@escaping Done|Pair<Int>|AnyObject"
).split("|")
FUNCTION_PARAMETERS = "%|%|inout Int|_ value: Int|@escaping () -> Void|Int...|borrowing Ticket|sending Plain".split("|")
RESULTS = "||| -> %| -> %| -> %| -> Ticket| -> Self| -> Self?| -> sending Plain| -> @| -> Int!| -> any Tagged| -> AnyObject?".split("|")
EFFECTS = "|||| throws| async| async throws| throws(Oops)| async throws(Oops)| throws(any Error)| throws(Never)".split("|")
BOUNDS = "|: Hashable|: Sendable|: Named|: Equatable & Sendable|: Tagged|: Collection|: Decodable|: AnyObject|: Error".split("|")
AVAILABILITY = [""] * 12 + ["@available(macOS 99, *) ", "@available(*, deprecated) ", '@available(*, deprecated, message: "old") ']
ACCESSORS = (
    "get|get|get set|get set|get async|get throws|get async throws|get throws(Oops)|get nonmutating set|mutating get|mutating get set"
).split("|")
MEMBERS = (
    "fetch load callsCount forwardingTarget setup hash id debugDescription objectWillChange relaxed _stubs add run make update value "
    "item count name reset calls closure relax `default` returnValue stubs mock spy delete perform send `repeat` `in` stub callOrder "
    "verify history get set type error result handler state `class` `protocol`"
).split()
LABELS = "_ _ by in for with at of to and default stub closure".split()
NAMES = (
    "a b c n value key other newValue result error closure call calls stub arguments `default` `in` body stubs callOrder setup target "
    "forwardingTarget _stubs policy description history"
).split()
PARENTS = (
    ["Sendable"] * 15 + ["AnyObject"] * 15 + ["AnyObject, Sendable", "Actor"] * 6 + ["Identifiable", "Hashable", "Tagged"] * 3
    + "Equatable|Error|Codable|CustomStringConvertible|Named|NSObjectProtocol|Space.Inner|~Copyable|Named & Sendable|Sequence|Comparable|"
    "NSObject|Plain".split("|") * 2 + [""] * 30
)
FOR_CLASSES = {"AnyObject", "AnyObject, Sendable", "Actor", "NSObjectProtocol", "NSObject", "Plain"}


class Protocols:
    """Makes protocols that may inherit from those made before."""

    def __init__(self, seed, actors):
        self.rng = random.Random(seed)
        self.actors = actors
        self.heads = []  # (name, isolation, whether it has initializers) of those made before
        self.associated = []
        self.types = {}  # the type of each property

    def pick(self, *choices):
        return self.rng.choice(choices)

    def one_in(self, count):
        return self.rng.randrange(count) == 0

    # Types

    def filled(self, text, depth, generics):
        text = re.sub("%", lambda _: self.value(depth + 1, generics), text)
        text = re.sub("@(?![A-Za-z])", lambda _: self.function_type(depth + 1, generics), text)
        return re.sub(r"\b((?:any|some) [\w.& ]+)\?", r"(\1)?", text)

    def value(self, depth=0, generics=()):
        known = [*self.associated, *generics]
        if known and self.rng.random() < 0.4:
            return self.rng.choice(OF_GENERIC).replace("%", self.rng.choice(known))
        if depth > 2 or self.one_in(2): return self.rng.choice(VALUES)
        return self.filled(self.rng.choice(COMPOUND), depth, generics)

    def function_type(self, depth=0, generics=()):
        chosen = self.rng.choices(FUNCTION_PARAMETERS, k=self.pick(0, 1, 1, 2))
        parameters = ", ".join(self.filled(p, 2, generics) for p in chosen)
        effects = self.pick("", "", "", " throws", " async", " async throws", " throws(Oops)")
        attribute = self.pick("", "", "", "@Sendable ", *[f"@{a} " for a in self.actors], "@MainActor @Sendable ")
        if "async" in effects and self.one_in(5):
            attribute = self.pick("nonisolated(nonsending) ", "@isolated(any) ", "@concurrent ")
        result = self.pick("Void", "Void", "()", "Ticket", "sending Plain", self.value(2, generics), self.value(1, generics))
        return f"{attribute}({parameters}){effects} -> {result}"

    def parameters(self, generics, special=(), in_subscript=False):
        count = self.pick(1, 1, 2) if in_subscript else self.pick(0, 1, 1, 1, 2, 2, 3, 4)
        made = []
        for name in self.rng.sample(NAMES, count):
            if in_subscript: type_ = self.value(0, generics)
            elif special and self.one_in(2): type_ = self.rng.choice(special)
            else: type_ = self.filled(self.rng.choice(PARAMETERS), 0, generics)
            if type_.startswith("isolated") and any(": isolated" in m for m in made): type_ = "Int"
            made.append(f"{name}: {type_}" if self.one_in(3) else f"{self.rng.choice(LABELS)} {name}: {type_}")
        return made

    # Requirements

    def function(self, head, name):
        generics = self.rng.sample(["T", "U", "V"], self.pick(1, 1, 2)) if self.one_in(3) else []
        bounds = {g: self.rng.choice(BOUNDS) for g in generics}
        special = [t.replace("%", generics[0]) for t in (
            "@escaping (%) -> Void", "(%) throws -> Int", "inout %", "@escaping ([%], Int) -> %?", "%.Type", "[%]",
            "@Sendable () async throws -> %")] if generics else ()
        parameters = self.parameters(generics, special)
        for place, generic in enumerate(generics):
            if not re.search(rf"\b{generic}\b", ", ".join(parameters)):
                parameters.append(self.pick(f"_ g{place}: {generic}", f"g{place}: {generic}.Type", f"g{place}: [{generic}]"))
        effects = self.rng.choice(EFFECTS)
        errors = [g for g in generics if bounds[g] == ": Error"]
        if errors and self.one_in(2): effects = f" throws({errors[0]})"
        tagged = [g for g in generics if bounds[g] == ": Tagged"]
        where = ""
        if tagged and self.one_in(2): where = f" where {tagged[0]}.Tag" + self.pick(" == Int", ": Hashable")
        elif generics and self.one_in(6): where = f" where {generics[0]}: CustomStringConvertible"
        result = self.filled(self.rng.choice(RESULTS), 0, generics)
        if self.one_in(20) and "inout" not in str(parameters): result = " -> Never"
        discardable = "@discardableResult " if result and "Never" not in result and self.one_in(5) else ""
        clause = f"<{', '.join(g + bounds[g] for g in generics)}>" if generics else ""
        return f"{discardable}{head}func {name}{clause}({', '.join(parameters)}){effects}{result}{where}"

    def property(self, head, name, for_classes):
        accessors = self.rng.choice(ACCESSORS)
        if for_classes: accessors = accessors.replace("nonmutating ", "").replace("mutating ", "")
        type_ = self.pick(self.value(), self.value(), self.value(), self.function_type(1), "Int!", "Self", "Self?", "Handler?", "Done")
        # Two protocols that have the property with different types have no class that conforms to both, and stubble does not see
        # that of all types.
        if any(re.search(rf"\b{t}\b", type_) for t in ["Self", *self.associated]): name = f"own{len(self.heads)}"
        type_ = self.types.setdefault(name, type_)
        return f"{head}var {name}: {type_} {{ {accessors} }}"

    def subscript(self, head):
        generic = self.pick("", "", "<T>", "<T: Hashable>")
        generics = ["T"] if generic else []
        parameters = self.parameters(generics, in_subscript=True) + (["_ g: T"] if generic else [])
        accessors = self.pick("get", "get set", "get throws", "get async")
        return f"{head}subscript{generic}({', '.join(parameters)}) -> {self.value(0, generics)} {{ {accessors} }}"

    def requirement(self, for_classes, is_actor, names):
        isolation = self.pick(*[""] * 10, "nonisolated ", *[f"@{a} " for a in self.actors])
        static = "static " if self.one_in(7) else ""
        kind = self.rng.random()
        # No actor could conform: what is not Sendable cannot leave the caller's actor.
        if kind > 0.93 and not is_actor:
            isolation = isolation.replace("nonisolated ", "")
            parameters = ", ".join(self.parameters([]))
            return f"{isolation}init{self.pick('', '', '?')}({parameters}){self.pick('', ' throws', ' async')}"
        head = self.rng.choice(AVAILABILITY) + isolation + static
        if kind > 0.85: return self.subscript(head)
        if kind > 0.55: return self.property(head, self.rng.choice(names), for_classes)
        if not static and not for_classes and self.one_in(8): head += "mutating "
        return self.function(head, self.rng.choice(names))

    # Protocols

    def associated_types(self):
        self.associated = []
        if self.rng.random() > 0.3: return []
        self.associated = self.rng.sample(["Item", "Key", "Value", "Element", "Failure", "Input"], self.pick(1, 1, 2))
        bounds = ("", ": Hashable", ": Sendable", ": Named", ": Error", " = Int", ": Hashable & Sendable", ": Sequence")
        return [f"associatedtype {name}{self.rng.choice(bounds)}" for name in self.associated]

    def next(self):
        """Returns the lines of a protocol: its head, a line for each requirement, and the closing brace."""
        name = f"P{len(self.heads)}"
        parent = self.rng.choice(PARENTS)
        isolation = self.pick("", "", "", *[f"@{a} " for a in self.actors]) if parent != "Actor" else ""
        access = self.pick("", "", "", "public ", "package ")
        parents = [parent] if parent else []
        # In Swift 5, a protocol does not inherit the isolation of another one.
        above = [n for n, other, has_initializers in self.heads
                 if other == isolation and not (has_initializers and parent == "Actor")]
        if above and parent != "~Copyable" and self.one_in(4):
            parents.append(self.rng.choice(above))
            access = ""
        associated = self.associated_types()
        primary = f"<{self.associated[0]}>" if associated and self.one_in(3) else ""
        names = self.rng.sample(MEMBERS, self.pick(2, 3, 4, 5))
        made = [self.requirement(parent in FOR_CLASSES, parent == "Actor", names) for _ in range(self.pick(1, 2, 3, 4, 6, 8))]
        inherited = any(n in parents and i for n, _, i in self.heads)
        self.heads.append((name, isolation, inherited or any("init" in m for m in made)))
        clause = ": " + ", ".join(parents) if parents else ""
        return [f"{isolation}{access}protocol {name}{primary}{clause} {{", *associated, *made, "}"]

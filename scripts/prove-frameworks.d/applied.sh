# Compares programs before and after they are applied, for the scripts that prove code of other systems. A script sources
# this file, and declares a function `diagnostics` that prints those of a file, each once and without its place, given
# the file and the arguments of the compiler. Sets `work`, `stubble`, and `failed` if a program fails.

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
stubble=$(scripts/built-stubble --debug 2>"$work/tool.log") || { cat "$work/tool.log"; exit 2; }
failed=0

# Applies a program to all of its types: it must have no error then and no new warning, and reverting must give every byte.
prove() { # program, language mode, settings of the target, arguments of the compiler
  local package=$work/package name source
  name=$(basename "$1")
  source=$package/Sources/App/$name
  rm -rf "$package"
  mkdir -p "$package/Sources/App"
  cp "$1" "$source"
  cat >"$package/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "App", targets: [.target(name: "App", swiftSettings: [$3])], swiftLanguageModes: [.v$2])
MANIFEST
  diagnostics "$source" -swift-version "$2" "${@:4}" >"$work/before" || true
  (cd "$package" && "$stubble" apply --all-types --quiet Sources)
  diagnostics "$source" -swift-version "$2" "${@:4}" >"$work/after" || true
  (cd "$package" && "$stubble" revert --quiet Sources)
  cmp "$1" "$source" || failed=1
  if grep -q '^error: ' "$work/before"; then
    echo "$name does not compile by itself in mode $2 ${*:4}:"
    grep '^error: ' "$work/before"
    failed=1
  elif comm -13 "$work/before" "$work/after" | grep . >"$work/new"; then
    echo "$name, applied, in mode $2 ${*:4}:"
    cat "$work/new"
    failed=1
  fi
}

# Proves a program in both language modes, and where the main actor is the default.
prove_everywhere() { # program
  for mode in 5 6; do prove "$1" $mode ''; done
  prove "$1" 6 '.defaultIsolation(MainActor.self)' -default-isolation MainActor
}

/// Plans the restoration of a file's original. A file whose markers or generated code prevent that stays as it is.
func planReversion(of input: Input, force: Bool) -> FileOutcome {
  var outcome = FileOutcome(leaving: input, force: force)
  if outcome.hasErrors { return outcome }
  outcome.after = outcome.original
  outcome.regions = []
  outcome.state = .original
  return outcome
}

/// Breaks and indents the text of an edit for reading.
func expandedText(of edit: Edit, in source: [UInt8]) -> [UInt8] {
  Array(edit.text.utf8)
}

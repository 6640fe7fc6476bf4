/// A reason for which no fault can be planted, in one line: where, and what is wrong.
struct PlantingError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

import Stage
import Workshop

/// A cell that one of two handlers forgets.
enum ForgottenCell: Exercise { typealias Place = SumCells }

/// A field whose text is replaced while a person types.
enum VanishingPoint: Exercise { typealias Place = TwoWayCells }

/// A value that depends on others, and is stored all the same.
enum StoredTooLate: Exercise { typealias Place = SumCells }

/// A diamond of streams, which shows a value that is in no sheet.
enum GlitchInD1: Exercise { typealias Place = SumCells }

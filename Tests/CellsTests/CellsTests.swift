import Stage
import Testing

@testable import Cells

@Suite("04 Cells")
struct CellsTests {}

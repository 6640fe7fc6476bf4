import Foundation
import Models
import Testing

@Suite("Chapter 04: the value of a cell")
struct CellValueTests {
  @Test(
    arguments: [
      ("", ""), ("  ", ""), ("2", "2"), (" 2\t", "2"), ("+2", "2"), ("-2", "-2"), ("007", "7"), ("1.50", "1.5"),
      (".5", "0.5"), ("2.", "2"), ("-.25", "-0.25"), ("-0", "0"), ("0.000", "0"), ("1e3", "1000"), ("1.5E-3", "0.0015"),
      ("1e+2", "100"), ("100", "100"), ("0.1000", "0.1"), ("1e60", "1e60"), ("-1.5e60", "-1.5e60"),
      ("0.00000000000000000000000000000000000001", "0.00000000000000000000000000000000000001"), ("1e-40", "1e-40"),
    ])
  func `an input is read as a decimal number, and shown without redundant digits`(_ typed: String, _ shown: String) {
    #expect(CellValue(typed: typed).text == shown)
  }

  @Test(
    arguments: [
      "x", "-", "+", ".", "2x", "1,5", "1 2", "--2", "+-2", "1.2.3", "1e", "1e+", "e5", "0x10", "inf", "nan", "٣", "２",
      "2\u{301}", "1_000", "=1", "−2", "\0",
    ])
  func `what is no number is #VALUE!`(_ typed: String) {
    #expect(CellValue(typed: typed) == .failure(.value))
    #expect(CellValue(typed: typed).text == "#VALUE!")
  }

  @Test(
    arguments: [
      ("9e99", "9e99"), ("1e100", "#NUM!"), ("-1e100", "#NUM!"), ("1e999999999999999999999999", "#NUM!"),
      ("0e999999999999999999999999", "0"), ("1e-999999999999999999999999", "0"), ("1e-41", "0"), ("6e-41", "1e-40"),
      ("5e-41", "1e-40"), ("4e-41", "0"), ("-4e-41", "0"), (String(repeating: "9", count: 100), "#NUM!"),
      (String(repeating: "1", count: 101), "#NUM!"), (String(repeating: "0", count: 100_000) + "7", "7"),
      ("0." + String(repeating: "0", count: 100_000) + "7", "0"), (String(repeating: "7", count: 100_000), "#NUM!"),
    ])
  func `numbers end at 10^100, what is nearer to 0 than the 40th place is 0`(_ typed: String, _ shown: String) {
    #expect(CellValue(typed: typed).text == shown)
  }

  @Test(arguments: 1...38)
  func `a number of any length up to 38 digits has all of them, with a point and as a product too`(_ count: Int) {
    let digits = String("98765432109876543210987654321098765431".prefix(count - 1) + "7")
    #expect(CellValue(typed: digits).text == digits)
    #expect((CellValue(typed: "1") * CellValue(typed: digits)).text == digits)
    #expect(CellValue(typed: "-0." + digits).text == "-0." + digits)
  }

  @Test func `38 digits are kept as they are, the next one is rounded`() {
    #expect(
      CellValue(typed: "12345678901234567890123456789012345678").text == "12345678901234567890123456789012345678")
    #expect(
      CellValue(typed: "0.12345678901234567890123456789012345678").text == "0.12345678901234567890123456789012345678")
    #expect(
      CellValue(typed: "123456789012345678901234567890123456785").text == "123456789012345678901234567890123456790")
    #expect(
      CellValue(typed: "123456789012345678901234567890123456784").text == "123456789012345678901234567890123456780")
    #expect(CellValue(typed: String(repeating: "9", count: 39)).text == "1000000000000000000000000000000000000000")
  }

  @Test func `the sign turns, and of nothing there is none`() {
    #expect((-CellValue(typed: "2")).text == "-2")
    #expect((-CellValue(typed: "0")).text == "0")
    #expect((-CellValue.empty) == .empty)
    #expect((-CellValue.failure(.cycle)) == .failure(.cycle))
  }

  /// Arithmetic is decimal; quotients of long numbers are right to the last digit, which Foundation's are not.
  nonisolated private static let decimal = [
    ("0.1 * 3", "0.3"), ("0.1 + 0.2", "0.3"), ("1.1 * 1.1", "1.21"), ("0.3 - 0.1", "0.2"), ("2 * 3", "6"),
    ("-2 * 3", "-6"), ("-2 * -3", "6"), ("1 / 8", "0.125"), ("1 / 3", "0.33333333333333333333333333333333333333"),
    ("2 / 3", "0.66666666666666666666666666666666666667"), ("0 / 5", "0"), ("-7 / 2", "-3.5"), ("0 * 9e99", "0"),
    ("123456789012345678901234567890 + 1", "123456789012345678901234567891"), ("9e99 + 1e-40", "9e99"),
    ("1e99 - 1e99", "0"), ("1 / 7", "0.14285714285714285714285714285714285714"), ("1e-40 / 3", "0"),
    ("3.16230951023116264199e45 / 1.99302731470e11", "15866864878904926540643763310485852.018"),
    ("99999999999999999999999999999999999999 / 3", "33333333333333333333333333333333333333"),
    (
      "12345678901234567890123456789012345678 / 98765432109876543210987654321098765432",
      "0.12499999886093750001423828124982202148"
    ), ("-1e99 / 8e-1", "-1.25e99"), ("2e-40 / 3", "1e-40"),
  ]

  /// What is too large is #NUM!, what is too small 0, and nothing can be divided by 0.
  nonisolated private static let ends = [
    ("1e50 * 1e50", "#NUM!"), ("-1e50 * 1e50", "#NUM!"), ("1e50 * 9e49", "9e99"), ("9e99 + 1e99", "#NUM!"),
    ("-9e99 - 9e99", "#NUM!"), ("9e99 * 9e99", "#NUM!"), ("9e99 / 1e-40", "#NUM!"), ("1e-40 * 1e-40", "0"),
    ("1e-40 / 9e99", "0"), ("1e-20 * 1e-20", "1e-40"), ("5e-21 * 1e-20", "1e-40"), ("1 / 0", "#DIV/0!"),
    ("0 / 0", "#DIV/0!"), ("1 / 0.000", "#DIV/0!"),
  ]

  /// A failure is passed on, the left one first; dependents of an empty cell are empty.
  nonisolated private static let failures = [
    (" * 3", ""), ("2 * ", ""), (" + ", ""), ("x * ", "#VALUE!"), (" * x", "#VALUE!"), ("x + 1e100", "#VALUE!"),
    ("1e100 + x", "#NUM!"), (" / 0", ""), ("x / 0", "#VALUE!"),
  ]

  @Test("arithmetic is decimal, ends at the range, and passes failures on", arguments: decimal + ends + failures)
  func arithmetic(_ expression: String, _ result: String) throws {
    let parts = expression.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    #expect(try compute(parts[0], parts[1], parts[2]).text == result)
  }

  @Test func `numbers written with other digits are equal`() {
    #expect(CellValue(typed: "1.50") == CellValue(typed: "15e-1"))
    #expect(CellValue(typed: "100") == .number(100))
    #expect(Set([CellValue(typed: "1.50"), CellValue(typed: "1.5")]).count == 1)
  }

  @Test func `a shown value can be typed again, after any arithmetic at the ends of the range`() throws {
    let typed = [
      "0", "1", "-3", "0.1", "7e-40", "1e-20", "-9.99e99", "1e62", "12345678901234567890123456789012345678", "1e-2",
    ]
    for left in typed {
      for right in typed {
        for sign in ["+", "-", "*", "/"] {
          let value = try compute(left, sign, right)
          guard case .number = value else { continue }
          #expect(CellValue(typed: value.text) == value, "\(left) \(sign) \(right)")
        }
      }
    }
  }

  private func compute(_ left: String, _ sign: String, _ right: String) throws -> CellValue {
    let (left, right) = (CellValue(typed: left), CellValue(typed: right))
    switch sign {
    case "+": return left + right
    case "-": return left - right
    case "*": return left * right
    default: return left / right
    }
  }
}

@Suite("Chapter 04: the row, and the slider's scale")
struct CellRowTests {
  @Test func `C1 is A1 × B1, and D1 is C1 + A1`() {
    let row = CellRow(a1: .number(2), b1: .number(3))
    #expect(row.c1 == .number(6))
    #expect(row.d1 == .number(8))
    #expect(CellRow().c1 == .empty)
    #expect(CellRow(a1: .number(2)).d1 == .empty)
    #expect(CellRow(a1: .number(2), b1: .failure(.value)).d1 == .failure(.value))
  }

  @Test(
    arguments: [
      (0, "0"), (3.14159, "3.1"), (3.15, "3.2"), (-0.04, "0"), (-0.06, "-0.1"), (10, "10"), (25, "10"), (-11, "-10"),
      (0.1, "0.1"), (.infinity, "10"),
    ] as [(Float, String)])
  func `a slider shows tenths within its range`(_ position: Float, _ text: String) {
    #expect(CellScale.text(at: position) == text)
  }

  @Test(
    "a slider stands at its number, at an end for one beyond it, and nowhere without one",
    arguments: [
      ("2.5", 2.5), ("0.1", 0.1), ("-10", -10), ("99", 10), ("-9e99", -10), ("1e-30", 1e-30), ("", nil), ("x", nil),
    ] as [(String, Float?)])
  func position(_ typed: String, _ position: Float?) {
    #expect(CellScale.position(of: CellValue(typed: typed)) == position)
  }

  @Test func `the text of the slider stands at its thumb, for each tenth`() {
    for tenth in -100...100 {
      let text = CellScale.text(at: Float(tenth) / 10)
      #expect(CellScale.position(of: CellValue(typed: text)) == Float(tenth) / 10)
    }
  }
}

import Models
import Testing

@Suite("Chapter 04: formulas")
struct FormulaTests {
  @Test(
    "times comes before plus, equals from left to right, parentheses and signs first of all",
    arguments: [
      ("=2", "2"), ("=1+2*3", "7"), ("=(1+2)*3", "9"), ("=2*3+1", "7"), ("=10-3-2", "5"), ("=10-(3-2)", "9"),
      ("=16/4/2", "2"), ("=16/(4/2)", "8"), ("=2-3*4/6+1", "1"), ("=-2*3", "-6"), ("=2*-3", "-6"), ("=--2", "2"),
      ("=-(1+2)", "-3"), ("=2--3", "5"), ("=2+-3", "-1"), ("=+2", "2"), ("=2-+3", "-1"), ("=((((7))))", "7"),
      ("= 1 +\t2 ", "3"), (" =1+2", "3"), ("=.5*4", "2"), ("=1e2+1", "101"), ("=0.1*3", "0.3"),
      ("=1/3*3", "0.99999999999999999999999999999999999999"),
    ])
  func precedence(_ formula: String, _ result: String) {
    var sheet = Sheet()
    sheet.type(formula, into: a1)
    #expect(sheet[a1].text == result)
  }

  @Test(
    arguments: [
      "=", "= ", "=+", "=1+", "=*2", "=1 2", "=A1 B1", "=2A1", "=(1", "=1)", "=()", "=(1+)2", "=1+(2*3", "=A", "=A0",
      "=A5", "=E1", "=AA1", "=A11", "=A01", "=A1.5", "=x", "=1,5", "=A1:B2", "=SUM(A1)", "==1", "=1=1", "=2×3", "=Ａ1",
      "=ß", "=\u{301}", "=1\u{301}", "=1(2)", "=(1)2", "=$A$1",
    ])
  func `a formula that makes no sense is #VALUE!`(_ formula: String) {
    var sheet = Sheet()
    sheet.type(formula, into: d4)
    #expect(sheet[d4].text == "#VALUE!")
  }

  @Test(
    arguments: [("=1/0", "#DIV/0!"), ("=9e99*9", "#NUM!"), ("=1e100-1e100", "#NUM!")])
  func `failures come from within, too`(_ formula: String, _ result: String) {
    #expect(Sheet([formula])[a1].text == result)
  }

  @Test func `it knows on which cells it rests`() {
    #expect(Formula("a1+B2*(A1-d4)")?.references == CellSet([a1, b2, d4]))
    #expect(Formula("1")?.references == [])
    #expect(Formula("") == nil)
  }

  @Test func `a formula of any length and depth comes to an end`() {
    let depth = 50_000
    let nested = "=" + String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
    #expect(Sheet([nested])[a1].text == "1")
    #expect(Sheet(["=" + String(repeating: "-", count: depth) + "1"])[a1].text == "1")
    #expect(Sheet(["=" + String(repeating: "1+", count: depth) + "1"])[a1].text == "50001")
    #expect(Sheet(["=" + String(repeating: "(", count: depth)])[a1].text == "#VALUE!")
  }
}

@Suite("Chapter 04: the sheet")
struct SheetTests {
  @Test func `there are sixteen cells, and each has its name`() {
    #expect(
      CellReference.all.map(\.name) == [
        "A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "D3", "A4", "B4", "C4", "D4",
      ])
    for cell in CellReference.all {
      #expect(CellReference(cell.name) == cell)
      #expect(CellReference(cell.name.lowercased()) == cell)
      #expect(CellReference.all[cell.index] == cell)
    }
    for name in ["", "A", "1A", "A0", "A5", "E1", "@1", "A1 ", "!1", "a\u{301}"] { #expect(CellReference(name) == nil) }
  }

  @Test func `an input changes all cells that depend on it, and reports which`() {
    var sheet = Sheet()
    #expect(sheet.type("2", into: a1) == [a1])
    #expect(sheet.type("=A1*3", into: b2) == [b2])
    #expect(sheet.type("=B2+A1", into: d4) == [d4])
    #expect(sheet[d4].text == "8")
    #expect(sheet.type("10", into: a1) == [a1, b2, d4])
    #expect(sheet[d4].text == "40")
    #expect(sheet.type("1e1", into: a1) == [])
    #expect(sheet.type("=A1", into: c1) == [c1])
    #expect(sheet.type("", into: a1) == [a1, c1, b2, d4])
    #expect(sheet[d4] == .empty)
  }

  @Test func `dependencies follow the input as it is typed`() {
    var sheet = Sheet(["1", "2", "=A1"])
    #expect(sheet[c1].text == "1")
    #expect(sheet.type("=B1", into: c1) == [c1])
    #expect(sheet.type("5", into: a1) == [a1])
    #expect(sheet.type("7", into: b1) == [b1, c1])
    #expect(sheet.type("3", into: c1) == [c1])
    #expect(sheet.type("8", into: b1) == [b1])
  }

  @Test func `a cell that depends on itself is #CYCLE!, and so are its dependents, until the cycle is broken`() {
    var sheet = Sheet()
    sheet.type("=A1", into: a1)
    #expect(sheet[a1].text == "#CYCLE!")
    sheet.type("=B1", into: a1)
    sheet.type("=C1+1", into: b1)
    sheet.type("=A1*0", into: c1)
    sheet.type("=C1", into: d4)
    sheet.type("=1", into: b2)
    #expect([a1, b1, c1, d4, b2].map { sheet[$0].text } == ["#CYCLE!", "#CYCLE!", "#CYCLE!", "#CYCLE!", "1"])
    #expect(sheet.type("4", into: c1) == [a1, b1, c1, d4])
    #expect([a1, b1, c1, d4].map { sheet[$0].text } == ["5", "5", "4", "4"])
  }

  @Test func `on a circle every cell is #CYCLE!, whatever else is wrong with it; beside it the left failure counts`() {
    let sheet = Sheet(["=B1", "=D1+A1", "=D1+A1", "x"])
    #expect([a1, b1, c1].map { sheet[$0].text } == ["#CYCLE!", "#CYCLE!", "#VALUE!"])
  }

  @Test func `cells that rest on many others many times are evaluated once`() {
    var sheet = Sheet()
    for (cell, next) in zip(CellReference.all, CellReference.all.dropFirst()) {
      sheet.type("=" + Array(repeating: cell.name, count: 100).joined(separator: "+"), into: next)
    }
    sheet.type("1", into: a1)
    // 100^15: it would take for ever if each term were evaluated by itself.
    #expect(sheet[d4].text == "1000000000000000000000000000000")
  }

  @Test func `a sheet does not depend on the order in which its texts were typed`() {
    let texts = [
      "2", "=A1+D4", "=B1*B1", "=A2", "=C1-B1", "", "x", "=C2", "=A1", "=B2", "=D4", "1", "=A1/0", "", "", "5",
    ]
    let sheet = Sheet(texts)
    for shift in 0..<16 {
      var typed = Sheet()
      for place in 0..<16 {
        let cell = CellReference.all[(place * 5 + shift) % 16]
        typed.type(texts[cell.index], into: cell)
      }
      #expect(CellReference.all.allSatisfy { typed[$0] == sheet[$0] })
    }
    #expect(
      CellReference.all.map { sheet[$0].text } == [
        "2", "7", "49", "42", "42", "", "#VALUE!", "#VALUE!", "2", "", "5", "1", "#DIV/0!", "", "", "5",
      ])
  }
}

private let a1 = CellReference.all[0]
private let b1 = CellReference.all[1]
private let c1 = CellReference.all[2]
private let b2 = CellReference.all[5]
private let d4 = CellReference.all[15]

@Suite("Chapter 04: a sheet in words")
struct SheetDescriptionTests {
  @Test func `names the cells that are not empty, with their input`() {
    var sheet = Sheet(["2"])
    #expect("\(Sheet())" == "empty")
    sheet.type("=A1*2", into: d4)
    #expect("\(sheet)" == "A1: 2, D4: =A1*2")
  }
}

import BuiltPackage
import Foundation
import Stage

@testable import Book
@testable import Measure

/// The tables of the book that are measured or counted, as Markdown.
struct FigureTables {
  private let figures: Figures
  private let linesRun: LinesRun
  private let all: [ChapterCode]
  private let chapters: [ChapterCode]

  /// Those of this package, read and counted once.
  static let all = Result { try FigureTables() }

  /// Reads what was measured, and counts what can be counted.
  ///
  /// - Throws: if a file cannot be read.
  private init() throws {
    figures = try Figures(readFrom: PackageFolder.root.appendingPathComponent(Figures.path))
    linesRun = try LinesRun(readFrom: PackageFolder.root.appendingPathComponent(LinesRun.path))
    all = try ChapterCode.all()
    chapters = try all.inBook()
  }

  /// The names of the tables, beside those of the chapters.
  static let names = ["lines", "run", "places", "merits", "patterns", "rx", "rxswift", "machine"]

  /// The table `name`: that of a chapter, or one of ``names``; nil if there is none.
  func table(_ name: String) -> [String]? {
    switch name {
    case "lines": lines
    case "run": run
    case "places": places
    case "merits": merits
    case "patterns": workloads(["direct call", "callback", "delegate", "KVO-style observer", "Rx", "Observation"])
    case "machine": machine
    case "rx": workloads(figures.workloads.prefix { $0.name != "direct call" }.map(\.name))
    case "rxswift": sideBySide
    default: all.first { $0.chapter == name }.map(inShort)
    }
  }

  private func inShort(_ code: ChapterCode) -> [String] {
    let costs = figures.chapters.first { $0.chapter == code.chapter }?.costs ?? []
    func cells(_ way: String) -> [String] {
      guard let cost = costs.first(where: { $0.way == way }) else { return ["–", "–"] }
      return [number(cost.microseconds), number(cost.allocations)]
    }
    return table(
      ["", "lines", "one more feature", "µs an input", "allocations an input"],
      [["nobody", "", ""] + cells("nobody")]
        + Pattern.names.compactMap { way in
          code.code(of: way).map { lines in
            [title(of: way), "\(lines.lineCount)", code.growth(of: way).map(\.short) ?? "–"] + cells(way)
          }
        })
  }

  private var lines: [String] {
    table(
      ["chapter"] + titles,
      chapters.map { code in
        [code.chapter] + Pattern.names.map { code.code(of: $0).map { "\($0.lineCount)" } ?? "–" }
      })
  }

  private var run: [String] {
    table(
      ["chapter", "inputs"] + titles,
      linesRun.chapters.map { chapter in
        [chapter.chapter, "\(chapter.inputs)"]
          + Pattern.names.map { way in
            way == Pattern.today && chapter.lines[way] == nil ? "–" : number(chapter.perInput(way))
          }
      })
  }

  private var places: [String] {
    table(
      ["chapter"] + titles,
      chapters.filter { $0.steps.count > 1 }.map { code in
        [code.chapter] + Pattern.names.map { code.growth(of: $0).map(\.short) ?? "–" }
      })
  }

  private var merits: [String] {
    table(
      [""] + Pattern.allCases.map { title(of: $0.rawValue) },
      [
        row("lines, all chapters") { way in chapters.map { $0.code(of: way).lineCount }.reduce(0, +) },
        row("lines added for one more feature, all chapters") { way in sum(of: way, \.lines) },
        row("places touched for them") { way in sum(of: way, \.places) },
        row("lines from the first of these places to the last, all chapters") { way in sum(of: way, \.span) },
        row("deepest indentation") { way in chapters.map { $0.code(of: way).depth }.max() ?? 0 },
        row("closures that need weak") { way in chapters.map { $0.code(of: way).weakClosures }.reduce(0, +) },
        ["lines run per input, all chapters"]
          + Pattern.allCases.map { number(linesRun.all.perInput($0.rawValue)) },
      ])
  }

  private func row(_ title: String, _ figure: (Pattern) -> Int) -> [String] {
    [title] + Pattern.allCases.map { "\(figure($0))" }
  }

  private func sum(of way: Pattern, _ figure: (Growth) -> Int) -> Int {
    chapters.compactMap { $0.growth(of: way).map(figure) }.reduce(0, +)
  }

  private func workloads(_ names: [String]) -> [String] {
    table(
      ["", "ns", "allocations"],
      figures.workloads.filter { names.contains($0.name) }.map { workload in
        ["\(workload.name), per \(workload.unit)", number(workload.nanoseconds), number(workload.allocations)]
      })
  }

  private var sideBySide: [String] {
    let figures = figures.sideBySide
    func row(_ title: String, _ figure: (Int?) -> Double) -> [String] {
      let halves = (0..<SideBySide.halves).map { number(figure($0)) }.joined(separator: " and ")
      return ["\(title); of each half: \(halves)", "", "", number(figure(nil)), "", ""]
    }
    return table(
      ["", "Rx, ns", "RxSwift, ns", "times as fast", "Rx, allocations", "RxSwift, allocations"],
      figures.pairs.map { pair in
        ["\(pair.name), per \(pair.unit)"]
          + [
            pair.rx.fastest(), pair.rxSwift.fastest(), pair.timesAsFast(), pair.rx.allocations,
            pair.rxSwift.allocations,
          ].map(number)
      } + [row("geometric mean", figures.geometricMean), row("least", figures.least)])
  }

  private var machine: [String] {
    let beside = figures.sideBySide
    return table(
      ["", "measured on", "day"],
      [["beside RxSwift", beside.machine, beside.date], ["all else", figures.machine, figures.date]])
  }

  private var titles: [String] { Pattern.names.map(title) }

  private func title(of way: String) -> String { way == Pattern.rx.rawValue ? "Rx" : way }

  private func table(_ heading: [String], _ rows: [[String]]) -> [String] {
    ([heading, heading.indices.map { $0 == 0 ? "---" : "---:" }] + rows).map { "| \($0.joined(separator: " | ")) |" }
  }

  private func number(_ value: Double) -> String {
    String(format: value < 20 ? "%.1f" : "%.0f", value)
  }
}

extension [ChapterCode] {
  /// Returns those that the book's contents have.
  func inBook() throws -> [ChapterCode] {
    let names = try PackageFolder.chaptersOfBook().map(\.program)
    return filter { names.contains($0.chapter) }
  }
}

extension Growth {
  /// In a cell of a table.
  fileprivate var short: String { "\(lines) in \(places)" }
}

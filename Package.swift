// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Folders carry the reading order, targets the name: a new chapter is one line here.
let chapters = [
  "01-ButtonTap",
  "02-RemainingCharacters",
  "03-Counter",
  "04-Cells",
  "05-Streams",
  "06-WebPage",
  "07-Settings",
  "08-Keyboard",
  "09-Requests",
  "10-SignUp",
  "11-Articles",
  "12-Location",
  "13-ImageSearch",
  "14-Background",
]

// `swift run Workbook pack` writes false into a set for a workshop, which has only the folders that its chapters need.
let isWhole = true

// `RX=RxSwift swift build --scratch-path .build-rxswift` puts the real RxSwift in the place of ours.
let usesRxSwift = Context.environment["RX"] == "RxSwift"

let everywhere: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]
let onMainActor: [SwiftSetting] = everywhere + [.defaultIsolation(MainActor.self)]

// Both forms of `Rx` are Swift 5 modules: only then does a main-actor closure that runs elsewhere
// trap here as it does in an app that imports RxSwift.
let rx: Target =
  usesRxSwift
  ? .target(
    name: "Rx",
    dependencies: [
      .product(name: "RxSwift", package: "RxSwift"), .product(name: "RxRelay", package: "RxSwift"),
    ],
    path: "Shared/RxSwift",
    swiftSettings: [.swiftLanguageMode(.v5)])
  : .target(
    name: "Rx",
    path: "Shared/Rx",
    exclude: ["README.md"],
    swiftSettings: everywhere + [.swiftLanguageMode(.v5), .enableUpcomingFeature("StrictConcurrency")])

/// A module that chapters share, with its tests.
func shared(_ name: String, _ dependencies: [String] = [], _ settings: [SwiftSetting] = everywhere) -> [Target] {
  [
    .target(
      name: name, dependencies: dependencies.map { .byName(name: $0) }, path: "Shared/\(name)", swiftSettings: settings),
    tests(name + "Tests", of: [name] + dependencies, settings),
  ]
}

func tests(_ name: String, of dependencies: [String], _ settings: [SwiftSetting] = everywhere) -> Target {
  .testTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, path: "Tests/\(name)", swiftSettings: settings)
}

/// A chapter, `NN-Name`: the program `Name` and its tests.
func chapter(_ folder: String) -> [Target] {
  let name = program(folder)
  return [
    .executableTarget(
      name: name, dependencies: stage.map { .byName(name: $0) }, path: "Chapters/\(folder)",
      exclude: ["Exercises/Texts", "Exercises/Skeletons", "Exercises/Solutions", "Yours"],
      resources: [.embedInCode("demo.script")], swiftSettings: onMainActor),
    tests(name + "Tests", of: [name] + stage + ["PatientClock"], onMainActor),
  ]
}

/// A program with what a reader has written for one exercise, `NN-Name/Exercise`: `Your` and the name of the chapter.
///
/// It is the chapter's program with one file more. The package manager links the code of a program only into tests, so
/// that it is named here: `YOUR_OBJECTS` is a list of its files.
func yourProgram(_ exercise: String, _ objects: String) -> Target {
  let parts = exercise.split(separator: "/").map(String.init)
  let name = program(parts[0])
  return .executableTarget(
    name: "Your\(name)", dependencies: [.byName(name: name)], path: "Chapters/\(parts[0])/Yours",
    exclude: ["README.md"],
    sources: ["\(parts[1]).swift", "Start/\(parts[1])+Start.swift"], swiftSettings: onMainActor,
    linkerSettings: [.unsafeFlags(["@\(objects)"])])
}

let yours = Context.environment["YOURS"].map { [yourProgram($0, Context.environment["YOUR_OBJECTS"] ?? "")] } ?? []

/// Whether a target has its folder.
func isThere(_ target: Target) -> Bool {
  FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(target.path ?? "")")
}

func program(_ folder: String) -> String { String(folder.drop { $0 != "-" }.dropFirst()) }

let programs = chapters.map(program)
let stage = [
  "Models", "SectionedList", "Trace", "World", "KeyValueObserving", "Rx", "Controls", "Services", "RxControls",
  "RxCommunity",
  "Stage",
]

let package = Package(
  name: "FourWays",
  platforms: [.macOS("15.4")],
  dependencies: usesRxSwift
    ? [.package(url: "https://github.com/ReactiveX/RxSwift", exact: "6.10.2")] : [],
  targets: [
    shared("Models", ["SectionedList"]),
    [.target(name: "SectionedList", path: "Shared/SectionedList", swiftSettings: everywhere)],
    [tests("SectionedListTests", of: ["SectionedList", "World"])],
    shared("Programs"),
    shared("Highlighting"),
    shared("Markdown"),
    shared("Diagrams", ["Terminal"]),
    [
      .target(
        name: "Pages", dependencies: ["Markdown", "Diagrams", "Highlighting", "Terminal"], path: "Shared/Pages",
        resources: [.embedInCode("pages.css"), .embedInCode("slides.css"), .embedInCode("slides.js")],
        swiftSettings: everywhere),
      tests("PagesTests", of: ["Pages", "Markdown", "Diagrams", "Highlighting"]),
      .executableTarget(
        name: "Book", dependencies: ["Markdown", "Pages", "Programs", "Stage", "SwiftRun", "Terminal"],
        path: "Shared/Tools/Book",
        exclude: ["LinesRun.json"], swiftSettings: everywhere),
    ],
    shared("Trace"),
    shared("World", ["Trace"]),
    shared("KeyValueObserving", ["Trace"]),
    [
      rx,
      .testTarget(
        name: "RxContractTests", dependencies: ["Rx", "Diagrams", "RandomPipelines"], path: "Tests/RxContractTests",
        exclude: ["RandomPipelines.txt"], swiftSettings: everywhere),
      .target(
        name: "RandomPipelines", dependencies: ["Rx", "RxControls", "World"], path: "Tests/RandomPipelines",
        swiftSettings: everywhere),
      .executableTarget(
        name: "PipelineTranscripts", dependencies: ["RandomPipelines"], path: "Tests/PipelineTranscripts",
        swiftSettings: everywhere),
    ],
    usesRxSwift ? [] : [tests("RxInternalTests", of: ["Rx", "Allocations"])],
    shared("Controls", ["KeyValueObserving", "Trace", "SectionedList", "World"], onMainActor),
    shared("Services", ["World", "Models", "KeyValueObserving", "Trace"], onMainActor),
    shared("RxControls", ["Rx", "SectionedList", "Controls", "Services", "World", "KeyValueObserving", "Trace"]),
    shared(
      "RxCommunity",
      ["Models", "Rx", "RxControls", "Controls", "Services", "SectionedList", "World", "KeyValueObserving", "Trace"]),
    [.target(name: "Heap", path: "Shared/Heap")],
    [.target(name: "ProfileRuntime", path: "Shared/ProfileRuntime")],
    [
      .target(
        name: "Terminal", path: "Shared/Terminal", exclude: ["Widths/wide.py"], swiftSettings: everywhere),
      tests("TerminalTests", of: ["Terminal", "ModelTerminal", "TerminalProbe", "BuiltPackage"]),
      .target(name: "ModelTerminal", path: "Tests/ModelTerminal", swiftSettings: everywhere),
      .executableTarget(
        name: "TerminalProbe", dependencies: ["Terminal"], path: "Tests/TerminalProbe", swiftSettings: everywhere),
    ],
    [
      .target(
        name: "Stage",
        dependencies: [
          "Controls", "SectionedList", "Services", "Terminal", "Diagrams", "World", "Trace", "KeyValueObserving",
          "Heap", "Allocations", "Highlighting", "ProfileRuntime", "Programs", "Workbench",
        ],
        path: "Shared/Stage", swiftSettings: onMainActor),
      tests(
        "StageTests",
        of: [
          "Stage", "Controls", "SectionedList", "Services", "Terminal", "ModelTerminal", "Diagrams", "World", "Trace",
          "KeyValueObserving", "Heap", "Highlighting", "Programs", "Workbench", "BuiltPackage",
        ], onMainActor),
    ],
    chapters.flatMap(chapter),
    yours,
    [
      // In their folders, links lead to the files beside the chapters.
      tests("SkeletonsTests", of: programs + stage + ["Workbench", "BuiltPackage"], onMainActor),
      tests("SolutionsTests", of: programs + stage + ["Workbench", "BuiltPackage"], onMainActor),
      .testTarget(
        name: "FaultsTests", dependencies: (programs + stage + ["BuiltPackage"]).map { .byName(name: $0) },
        path: "Tests/FaultsTests", exclude: ["Promised"], swiftSettings: onMainActor),
      tests(
        "WrongSolutionsTests",
        of: [
          "Articles", "Background", "Cells", "Counter", "ImageSearch", "Requests", "Settings", "SignUp", "Stage",
          "Controls", "Models", "Rx", "RxControls", "Services", "World",
        ], onMainActor),
      tests("WorkbenchTests", of: ["Workbench", "BuiltPackage"]),
      tests("WorkbookTests", of: ["Workbook", "Workbench", "BuiltPackage"]),
      .target(
        name: "Workbench", dependencies: ["Programs", "Terminal"], path: "Shared/Workbench", swiftSettings: everywhere),
      .executableTarget(
        name: "Workbook", dependencies: ["Programs", "Workbench", "Terminal"], path: "Shared/Tools/Workbook",
        swiftSettings: everywhere),
    ],
    [.target(name: "Allocations", path: "Shared/Tools/Allocations")],
    [
      .executableTarget(
        name: "Measure",
        dependencies: [
          "Rx", "RxControls", "KeyValueObserving", "Allocations", "SectionedList", "World", "Controls", "Programs",
          "Stage", "Terminal",
        ],
        path: "Shared/Tools/Measure", exclude: ["Figures.json"], swiftSettings: everywhere),
      tests("MeasureTests", of: ["Measure", "BuiltPackage", "SectionedList"]),
    ],
    [.target(name: "PatientClock", path: "Tests/PatientClock", swiftSettings: everywhere)],
    [
      .target(name: "SwiftRun", path: "Shared/SwiftRun", swiftSettings: everywhere),
      .target(
        name: "BuiltPackage", dependencies: ["Programs", "SwiftRun"], path: "Tests/BuiltPackage",
        exclude: ["stand-in.sh"],
        swiftSettings: everywhere),
    ],
    [
      // What the book's parts on Rx and on moving from one way to another show.
      tests("ExamplesTests", of: ["Rx", "RxControls", "Controls", "KeyValueObserving", "World"], onMainActor),
      tests("MigrationTests", of: ["Rx", "RxControls", "KeyValueObserving", "World"], onMainActor),
    ],
    [
      .testTarget(
        name: "CommandLineTests",
        dependencies: (programs + [
          "BuiltPackage", "Controls", "ModelTerminal", "Services", "Stage", "Terminal", "World",
        ])
        .map { .byName(name: $0) },
        path: "Tests/CommandLineTests", exclude: ["Openings"], swiftSettings: everywhere)
    ],
    [
      tests(
        "BookTests",
        of: programs + [
          "Book", "Workbook", "Workbench", "BuiltPackage", "Measure", "ModelTerminal", "Stage", "Markdown", "Diagrams",
          "Pages", "Highlighting",
        ])
    ],
  ].flatMap { $0 }.filter { isWhole || isThere($0) },
  swiftLanguageModes: [.v6]
)

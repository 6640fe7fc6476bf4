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
// What readers seldom change is compiled a module at once: a first build is a fifth shorter.
let atOnce: [SwiftSetting] = [
  .unsafeFlags(
    ["-disable-batch-mode", "-wmo", "-num-threads", "2", "-no-emit-module-separately-wmo"], .when(configuration: .debug)
  )
]
// A check plays millions of inputs through small modules: a release build compiles across their borders, and leaves the
// checks for overlapping accesses to the debug builds, which the tests use.
let quick: [SwiftSetting] = [
  .unsafeFlags(["-cross-module-optimization", "-enforce-exclusivity=unchecked"], .when(configuration: .release))
]
// Not in the chapters: there, a closure that runs off the main actor must trap, as in an app.
let unchecked: [SwiftSetting] = [
  .unsafeFlags(["-disable-dynamic-actor-isolation"], .when(configuration: .release))
]
let onMainActor: [SwiftSetting] = everywhere + [.defaultIsolation(MainActor.self)]

// The chapters are built so that their calls can be recorded (`Shared/CallGuards`): a guard at each function and block.
// The frontend obeys only the last `-sanitize=`: `CALLS=0` leaves the guards out where a sanitizer is to be at work.
let recorded: [SwiftSetting] =
  Context.environment["CALLS"] == "0"
  ? []
  : [
    .unsafeFlags(
      [
        "-Xfrontend", "-dwarf-version=4", "-Xfrontend", "-sanitize=fuzzer", "-Xfrontend",
        "-sanitize-coverage=edge,trace-pc-guard,pc-table",
        "-Xllvm", "-sanitizer-coverage-prune-blocks=0",
      ], .when(configuration: .debug))
  ]

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
    swiftSettings: everywhere + atOnce + quick + [.swiftLanguageMode(.v5), .enableUpcomingFeature("StrictConcurrency")])

/// A module that chapters share, with its tests. They import the module's own dependencies, unless `testedWith` lists others.
func shared(
  _ name: String, _ dependencies: [Target.Dependency] = [], testedWith others: [Target.Dependency]? = nil,
  _ settings: [SwiftSetting] = everywhere
) -> [Target] {
  [
    .target(
      name: name, dependencies: dependencies, path: "Shared/\(name)",
      swiftSettings: settings + atOnce + quick + unchecked),
    tests(name + "Tests", of: [.byName(name: name)] + (others ?? dependencies), settings),
  ]
}

func tests(
  _ name: String, of dependencies: [Target.Dependency], exclude: [String] = [],
  _ settings: [SwiftSetting] = everywhere, plugins: [Target.PluginUsage] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, path: "Tests/\(name)", exclude: exclude, swiftSettings: settings,
    plugins: plugins)
}

/// A chapter, `NN-Name`: the library `Name`, its tests, and its program in a few lines.
func chapter(_ folder: String) -> [Target] {
  let name = name(of: folder)
  return [
    .target(
      name: name, dependencies: modules(of: name), path: "Chapters/\(folder)",
      exclude: ["README.md", "Faults.md", "Pictures", "Exercises/Texts", "Exercises/Solutions", "Program", "Yours"],
      resources: [.embedInCode("demo.script")], swiftSettings: onMainActor + recorded + quick, plugins: ["PlantFaults"]),
    .executableTarget(
      name: "\(name)Program", dependencies: [.byName(name: name), "ChapterProgram"], path: "Chapters/\(folder)/Program",
      exclude: ["Web"], swiftSettings: onMainActor),
    // What `--serve` runs: nobody else waits for the server to be built.
    .executableTarget(
      name: "\(name)Web", dependencies: [.byName(name: name), "WebStage"], path: "Chapters/\(folder)/Program/Web",
      swiftSettings: onMainActor),
    tests(
      name + "Tests",
      of: [.byName(name: name), "Parity"] + modules(of: name)
        + (testedOverConnections.contains(name) ? ["LoopbackServer"] : []),
      onMainActor),
  ]
}

/// A chapter's program with what a reader has written for one exercise, `NN-Name/Exercise`: `Your` and the name of the chapter.
func yourProgram(_ exercise: String, isServed: Bool) -> Target {
  let parts = exercise.split(separator: "/").map(String.init)
  let name = name(of: parts[0])
  return .executableTarget(
    name: "Your\(name)",
    dependencies: [.byName(name: name), "ChapterProgram"] + (isServed ? ["WebStage"] : []) + modules(of: name),
    path: "Chapters/\(parts[0])/Yours",
    exclude: ["README.md"],
    sources: ["\(parts[1]).swift", "Start/\(parts[1])+Start.swift"], swiftSettings: onMainActor + recorded)
}

/// Whether a target has its folder.
func isThere(_ target: Target) -> Bool {
  FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(target.path ?? "")")
}

func name(of folder: String) -> String { String(folder.drop { $0 != "-" }.dropFirst()) }

let libraries = chapters.map { Target.Dependency.byName(name: name(of: $0)) }
let programs = chapters.map { Target.Dependency.byName(name: "\(name(of: $0))Program") }

/// The modules that every chapter and its tests may import. This list and the next declare more than a target imports.
let stage: [Target.Dependency] = [
  "Models", "SectionedList", "Trace", "World", "KeyValueObserving", "Rx", "Controls", "RxControls", "Stage", "Workshop",
]

/// The modules that a chapter and its tests may import beside those. The other chapters are built without them.
let more: [String: [Target.Dependency]] = [
  "RemainingCharacters": ["RxCommunity"], "Streams": ["RxCommunity"], "Settings": ["RxCommunity"],
  "WebPage": ["Services", "RxServices", "RxCommunity"],
  "Keyboard": ["Services", "RxServices"],
  "Requests": ["Services", "RxServices"],
  "SignUp": ["Services", "RxServices", "RxCommunity"],
  "Articles": ["Services", "LoopbackServer", "RxServices", "RxCommunity"],
  "Location": ["Services", "RxServices"],
  "ImageSearch": ["Services", "LoopbackServer", "RxServices", "RxCommunity"], "Background": ["Services"],
]

/// The chapters whose tests ask a server of their own.
let testedOverConnections = ["WebPage", "Requests", "SignUp"]

func modules(of chapter: String) -> [Target.Dependency] { stage + more[chapter, default: []] }

/// The package has a reader's program only if the environment asks for it: an error in a reader's file hurts no other build.
let yours =
  Context.environment["YOURS"].map { [yourProgram($0, isServed: Context.environment["SERVED"] != nil)] } ?? []

let package = Package(
  name: "FourWays",
  platforms: [.macOS("15.4")],
  // A chapter's program is called by the chapter's name.
  products: chapters.map { .executable(name: name(of: $0), targets: ["\(name(of: $0))Program"]) }
    + [.library(name: "Parity", targets: ["Parity"])],
  dependencies: usesRxSwift
    ? [.package(url: "https://github.com/ReactiveX/RxSwift", exact: "6.10.2")] : [],
  targets: [
    shared("Platform", testedWith: ["BuiltPackage"]),
    shared("Models", ["SectionedList"]),
    shared("SectionedList", testedWith: ["World"]),
    shared("Programs", ["Platform"], testedWith: []),
    shared("Highlighting"),
    shared("Markdown"),
    shared("Diagrams", ["Terminal"]),
    shared("Workbench", ["Programs", "Terminal"], testedWith: ["BuiltPackage"]),
    [
      .target(
        name: "Pictures", dependencies: ["Diagrams", "Terminal"], path: "Shared/Pictures",
        resources: [.embedInCode("colors.css"), .embedInCode("pictures.css")], swiftSettings: everywhere + atOnce),
      .target(
        name: "Pages", dependencies: ["Markdown", "Diagrams", "Pictures", "Highlighting"],
        path: "Shared/Pages",
        resources: [
          .embedInCode("pages.css"), .embedInCode("book.css"), .embedInCode("book.js"), .embedInCode("marbles.js"),
          .embedInCode("slides.css"), .embedInCode("slides.js"),
        ],
        swiftSettings: everywhere + atOnce),
      tests("PagesTests", of: ["Pages", "Pictures", "Markdown", "Highlighting"]),
      .executableTarget(
        name: "Book",
        dependencies: [
          "Diagrams", "LoopbackServer", "Markdown", "Pages", "Platform", "Programs", "RxMarbles", "Stage", "Terminal",
          "Workbench", "World",
        ],
        path: "Shared/Tools/Book",
        exclude: ["LinesRun.json"], swiftSettings: everywhere),
    ],
    [
      // It reads the frames of its callers, and runs at each of their blocks.
      .target(
        name: "CallGuards", path: "Shared/CallGuards",
        cSettings: [.unsafeFlags(["-O2", "-fno-omit-frame-pointer", "-fno-optimize-sibling-calls"])])
    ],
    shared("Trace", ["CallGuards"], testedWith: []),
    shared("Calls", ["Platform", "Trace", "CallGuards"], testedWith: ["Trace"]),
    shared("World", ["Platform", "Trace"], testedWith: ["Trace", "LoopbackServer"]),
    shared("KeyValueObserving", ["Trace"]),
    [
      rx,
      tests(
        "RxContractTests", of: ["Rx", "RxMarbles", "Diagrams", "RandomPipelines"], exclude: ["RandomPipelines.txt"]),
      .target(
        name: "RandomPipelines", dependencies: ["Rx", "RxControls", "World"], path: "Tests/RandomPipelines",
        swiftSettings: everywhere),
      .executableTarget(
        name: "PipelineTranscripts", dependencies: ["RandomPipelines"], path: "Tests/PipelineTranscripts",
        swiftSettings: everywhere),
    ],
    usesRxSwift ? [] : [tests("RxInternalTests", of: ["Rx", "ProcessMetrics"])],
    shared("RxMarbles", ["Rx", "Diagrams"], testedWith: []),
    shared("Controls", ["KeyValueObserving", "Trace", "SectionedList", "World"], onMainActor),
    [
      .target(
        name: "LoopbackServer", dependencies: ["Platform", "World"], path: "Shared/LoopbackServer",
        swiftSettings: everywhere + atOnce)
    ],
    shared(
      "Services", ["Platform", "World", "Models", "KeyValueObserving", "Trace"],
      testedWith: ["Platform", "World", "Models", "KeyValueObserving", "Trace", "LoopbackServer"], onMainActor),
    shared(
      "RxControls", ["Rx", "Controls", "World", "KeyValueObserving", "Trace"],
      testedWith: ["Rx", "Models", "SectionedList", "Controls", "Services", "RxServices", "World", "KeyValueObserving"]),
    shared(
      "RxCommunity", ["Rx", "RxControls", "Controls", "SectionedList", "KeyValueObserving"],
      testedWith: ["Rx", "RxControls", "Controls", "SectionedList", "World"]),
    shared(
      "RxServices", ["Models", "Rx", "RxControls", "Services", "World"],
      testedWith: ["Models", "Rx", "RxControls", "Services", "World", "Trace"]),
    [
      // The code of the book's part on SwiftUI and Combine. Without these frameworks, it compiles to nothing.
      .target(
        name: "SwiftUIAndCombine", dependencies: ["Models"], path: "Shared/SwiftUIAndCombine",
        swiftSettings: everywhere)
    ],
    [.target(name: "ProcessMetrics", path: "Shared/ProcessMetrics")],
    [
      // A product has no unsafe flags: SwiftPM refuses them in what other packages depend on.
      .target(name: "Parity", path: "Shared/Parity", swiftSettings: everywhere),
      tests("ParityTests", of: ["Parity"]),
    ],
    [
      .target(
        name: "Terminal", dependencies: ["Platform"], path: "Shared/Terminal", exclude: ["Widths/wide.py"],
        swiftSettings: everywhere + atOnce),
      tests("TerminalTests", of: ["Platform", "Terminal", "ModelTerminal", "TerminalProbe", "BuiltPackage"]),
      .target(name: "ModelTerminal", path: "Tests/ModelTerminal", swiftSettings: everywhere),
      .executableTarget(
        name: "TerminalProbe", dependencies: ["Platform", "Terminal"], path: "Tests/TerminalProbe",
        swiftSettings: everywhere),
    ],
    [
      // The tool has a link to the one file that it shares with `Stage`: every chapter waits for it.
      .executableTarget(name: "Plant", path: "Shared/Tools/Plant", swiftSettings: everywhere + atOnce),
      .plugin(
        name: "PlantFaults", capability: .buildTool(), dependencies: ["Plant"], path: "Shared/Tools/PlantFaults"),
    ],
    [
      .target(
        name: "Stage",
        dependencies: [
          "Calls", "Controls", "Terminal", "Diagrams", "World", "Trace", "KeyValueObserving", "ProcessMetrics",
          "Highlighting", "Parity",
        ],
        path: "Shared/Stage", swiftSettings: onMainActor + atOnce + quick + unchecked),
      .target(
        name: "Workshop", dependencies: ["Stage", "Parity", "Terminal", "Workbench", "World", "Controls"],
        path: "Shared/Workshop",
        swiftSettings: onMainActor + atOnce),
      .target(
        name: "StageSession",
        dependencies: [
          "Stage", "Workshop", "Calls", "Controls", "Trace", "World", "Highlighting", "Terminal",
        ],
        path: "Shared/StageSession", swiftSettings: onMainActor + atOnce),
      .target(
        name: "TerminalStage",
        dependencies: [
          "Stage", "StageSession", "Workshop", "Calls", "Controls", "Diagrams", "Terminal", "Highlighting",
        ],
        path: "Shared/TerminalStage", swiftSettings: onMainActor + atOnce),
      .target(
        name: "WebStage",
        dependencies: [
          "ChapterProgram", "Stage", "StageSession", "Calls", "Controls", "Diagrams", "Pictures", "Highlighting",
          "LoopbackServer", "Workshop", "World",
        ],
        path: "Shared/WebStage",
        resources: [.embedInCode("stage.html"), .embedInCode("stage.css"), .embedInCode("stage.js")],
        swiftSettings: everywhere + atOnce),
      .target(
        name: "ChapterProgram",
        dependencies: [
          "Stage", "Workshop", "StageSession", "TerminalStage", "Platform", "Parity", "Programs",
          "Terminal", "Workbench", "Calls", "Controls", "Diagrams", "Trace",
        ],
        path: "Shared/ChapterProgram", swiftSettings: onMainActor + atOnce),
      .target(
        name: "LongList", dependencies: ["Controls", "SectionedList", "Stage", "World"], path: "Shared/LongList",
        swiftSettings: onMainActor + atOnce),
      .executableTarget(
        name: "LongListWeb", dependencies: ["LongList", "WebStage"], path: "Tests/LongList",
        swiftSettings: onMainActor),
      tests(
        "StageTests",
        of: [
          "Stage", "Calls", "Controls", "SectionedList", "Services", "Terminal", "ModelTerminal", "Diagrams", "World",
          "Trace", "KeyValueObserving", "Highlighting", "Workbench", "BuiltPackage", "Parity", "Workshop",
          "StageSession", "TerminalStage", "ChapterProgram", "WebStage", "LoopbackServer",
        ], onMainActor),
    ],
    chapters.flatMap(chapter),
    yours,
    [
      // The tested files are in the folders of the chapters.
      .plugin(name: "GatherExercises", capability: .buildTool(), path: "Tests/GatherExercises"),
      tests(
        "SkeletonsTests",
        of: libraries + stage + ["Services", "RxServices", "RxCommunity"] + ["Workbench", "BuiltPackage"],
        onMainActor, plugins: ["GatherExercises"]),
      tests(
        "SolutionsTests",
        of: libraries + stage + ["Services", "RxServices", "RxCommunity"] + ["Workbench", "BuiltPackage"],
        onMainActor + [.define("SOLVED")], plugins: ["GatherExercises"]),
      tests("WorkbookTests", of: ["Workbook", "Workbench", "BuiltPackage"]),
      .executableTarget(
        name: "Workbook", dependencies: ["Platform", "Programs", "Workbench", "Terminal"],
        path: "Shared/Tools/Workbook", exclude: ["NewChapter/Template"], swiftSettings: everywhere),
    ],
    [
      .executableTarget(
        name: "Measure",
        dependencies: [
          "Platform", "Rx", "RxControls", "KeyValueObserving", "LongList", "ProcessMetrics", "SectionedList", "World",
          "Programs", "Stage", "Terminal", "TerminalStage",
        ],
        path: "Shared/Tools/Measure", exclude: ["Figures.json"], swiftSettings: everywhere),
      tests("MeasureTests", of: ["Measure", "BuiltPackage", "SectionedList"]),
    ],
    [
      .target(
        name: "BuiltPackage", dependencies: ["Programs"], path: "Tests/BuiltPackage", exclude: ["stand-in.sh"],
        swiftSettings: everywhere)
    ],
    [
      // What the book's parts on Rx and on moving from one way to another show.
      tests("ExamplesTests", of: ["Rx", "RxControls", "Controls", "KeyValueObserving", "World"], onMainActor),
      tests("MigrationTests", of: ["Rx", "RxControls", "Controls", "KeyValueObserving", "World"], onMainActor),
    ],
    [
      .plugin(name: "ListChapters", capability: .buildTool(), path: "Tests/ListChapters"),
      tests(
        "CommandLineTests",
        of: libraries + programs + [
          "BuiltPackage", "Calls", "Controls", "Diagrams", "LoopbackServer", "ModelTerminal", "Plant", "Platform",
          "Services", "Stage", "StageSession", "Terminal", "TerminalStage", "Trace", "Workshop", "World",
        ],
        exclude: ["Openings"], plugins: ["ListChapters"]),
    ],
    [
      tests(
        "BookTests",
        of: programs + [
          "Book", "Workbook", "Workbench", "BuiltPackage", "Measure", "ModelTerminal", "Stage", "TerminalStage",
          "ChapterProgram", "LoopbackServer", "Markdown", "Diagrams", "Pages", "Pictures", "Programs", "RxMarbles",
          "World",
        ])
    ],
  ].flatMap { $0 }.filter { isWhole || isThere($0) },
  swiftLanguageModes: [.v6]
)

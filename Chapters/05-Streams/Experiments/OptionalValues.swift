import Rx
import RxCommunity
import RxControls
import Stage
import World

/// RxOptional's operators, for streams of optional values and of collections.
enum OptionalValues {
  // MARK: optional-values

  static func optionals(_ print: @escaping Print, _ world: VirtualWorld) throws {
    let values = Observable.of("One", nil, "Three")
    try show("the source", values, print, world)
    try show("filter { $0 != nil }, and unwrapped", OriginalWay.unwrapped(values), print, world)
    try show("filterNil()", values.filterNil(), print, world)
    try show("filterNilKeepOptional()", values.filterNilKeepOptional(), print, world)
    try show("replaceNilWith(\"Two\")", values.replaceNilWith("Two"), print, world)
    try show("errorOnNil()", values.errorOnNil(), print, world)
    try show("catchOnNil { .of(\"2a\", \"2b\") }", values.catchOnNil { .of("2a", "2b") }, print, world)
    try section("and on a driver, which has no errorOnNil, because it cannot fail", print) { print in
      let driver = Driver.of("One", nil, "Three")
      try show("filterNil()", driver.filterNil().asObservable(), print, world)
      try show("filterNilKeepOptional()", driver.filterNilKeepOptional().asObservable(), print, world)
      try show("replaceNilWith(\"Two\")", driver.replaceNilWith("Two").asObservable(), print, world)
      try show("catchOnNil { .just(\"Two\") }", driver.catchOnNil { .just("Two") }.asObservable(), print, world)
    }
  }

  // MARK: empty-values

  static func occupiables(_ print: @escaping Print, _ world: VirtualWorld) throws {
    try section("arrays", print) { print in
      let arrays = Observable.of(["Single"], [], ["Two", "Three"])
      try show("the source", arrays, print, world)
      try show("filterEmpty()", arrays.filterEmpty(), print, world)
      try show("errorOnEmpty()", arrays.errorOnEmpty(), print, world)
      try show("catchOnEmpty { .just([\"None\"]) }", arrays.catchOnEmpty { .just(["None"]) }, print, world)
    }
    try section("dictionaries", print) { print in
      let dictionaries = Observable.of(["one": 1], [:], ["two": 2])
      try show("filterEmpty()", dictionaries.filterEmpty(), print, world)
      try show("errorOnEmpty()", dictionaries.errorOnEmpty(), print, world)
      try show("catchOnEmpty { .just([\"none\": 0]) }", dictionaries.catchOnEmpty { .just(["none": 0]) }, print, world)
    }
    try section("sets", print) { print in
      let sets = Observable.of(Set([1]), [], [2])
      try show("filterEmpty()", sets.filterEmpty(), print, world)
      try show("errorOnEmpty()", sets.errorOnEmpty(), print, world)
      try show("catchOnEmpty { .just([0]) }", sets.catchOnEmpty { .just([0]) }, print, world)
    }
    try section("texts", print) { print in
      try show("filterEmpty()", Observable.of("One", "", "Three").filterEmpty(), print, world)
    }
    try section("and on a driver", print) { print in
      let driver = Driver.of(["Single"], [], ["Two", "Three"])
      try show("filterEmpty()", driver.filterEmpty().asObservable(), print, world)
      try show(
        "catchOnEmpty { .just([\"None\"]) }", driver.catchOnEmpty { .just(["None"]) }.asObservable(), print, world)
    }
  }

  private static func show<Element>(
    _ call: String, _ elements: Observable<Element>, _ print: @escaping Print, _ world: VirtualWorld
  ) throws {
    print(call)
    let subscription = elements.subscribe { event in print("  \(event)") }
    // A driver delivers the second element after the first, on the main queue.
    try world.settle()
    subscription.dispose()
  }
}

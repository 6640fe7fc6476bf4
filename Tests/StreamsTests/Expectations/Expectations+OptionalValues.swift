nonisolated extension Expectations {
  static let optionalValues: [Output] = [
    (
      "optional-values",
      #"""
      the source
        next(Optional("One"))
        next(nil)
        next(Optional("Three"))
        completed
      filter { $0 != nil }, and unwrapped
        next(One)
        next(Three)
        completed
      filterNil()
        next(One)
        next(Three)
        completed
      filterNilKeepOptional()
        next(Optional("One"))
        next(Optional("Three"))
        completed
      replaceNilWith("Two")
        next(One)
        next(Two)
        next(Three)
        completed
      errorOnNil()
        next(One)
        error(Found nil while trying to unwrap type <Optional<String>>)
      catchOnNil { .of("2a", "2b") }
        next(One)
        next(2a)
        next(Three)
        next(2b)
        completed
      and on a driver, which has no errorOnNil, because it cannot fail
        filterNil()
          next(One)
          next(Three)
          completed
        filterNilKeepOptional()
          next(Optional("One"))
          next(Optional("Three"))
          completed
        replaceNilWith("Two")
          next(One)
          next(Two)
          next(Three)
          completed
        catchOnNil { .just("Two") }
          next(One)
          next(Two)
          next(Three)
          completed
      """#
    ),
    (
      "empty-values",
      #"""
      arrays
        the source
          next(["Single"])
          next([])
          next(["Two", "Three"])
          completed
        filterEmpty()
          next(["Single"])
          next(["Two", "Three"])
          completed
        errorOnEmpty()
          next(["Single"])
          error(Empty occupiable of type <Array<String>>)
        catchOnEmpty { .just(["None"]) }
          next(["Single"])
          next(["None"])
          next(["Two", "Three"])
          completed
      dictionaries
        filterEmpty()
          next(["one": 1])
          next(["two": 2])
          completed
        errorOnEmpty()
          next(["one": 1])
          error(Empty occupiable of type <Dictionary<String, Int>>)
        catchOnEmpty { .just(["none": 0]) }
          next(["one": 1])
          next(["none": 0])
          next(["two": 2])
          completed
      sets
        filterEmpty()
          next([1])
          next([2])
          completed
        errorOnEmpty()
          next([1])
          error(Empty occupiable of type <Set<Int>>)
        catchOnEmpty { .just([0]) }
          next([1])
          next([0])
          next([2])
          completed
      texts
        filterEmpty()
          next(One)
          next(Three)
          completed
      and on a driver
        filterEmpty()
          next(["Single"])
          next(["Two", "Three"])
          completed
        catchOnEmpty { .just(["None"]) }
          next(["Single"])
          next(["None"])
          next(["Two", "Three"])
          completed
      """#
    ),
  ]
}

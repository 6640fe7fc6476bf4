nonisolated extension Expectations {
  static let operators: [Output] = [
    (
      "transforming",
      #"""
      source                   a b - c |
      map { $0.uppercased() }  A B - C |

      source              a b - c |
      map { _ in "tap" }  tap tap - tap |

      source                  1 x - 3 |
      compactMap { Int($0) }  1 - - 3 |

      source               1 2 - 3 |
      scan(0) { $0 + $1 }  1 3 - 6 |

      source                 1 2 - 3 |
      reduce(0) { $0 + $1 }  - - - - (6,|)

      source                 1 2 - 3
      reduce(0) { $0 + $1 }  -

      Without an end there is nothing: reduce waits for it.
      """#
    ),
    (
      "filtering",
      #"""
      source                a b - c |
      filter { $0 != "b" }  a - - c |

      source   a b - c |
      take(2)  a (b,|)

      source   a b - c |
      skip(2)  - - - c |

      source                         a b - c |
      take(for: .milliseconds(250))  a b |

      source                    a b - c |
      skip(.milliseconds(250))  - - - c |

      source                  a a b b a |
      distinctUntilChanged()  a - b - a |

      distinctUntilChanged compares with the element before: the last a is let through.
      """#
    ),
    (
      "flat-map",
      #"""
      questions    a b - - - - |
      answer to a  - - - - A |
      answer to b  - B |
      flatMap      - - B - A - |

      questions      a b - - - - |
      answer to a    - - - - A |
      answer to b    - B |
      flatMapLatest  - - B - - - |

      questions     a b - - - - |
      answer to a   - - - - A |
      answer to b   - B |
      flatMapFirst  - - - - A - |

      questions    a b - - - - |
      answer to a  - - - - A |
      answer to b  - B |
      concatMap    - - - - A - B |

      Only flatMapLatest ends with B, the answer to the question that was asked last, and with nothing stale.
      """#
    ),
    (
      "switch-latest",
      #"""
      questions               a b - - - - |
      answer to a             - - - - A |
      answer to b             - B |
      flatMapLatest(answers)  - - B - - - |

      questions                    a b - - - - |
      answer to a                  - - - - A |
      answer to b                  - B |
      map(answers).switchLatest()  - - B - - - |

      flatMapLatest is map, followed by switchLatest.
      """#
    ),
    (
      "merging",
      #"""
      one    a - b |
      other  - 1 - - 2 |
      merge  a 1 b - 2 |

      one     a - b |
      other   - 1 - - 2 |
      concat  a - b - 1 - - 2 |

      source          a - b |
      startWith("0")  (0,a) - b |

      one    a #
      other  - - 1 |
      merge  a #

      An error of one ends them all.
      """#
    ),
    (
      "combining",
      #"""
      profile               - p |
      feed                  - - - f |
      zip, of two requests  - - - pf |

      letters  a b - - c - |
      numbers  - - 1 2 - - |
      zip      - - a1 b2 - - |

      letters        a b - - c - |
      numbers        - - 1 2 - - |
      combineLatest  - - b1 b2 c2 - |

      letters         a b - - c - |
      numbers         - - 1 2 - - |
      withLatestFrom  - - - - c2 - |

      combineLatest is silent until all have spoken: a is lost. withLatestFrom speaks when letters does.
      """#
    ),
    (
      "in-time",
      #"""
      source                        a b c - - - d - e |
      debounce(.milliseconds(200))  - - - - c - - - - (e,|)

      source                        a b c - - - d - e |
      throttle(.milliseconds(300))  a - - c - - d - - (e,|)

      source                                       a b c - - - d - e |
      throttle(.milliseconds(300), latest: false)  a - - - - - d - - |

      source         a b - - - c - |
      clock          - - x - x - x - x |
      sample(clock)  - - b - - - c - |

      debounce waits for silence, throttle for its turn. sample does not repeat b at the second x.
      """#
    ),
  ]
}

import Rx
import RxMarbles

/// Plays cold sources through `chain`, all subscribed at 200, and gives the line of what came out.
func play(_ lines: String..., chain: @escaping (TestScheduler, [Observable<String>]) -> Observable<String>) -> String {
  Marbles.play(lines, chain: chain)
}

/// The same for one source.
func play(_ line: String, chain: @escaping (Observable<String>) -> Observable<String>) -> String {
  play(line) { _, sources in chain(sources[0]) }
}

import Controls
import Stage
import World

/// A session as a script that gives it again.
nonisolated extension History {
  /// The script, with the name of the chapter as a comment; `number` is that of the step in the chapter, where another one
  /// is on stage.
  ///
  /// Where requests went out, their answers come from the script, at the times at which `record` has them: those that the
  /// first pane got, for all panes alike. Heads and addresses lose private parts (`Answer.kept`); typed texts, a
  /// password too, the queries of addresses and the bodies of answers are in it.
  package func script(
    of chapter: String, step number: Int? = nil, _ record: NetworkRecord = NetworkRecord(), isLive: Bool = false
  ) -> String {
    let asked = !record.requests.isEmpty
    let step = number ?? step
    let opening: Command = asked ? .replay(step, isLive: isLive) : .step(step)
    let head =
      ["# \(chapter): a session on stage"]
      + (asked
        ? [
          "# What came from outside comes once more, to all panes as it came to the first: bodies whole, of heads only what",
          "# that needs, no cookie; addresses with their queries, without a name and a password.",
        ] : [])
    let done = moments.indices.reduce(into: [Input]()) { done, index in
      var inputs = inputs(of: index, record)[...]
      // Time in which nothing happened needs no line of its own behind a wait.
      if moments[index].isQuiet, case .wait(let before) = done.last, case .wait(let more) = inputs.first {
        done[done.count - 1] = .wait(before + more)
        inputs.removeFirst()
      }
      done += inputs
    }.flatMap(\.allowedWaits)
    return (head + ["\(opening)"] + done.map(\.description)).joined(separator: "\n") + "\n"
  }

  /// Returns the inputs that led to moment `index`, with the answers that came from outside meanwhile.
  private func inputs(of index: Int, _ record: NetworkRecord) -> [Input] {
    let moment = moments[index]
    let earlier = index > 0 ? moments[index - 1] : nil
    let range = (earlier?.marks.first?.arrivals ?? 0)..<(moment.marks.first?.arrivals ?? 0)
    let arrivals = record.arrivals.indices.contains(range.upperBound - 1) ? record.arrivals[range] : []
    guard let input = moment.input, case .wait(let duration) = input else {
      return (moment.input.map { [$0] } ?? []) + arrivals.map { .reply($0.request, $0.answer.kept) }
    }
    // The wait in pieces, an answer between two.
    var now = moment.time - duration
    var inputs: [Input] = []
    for arrival in arrivals {
      if arrival.time > now { inputs.append(.wait(arrival.time - now)) }
      now = max(now, arrival.time)
      inputs.append(.reply(arrival.request, arrival.answer.kept))
    }
    return moment.time > now || arrivals.isEmpty ? inputs + [.wait(moment.time - now)] : inputs
  }
}

nonisolated extension Input {
  /// The input; a wait that is longer than a script may ask for in several.
  fileprivate var allowedWaits: [Input] {
    guard case .wait(var rest) = self, rest > .longestWait else { return [self] }
    var waits: [Input] = []
    while rest > .longestWait {
      waits.append(.wait(.longestWait))
      rest -= .longestWait
    }
    return waits + [.wait(rest)]
  }
}

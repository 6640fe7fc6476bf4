import Calls
import Controls
import Stage
import Terminal
import Trace
import Workshop
import World

/// Playing, and recording the outcome.
extension Session {
  /// Lets `input` happen in all panes and takes down what came of it.
  ///
  /// - Parameter isByPerson: true if a person asks for it; false if it comes by itself.
  package func perform(_ input: Input, isByPerson: Bool = true) {
    do throws(PaneError) {
      try panes.validate(input)
    } catch {
      return tell(error)
    }
    do throws(PaneError) {
      var moment = panes.moment(of: input, try panes.trace(input), reader)
      moment.isByItself = !isByPerson
      history.append(moment)
    } catch {
      // Some panes are in the middle of it: back to where they were.
      tell(error)
      replay(history.moments.count - 1)
    }
  }

  /// Plays `text`, lines of a script that a person has written; for a line that makes no sense it only shows a message.
  ///
  /// - Parameter performing: lets an input happen, by ``perform(_:isByPerson:)``.
  /// - Returns: the answer of a quiz, in lines, if that was asked for.
  package func play(_ text: String, performing: (Input) -> Void) -> [String]? {
    if let quiz, let reply = reply(to: text, of: quiz, performing) { return reply }
    do throws(ScriptError) {
      let script = try Script(parsing: text, name: "line", among: quiz == nil ? [] : Quiz.words)
      for line in script.lines {
        switch line.command {
        case .input(let input): performing(input)
        case .step(let number): open(step: number)
        case .expect(let expectation): compare(expectation)
        case .note(let text): message = Message(text: text.visible)
        case .replay: message = Message(text: Command.replaysElsewhere, isBad: true)
        case .show: break
        }
      }
    } catch {
      message = Message(text: error.message, isBad: true)
    }
    return nil
  }

  /// Returns the answer in lines; empty while the quiz continues; nil if `text` is no guess.
  private func reply(to text: String, of quiz: Quiz, _ performing: (Input) -> Void) -> [String]? {
    let wasOpen = isQuiz
    do throws(UsageError) {
      switch try quiz.reply(to: text) {
      case .goesOn(let reply): message = Message(text: "\(reply) (:reveal gives up)")
      case .end(let lines):
        if wasOpen { show(quiz.fault, performing) }
        return lines
      case nil: return nil
      }
    } catch {
      tell(error)
    }
    return []
  }

  /// Brings the panes, behind the answer, to the moment at which the fault is visible, and looks into its way.
  private func show(_ fault: PlantedFault, _ performing: (Input) -> Void) {
    open(step: history.step)
    for input in (try? fault.inputs()) ?? [] { performing(input) }
    if let pane = panes.names.firstIndex(of: fault.way) { focus(pane) }
  }

  private func compare(_ expectation: Expectation) {
    do throws(PaneError) { try panes.validate(expectation) } catch { return tell(error) }
    let failure = expectation.failure(panes.names, panes.snapshots.map { $0.answer(expectation) })
    message = Message(text: failure ?? "✓ \(expectation)", isBad: failure != nil)
  }

  /// Opens step `number`, from 1, on fresh screens.
  package func open(step number: Int) {
    do throws(PaneError) {
      let fresh = try selection.open(number, goesOnline: goesOnline, isLive: isLive, isTraced: true)
      let opened = fresh.moment(of: nil, fresh.openings, reader, after: closingAccounts)
      (panes, history) = (fresh, History(step: number, opened: opened))
      journey = nil
      openings += 1
      // Another step has other files, and perhaps fewer ways.
      code?.files = [:]
      if !panes.names.indices.contains(lookedInto) { (chosen, focused) = (nil, 0) }
    } catch {
      tell(error)
    }
  }

  /// Closes the panes, and returns the account of that for each way, by its name.
  private var closingAccounts: [String: RecordedAccount] {
    let names = panes.names
    return Dictionary(
      zip(names, panes.traceClosing()).map { [reader] name, record in
        (name, RecordedAccount(record) { reader.account(of: $0, way: name) })
      }
    ) { first, _ in first }
  }

  /// Adds a pane for a further way of the step, brings it to where the others are, and looks into it.
  package func add(_ way: String) {
    let selection = selection.with(way)
    do throws(PaneError) {
      let moments = history.moments
      let step = history.step
      let records = zip(panes.networkRecords, moments[moments.count - 1].marks).map { $0.upTo($1) }
      // The new way gets from outside what the first one got.
      let fresh = try selection.open(
        step, goesOnline: goesOnline, isLive: isLive, replaying: records + records.prefix(1), isTraced: true)
      var longer = History(step: step, opened: fresh.moment(of: nil, fresh.openings, reader))
      for old in moments {
        guard let input = old.input else { continue }
        var moment = fresh.moment(of: input, try fresh.trace(input), reader)
        moment.isByItself = old.isByItself
        longer.append(moment)
      }
      (self.selection, history, panes, journey) = (selection, longer, fresh, nil)
      focus(panes.names.count - 1)
    } catch {
      tell(error)
    }
  }

  /// Continues from moment `index`, without the later ones.
  package func resume(from index: Int) {
    journey = nil
    guard index < history.moments.count - 1, replay(index) else { return }
    history.goBack(to: index)
  }

  /// Returns to the state before the last input of a person.
  package func undo() {
    // Time that has passed since is undone as well.
    guard let last = history.moments.lastIndex(where: { $0.input.map { !$0.isWait } ?? false }) else {
      message = Message(text: "There is nothing to undo.")
      return
    }
    resume(from: last - 1)
  }

  /// Brings fresh panes to where moment `index` was. What had been answered by then is answered so again.
  ///
  /// - Returns: whether they got there; if not, everything is as it was.
  @discardableResult
  private func replay(_ index: Int) -> Bool {
    do throws(PaneError) {
      let records = zip(panes.networkRecords, history.moments[index].marks).map { $0.upTo($1) }
      let fresh = try selection.open(history.step, goesOnline: goesOnline, isLive: isLive, replaying: records)
      var marks = [fresh.networkRecords.map(\.mark)]
      for input in history.inputs(to: index) {
        try fresh.perform(input)
        marks.append(fresh.networkRecords.map(\.mark))
      }
      panes = fresh
      history.note(marks)
      return true
    } catch {
      tell(error)
      return false
    }
  }

  // MARK: Time

  /// A Boolean value indicating whether time passes in the panes as it does outside. It does not for a step whose
  /// checks never wait and that uses no network.
  package var passesTime: Bool { journey == nil && (panes.isOnline || step.knowsTime) }

  /// The time until something falls due by itself, or may have come from outside; nil if nothing will.
  package var timeToNext: Duration? {
    guard passesTime else { return nil }
    return [panes.timeToNext, panes.isAwaitingOutside ? .milliseconds(20) : nil].compactMap { $0 }.min()
  }
}

nonisolated extension Duration {
  /// The same without what is left of a millisecond, which scripts do not know.
  package var wholeMilliseconds: Duration {
    .milliseconds(components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000)
  }
}

extension Scene {
  /// A Boolean value indicating whether a check lets time pass.
  fileprivate static var knowsTime: Bool {
    alphabet.contains { input in if case .wait = input { true } else { false } }
  }
}

extension StagedPanes {
  /// Returns the present state of the panes, with the accounts of what was recorded on the way to it.
  ///
  /// - Parameter closing: the accounts of the screens that were closed before, by the name of the way.
  func moment(
    of input: Input?, _ records: [TraceRecord], _ reader: AccountReader, after closing: [String: RecordedAccount] = [:]
  ) -> History.Moment {
    var moment = History.Moment(
      input: input, time: time, snapshots: snapshots,
      accounts: zip(records, names).map { record, name in
        RecordedAccount(record) { record in
          let closed = closing[name]?.account.entries ?? []
          let first = closed.isEmpty ? [] : [Account.Entry(.link(Link("screen", "closed")), closed)]
          return Account(first + reader.account(of: record, way: name).entries)
        }
      }, changes: changes,
      disagreement: disagreement(), marks: networkRecords.map(\.mark),
      isAwaitingOutside: isAwaitingOutside, blocks: [:])
    // Time in which nothing happens is not looked into.
    if !moment.isPause {
      for record in records { moment.blocks.merge(record.blocks, uniquingKeysWith: +) }
    }
    return moment
  }
}

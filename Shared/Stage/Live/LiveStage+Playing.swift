import Controls
import Terminal
import Trace
import World

/// What is done on stage, and what is taken down of it.
extension LiveStage {
  /// Lets `input` happen in all panes and takes down what came of it.
  ///
  /// - Parameter isByPerson: whether somebody wants it; else it comes by itself.
  func perform(_ input: Input, isByPerson: Bool = true) {
    let before = panes.snapshots.first
    let wasWriting = isWriting
    do throws(PaneError) {
      try panes.validate(input)
    } catch {
      return tell(error)
    }
    do throws(PaneError) {
      let (chains, lines) = try log.recording { () throws(PaneError) in try panes.trace(input) }
      var moment = panes.moment(of: input, chains, lines)
      moment.isByItself = !isByPerson
      session.append(moment)
    } catch {
      // Some panes are in the middle of it: back to where they were.
      tell(error)
      replay(session.moments.count - 1)
    }
    follow()
    let after = panes.snapshots.first
    if let field = after?.editedField, field != before?.editedField {
      point(at: Target(identifier: field, kind: .field))
    }
    // Who writes asks for none, and may not look at the screen.
    let isUnasked = wasWriting || !isByPerson
    if isUnasked, let alert = after?.alert, alert != before?.alert {
      alertGuard.close(isWriting: wasWriting)
    }
  }

  /// Opens step `number`, from 1, on fresh screens.
  func open(step number: Int) {
    do throws(PaneError) {
      let (panes, lines) = try log.recording { () throws(PaneError) in
        try playbill.open(number, goesOnline: goesOnline, isLive: isLive)
      }
      self.panes = panes
      session = Session(step: number, opened: panes.moment(of: nil, [], lines))
      (mode, pointer, behindAlert, widths, scrolled) = (.screen, Pointer(), nil, (0, 0), 0)
      // Another step has other files.
      code?.files = [:]
      follow()
    } catch {
      tell(error)
    }
  }

  /// Puts a further way of the step on stage, brings it to where the others are, and looks into it.
  func add(_ way: String) {
    let playbill = self.playbill.with(way)
    do throws(PaneError) {
      let moments = self.session.moments
      let step = self.session.step
      let records = zip(panes.networkRecords, moments[moments.count - 1].marks).map { $0.upTo($1) }
      let (fresh, lines) = try log.recording { () throws(PaneError) in
        // The new way gets from outside what the first one got.
        try playbill.open(
          step, goesOnline: goesOnline, isLive: isLive, replaying: records + records.prefix(1))
      }
      var session = Session(step: step, opened: fresh.moment(of: nil, [], lines))
      for old in moments {
        guard let input = old.input else { continue }
        let (chains, lines) = try log.recording { () throws(PaneError) in try fresh.trace(input) }
        var moment = fresh.moment(of: input, chains, lines)
        moment.isByItself = old.isByItself
        session.append(moment)
      }
      (self.playbill, self.session, panes) = (playbill, session, fresh)
      follow()
      focus(panes.names.count - 1)
    } catch {
      tell(error)
    }
  }

  /// Goes on from moment `index`, as if nothing after it had happened.
  func goOn(from index: Int) {
    guard index < session.moments.count - 1, replay(index) else { return }
    session.goBack(to: index)
    follow()
  }

  /// Says why something cannot be.
  func tell(_ error: some Error) {
    message = Message(text: "\(error)".visible, isBad: true)
  }

  /// Brings fresh panes to where moment `index` was. What had been answered by then is answered so again.
  ///
  /// - Returns: whether they got there; if not, everything is as it was.
  @discardableResult
  private func replay(_ index: Int) -> Bool {
    do throws(PaneError) {
      let records = zip(panes.networkRecords, session.moments[index].marks).map { $0.upTo($1) }
      let fresh = try playbill.open(session.step, goesOnline: goesOnline, isLive: isLive, replaying: records)
      var marks = [fresh.networkRecords.map(\.mark)]
      for input in session.inputs(to: index) {
        try fresh.perform(input)
        marks.append(fresh.networkRecords.map(\.mark))
      }
      panes = fresh
      session.note(marks)
      return true
    } catch {
      tell(error)
      return false
    }
  }
}

extension StagedPanes {
  /// Where the panes are now, and how `input` brought them there.
  func moment(of input: Input?, _ chains: [[Link]], _ lines: LineRecord?) -> Session.Moment {
    // Each pane asks for itself: as long as some have their answers and others have not, they are bound to differ.
    var moment = Session.Moment(
      input: input, time: time, snapshots: snapshots, chains: chains, changes: changes,
      disagreement: isAwaitingOutside ? nil : disagreement(), marks: networkRecords.map(\.mark),
      isAwaitingOutside: isAwaitingOutside)
    // Time in which nothing happens is not looked into.
    if !moment.isPause { moment.lines = lines }
    return moment
  }
}

nonisolated extension Snapshot {
  /// The field that has the focus.
  fileprivate var editedField: String? { views.first(where: \.isFocused)?.identifier }
}

import Dispatch
import Stage

extension ImageSearchChapter {
  static let faults = [
    PlantedFault(
      "Trouble takes an early exit, and the search is never over.", in: Searching.self, .callback,
      CallbackWay.EndlessTrouble.Controller.self,
      change: #"""
        Callback/CallbackAction.swift
          self?.work = nil
        + guard case .success = result else { return completion(result) }
        """#,
      shownBy: """
        replace query "ats"
        tap search
        event answer first 429
        """,
      lesson: "What ends something belongs on each path, or behind all of them. Look for it at every early return."),
    PlantedFault(
      "A search that finds nothing is a success, and shows no message.", in: ImageSearchChapter.self, .delegate,
      DelegateWay.Cancelling.WordlessNothing.Controller.self,
      change: #"""
        Delegate+Cancelling.swift
          delegate?.viewModel(self, didFind: found)
        - delegate?.viewModel(self, didChange: SearchNotice(about: found))
        """#,
      shownBy: """
        replace query "ats"
        tap search
        event answer first empty
        """,
      lesson: "A result has two cases, and a screen has three: an empty success needs a message of its own."),
    PlantedFault(
      "The default stands for trouble as well, which is never shown.", in: Searching.self, .observer,
      ObserverWay.SilentDefault.Controller.self,
      change: #"""
        Observer.swift
        - case .failure(let trouble)?: .trouble(trouble)
        - case nil: nil
        + default: nil
        """#,
      shownBy: """
        replace query "ats"
        tap search
        event answer first 429
        """,
      lesson: "A default takes each case that you forget. Name them all, and the compiler reports a missing one."),
    PlantedFault(
      "A tap waits for another one to follow, and begins nothing until then.", in: ImageSearchChapter.self, .rx,
      RxWay.Cancelling.PutOffTap.Controller.self,
      change: #"""
        Rx+Cancelling.swift
        - taps.withLatestFrom(query).bind(to: action).disposed(by: disposeBag)
        + taps.debounce(.milliseconds(300), scheduler: WorldScheduler(world)).withLatestFrom(query)
        +   .bind(to: action).disposed(by: disposeBag)
        """#,
      shownBy: """
        replace query "ats"
        tap search
        """,
      lesson: "debounce lets the last of many through, and only after silence. Against a second tap it is throttle, "
        + "which lets the first one through at once."),
    PlantedFault(
      "A refusal of the action is shown as trouble of a search.", in: ImageSearchChapter.self, .rx,
      RxWay.Cancelling.ToldRefusal.Controller.self,
      change: #"""
        Rx+Cancelling.swift
        - action.underlyingError.map { .trouble(SearchTrouble($0)) }
        + action.errors.map { .trouble(SearchTrouble($0)) }
        """#,
      shownBy: "submit query",
      lesson: "An action's errors include its refusals. Its underlyingError emits the errors of the work alone."),
  ]
}

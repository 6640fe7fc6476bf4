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
      "That nothing was found is a success, of which nobody says a word.", in: ImageSearchChapter.self, .delegate,
      DelegateWay.Cancelling.WordlessNothing.Controller.self,
      change: #"""
        Delegate+Cancelling.swift
          view?.show(found)
        - view?.show(SearchNotice(about: found))
        """#,
      shownBy: """
        replace query "ats"
        tap search
        event answer first empty
        """,
      lesson: "A result has two cases, and a screen has three: what came and is empty wants words of its own."),
    PlantedFault(
      "The default stands for trouble as well, which nobody is told of.", in: Searching.self, .observer,
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
      lesson: "A default takes each case that is forgotten. Name them all, and the compiler asks for the missing one."),
    PlantedFault(
      "A tap waits whether another one follows it, and begins nothing until then.", in: ImageSearchChapter.self, .rx,
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
      "What the action refuses is told as trouble of a search.", in: ImageSearchChapter.self, .rx,
      RxWay.Cancelling.ToldRefusal.Controller.self,
      change: #"""
        Rx+Cancelling.swift
        - action.underlyingError.map { .trouble(SearchTrouble($0)) }
        + action.errors.map { .trouble(SearchTrouble($0)) }
        """#,
      shownBy: "submit query",
      lesson: "An action's errors include its refusals. What went wrong at work is told by its underlyingError."),
  ]
}

@testable import Keyboard
import Controls
import Foundation
import KeyValueObserving
import Models
import Services
import Stage
import World

extension LatePanel {
  final class Yours: Wiring {
    private let screen: PanelScreen
    #if SOLVED
    // The chapter's view model observes the keyboard, and its place is a property: see `Observer.swift`.
    private let tracker: ObserverWay.ViewModel
    private var bar: KeyValueObservation?
    private var panel: KeyValueObservation?
    #else
    // Yours: what observes the keyboard, and keeps its place.
    #endif

    init(_ screen: PanelScreen, _ world: World) {
      self.screen = screen
      #if SOLVED
      tracker = ObserverWay.ViewModel(world.notifications) { screen.bounds }
      bar = tracker.observe(\.place, options: .initial) { tracker, _ in
        screen.makeRoom(for: tracker.place.visibleHeight)
      }
      #endif
      screen.open.addTarget(self, action: Yours.openTapped, for: .touchUpInside)
      screen.close.addTarget(self, action: Yours.closeTapped, for: .touchUpInside)
    }

    private func openTapped() {
      #if SOLVED
      panel = tracker.observe(\.place, options: .initial) { [screen] tracker, _ in
        screen.showPanel(above: tracker.place.visibleHeight)
      }
      #else
      // Yours: show the panel, and have it follow the keyboard.
      #endif
    }

    private func closeTapped() {
      #if SOLVED
      panel = nil
      screen.hidePanel()
      #else
      // Yours: hide the panel.
      #endif
    }
  }
}

nonisolated extension Expectations {
  static let bags: [Output] = [
    (
      "dispose-bags",
      #"""
      a bag goes with its owner
        one
        here
        disposed
      by hand
        one
        disposed
        a second dispose() does nothing
      a bag is replaced, as in a cell that is used again
        for the first row
        disposed
        for the second row, once
        disposed
      streams that end by themselves need no bag
        just
        disposed
        the only one that was asked for
        disposed
      Trap: without a bag, it lives as long as its source
        dropped, and still told
      Trap: the bag of a singleton only grows
        visit 1: 1 subscription alive
        visit 2: 2 subscriptions alive
        visit 3: 3 subscriptions alive
      """#
    ),
    (
      "end-of-the-owner",
      #"""
      the stream ends first
        completed
        disposed
        the owner is still here
        the owner is gone
      the owner goes first
        the owner is still here
        disposed
        the owner is gone
      """#
    ),
  ]
}

import Controls
import KeyValueObserving
import Testing

@Suite("Sliders")
struct SliderTests {
  private let slider = Slider("volume", minimumValue: -1, maximumValue: 3)
  private let log = Log()

  @Test func `it begins at 0, or at the end that is next to it`() {
    #expect(slider.value == 0)
    #expect(Slider("volume").value == 0)
    #expect(Slider("volume", minimumValue: 2, maximumValue: 3).value == 2)
    #expect(Slider("volume", minimumValue: -3, maximumValue: -2).value == -2)
  }

  @Test func `a drag sends valueChanged, once, when the value is there`() {
    log.follow(slider)
    slider.addAction(for: .valueChanged) { [slider, log] in log.add("\(slider.value)") }
    slider.drag(to: 2.5)
    #expect(log.entries == ["volume valueChanged", "2.5"])
  }

  @Test func `it stops at its ends, and ignores NaN`() {
    slider.value = 7
    #expect(slider.value == 3)
    slider.value = -.infinity
    #expect(slider.value == -1)
    slider.value = .nan
    #expect(slider.value == -1)
    slider.drag(to: 7)
    #expect(slider.value == 3)
    slider.drag(to: .nan)
    #expect(slider.value == 3)
  }

  @Test func `a drag to the present value sends no event`() {
    slider.value = 3
    log.follow(slider)
    slider.drag(to: 3)
    slider.drag(to: 9)
    #expect(log.entries == [])
  }

  @Test func `a slider that takes no touch stays where it is`() {
    log.follow(slider)
    slider.isEnabled = false
    slider.drag(to: 2)
    #expect(slider.value == 0)
    slider.isEnabled = true
    slider.isHidden = true
    slider.drag(to: 2)
    #expect(slider.value == 0)
    #expect(log.entries == [])
  }

  @Test func `its screen records drags and values set in code, in the digits that a person would write`() {
    let screen = VolumeScreen()
    screen.onChange = { [log] change in log.add("\(change)\(change.isByPerson ? " by person" : "")") }
    screen.volume.value = 0.1
    screen.volume.drag(to: 0.7)
    #expect(log.entries == ["volume.value = 0.1", "volume.value = 0.7 by person"])
  }

  @Test func `it looks like its value between its ends`() {
    slider.value = 1
    let appearance = slider.appearance
    #expect(appearance.kind == .slider)
    #expect(appearance.thumb?.value == 1)
    #expect(appearance.thumb?.minimum == -1)
    #expect(appearance.thumb?.maximum == 3)
    #expect(appearance.thumb?.fraction == 0.5)
    #expect(Slider("stuck", minimumValue: 1, maximumValue: 1).appearance.thumb?.fraction == 0)
    slider.drag(to: 3)
    #expect(slider.appearance.thumb?.fraction == 1)
  }
}

private final class VolumeScreen: Screen {
  let volume = Slider("volume")

  override var rows: [[View]] { [[volume]] }
}

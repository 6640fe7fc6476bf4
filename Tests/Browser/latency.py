"""Measures the time to the first paint of the stage of a chapter, and from an input to changed pixels, in headless Chromium.

usage: latency.py [CHAPTER LINE ...]      in the root of a built package; needs what install.sh installs

Plays the lines of a script in turn, a hundred in all: with pauses in which the page draws the calls and the lines that
ran, then without pauses, faster than a key repeats. By default it plays `tap up` and `tap down` in Counter. Prints the
medians and the 95th percentiles. A time ends after the frame that shows the change. LongList is a chapter for measuring,
with a table of 10,000 rows: `latency.py LongList 'type query "a"' "scroll list bottom"`.
"""
import statistics
import sys

from playwright.sync_api import sync_playwright

from stages import Stage, launch

INPUTS = 100

# The milliseconds between two inputs: the page draws the calls and the lines of the first meanwhile.
PAUSE = 100

# The milliseconds that each of the lines took, or what is wrong with a line.
MEASURE = """async ({ lines, count, pause }) => {
  const times = [];
  for (let index = 0; index < count; index++) {
    const painted = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      });
      observer.observe(document.body, { attributeFilter: ["data-state"] });
    });
    const start = performance.now();
    await fetch("do", {
      method: "POST", headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ play: lines[index % lines.length] }),
    });
    times.push((await painted) - start);
    const wrong = document.querySelector("#message.error");
    if (wrong) return wrong.textContent;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return times;
}"""


def main(chapter, lines):
    with sync_playwright() as playwright:
        browser = launch(playwright)
        try:
            stage = Stage(browser, chapter)
        except FileNotFoundError:
            sys.exit(f"latency.py: {chapter} has no program that is built: name a chapter, and run swift build first")
        try:
            paint = stage.page.wait_for_function(
                "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime").json_value()
            runs = [stage.page.evaluate(MEASURE, {"lines": lines, "count": INPUTS, "pause": pause}) for pause in (PAUSE, 0)]
        finally:
            stage.end()
            browser.close()
    print(f"{chapter}: first paint after {paint:.0f} ms")
    for times, pauses in zip(runs, ("pauses", "no pauses")):
        if isinstance(times, str):
            sys.exit(f"latency.py: {times}")
        late = statistics.quantiles(times, n=20)[-1]
        print(f"{chapter}, {pauses}: {statistics.median(times):.0f} ms from input to changed pixels, 95 % within {late:.0f} ms")


if __name__ == "__main__":
    if len(sys.argv) == 2:
        sys.exit("latency.py: name a chapter and the lines to play, or neither")
    chapter, *lines = sys.argv[1:] or ["Counter", "tap up", "tap down"]
    main(chapter, lines)

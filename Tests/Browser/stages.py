"""Drives the stage of each chapter in headless Chromium, as a reader would.

usage: stages.py [CHAPTER ...]      in the root of a built package; needs what install.sh installs

Plays each demo by clicks and keys, travels, reloads, opens a second tab, looks for violations of accessibility with axe
in light and dark at 1440 and 390 pixels, and ends the program while the page is open.
"""
import pathlib
import shlex
import subprocess
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError, sync_playwright

LIMIT = 400 * 1024
WIDTHS = (1440, 390)

# The innermost elements that reach beyond a width and cannot be scrolled.
TOO_WIDE = """width => [...document.querySelectorAll("body *")]
    .filter((e) => e.getBoundingClientRect().right > width && !e.closest(".wide, .code"))
    .map((e) => e.id || e.className || e.tagName).slice(-3).join()"""


# The bytes of a page, with all that it has loaded.
WEIGHT = """performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
    .reduce((sum, entry) => sum + entry.encodedBodySize, 0)"""


def flaws(page):
    """Yields violations of accessibility and what is too wide, in light and dark, on a wide and then on a narrow screen."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 1000})
            wide = page.evaluate("document.documentElement.scrollWidth")
            if wide > width:
                yield f"at {width} pixels the page is {wide} wide: {page.evaluate(TOO_WIDE, width)}"
            for violation in Axe().run(page).response["violations"]:
                places = ", ".join(" ".join(map(str, node["target"])) for node in violation["nodes"][:3])
                yield f"axe, {scheme}, {width} pixels: {violation['id']}: {violation['help']}: {places}"


def launch(playwright):
    """The browser of this machine, without a window."""
    return playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])


class Stage:
    """A chapter's program that serves its stage, and a page that shows it."""

    def __init__(self, browser, chapter):
        self.program = subprocess.Popen(
            [f".build/debug/{chapter}Web", "--serve"], stdout=subprocess.PIPE, text=True)
        self.address = self.program.stdout.readline().split()[-1]
        self.context = browser.new_context(viewport={"width": WIDTHS[0], "height": 1000})
        self.troubles = []
        self.page = self.open()

    def open(self):
        page = self.context.new_page()
        page.on("console", lambda message: message.type == "error" and self.troubles.append(message.text))
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.goto(self.address)
        page.wait_for_selector("body[data-state]")
        return page

    def end(self):
        self.program.terminate()
        self.program.wait()

    def state(self):
        return int(self.page.evaluate("document.body.dataset.state"))

    def after(self, act):
        """Does `act`, and waits until the page shows a later state."""
        before = self.state()
        act()
        self.page.wait_for_function("number => Number(document.body.dataset.state) > number", arg=before)

    def moments(self):
        return int(self.page.get_attribute("#moment", "max"))

    def play(self, line):
        """Plays a line of a script: by a click or by keys where the page has the control, else as a line."""
        words = shlex.split(line)
        control = self.page.locator(f'[data-way="rx"] [data-control="{words[1]}"]') if len(words) > 1 else None
        is_there = control is not None and control.count() == 1 and control.is_visible() and control.is_enabled()

        def write():
            self.page.fill("#text", line)
            self.page.press("#text", "Enter")

        def click():
            try:
                control.click()
            except PlaywrightTimeoutError:
                # Time passes on this stage: on a busy machine, what the button cancels may have ended before the click.
                if control.is_enabled():
                    raise
                self.after(write)

        if words[0] in ("tap", "toggle") and is_there:
            self.after(click)
        elif words[0] == "type" and is_there and "\\" not in line:
            if control.evaluate("field => field.isEdited"):
                control.focus()
            else:
                self.after(control.focus)
            for character in words[2]:
                self.after(lambda: self.page.keyboard.type(character))
        else:
            self.after(write)

    def parity(self):
        return self.page.get_attribute("#parity", "data-parity")


def lines(chapter):
    """The inputs and steps of a chapter's demo."""
    (script,) = pathlib.Path("Chapters").glob(f"*-{chapter}/demo.script")
    silent = ("", "#", "expect", "note", "show")
    yield from (line for line in script.read_text().splitlines() if line.split(" ")[0] not in silent)


def check(stage, chapter):
    """Yields a line for each thing that is wrong."""
    page = stage.page
    loaded = page.evaluate(WEIGHT)
    if loaded > LIMIT:
        yield f"the page has {loaded} bytes, of at most {LIMIT}"
    for line in lines(chapter):
        stage.play(line)
        if stage.parity() == "different":
            yield f"after {line}: {page.inner_text('#parity')}"
        if page.get_attribute("#message", "class") == "error":
            yield f"after {line}: {page.inner_text('#message')}"
    for way in ("callback", "delegate", "observer", "rx"):
        if page.locator(f'[data-way="{way}"] [data-control]').count() == 0:
            yield f"the {way} way shows no control"

    # Time travel, by keys, there and back.
    if stage.moments() > 0:
        page.evaluate("document.activeElement.blur()")
        # In a chapter that knows time, states come meanwhile: only the page can say where it is.
        page.keyboard.press("ArrowLeft")
        page.wait_for_selector("#resume", state="visible")
        page.keyboard.press("Escape")
        page.wait_for_selector("#resume", state="hidden")

    # A second tab and a page that is loaded again show the same.
    other = stage.open()
    shown = "[...document.querySelectorAll('.pane')].map(pane => pane.innerText).join()"
    if other.evaluate(shown) != page.evaluate(shown):
        yield "a second tab shows something else"
    other.close()
    page.reload()
    page.wait_for_selector("body[data-state]")

    for name in ("#marbles", "#comparison"):
        page.locator(f"{name} summary").click()
    page.wait_for_selector("#comparison td[data-line]")
    yield from flaws(page)
    if page.locator(".pane:visible").count() != 1:
        yield "at 390 pixels more than one pane is shown"
    for trouble in stage.troubles:
        yield f"console: {trouble}"

    stage.end()
    page.wait_for_selector("#ended:not([hidden])")


def main(chapters):
    failed = 0
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for chapter in chapters:
            stage = Stage(browser, chapter)
            try:
                wrong = list(dict.fromkeys(check(stage, chapter)))
            except Exception as error:  # One line for what Playwright says, and the next chapter.
                wrong = [str(error).split("Call log")[0].strip()]
            finally:
                stage.end()
                stage.context.close()
            failed += bool(wrong)
            print(f"{'✗' if wrong else '✓'} {chapter}", *(f"    {line}" for line in wrong), sep="\n", flush=True)
        browser.close()
    print(f"{len(chapters) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    everything = [folder.name.split("-", 1)[1] for folder in sorted(pathlib.Path("Chapters").glob("*-*"))]
    sys.exit(main(sys.argv[1:] or everything))

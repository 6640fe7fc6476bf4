"""Reads the served book in headless Chromium, as a reader would.

usage: book.py      in the root of a built package; needs what install.sh installs

Opens chapter 3, writes a prediction, opens the stage beside the text, taps, plays what the text plays, builds it anew,
looks for violations of accessibility with axe in light and dark at 1440 and 390 pixels, opens more stages than a
browser has connections, and ends the program. Opens the pages of all chapters, and weighs them. Moves the marbles of a
diagram in chapter 5, and plays all in the laboratory. Opens a stage that cannot be built.
"""
import os
import pathlib
import signal
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

from stages import LIMIT, WEIGHT, WIDTHS, flaws, launch

# The first build of a stage.
PATIENCE = 900_000
SIZE = {"width": WIDTHS[0], "height": 1000}
# A browser without a window hides no page by itself.
HIDE = """() => {
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


class Book:
    """The program that serves the book, and a page that shows it."""

    def __init__(self, browser, path=os.environ["PATH"]):
        self.program = subprocess.Popen(
            [".build/debug/Book", "--serve", "--port", "0"], stdout=subprocess.PIPE, text=True,
            env=os.environ | {"PATH": path})
        self.address = self.program.stdout.readline().split()[-1]
        self.troubles = []
        self.context = browser.new_context(viewport=SIZE)
        self.page = self.context.new_page()
        self.page.on("console", lambda message: message.type == "error" and self.troubles.append(message.text))
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.goto(self.address)

    def open(self, name):
        self.page.goto(f"{self.address.split('?')[0]}{name}")

    def end(self):
        self.program.send_signal(signal.SIGINT)
        return self.program.wait()


def chapters(book):
    """Yields what is wrong on the chapters' pages by themselves, and on a page of a file."""
    page = book.page
    for number, folder in enumerate(sorted(pathlib.Path("Chapters").glob("*-*")), 1):
        book.open(f"{number}-{folder.name.split('-', 1)[1].lower()}.html")
        if page.locator(".offer button").count() < 4:
            yield f"{folder.name} has {page.locator('.offer button').count()} buttons"
        if page.locator(".prediction textarea").count() == 0:
            yield f"{folder.name} has no field for a prediction"
    book.open("files/Chapters/03-Counter/Rx.swift.html")
    if page.locator("#L9").count() == 0:
        yield "the page of a file has no lines"


def prediction(book):
    """Yields what is wrong with a prediction."""
    page = book.page
    book.open("3-counter.html")
    page.locator(".prediction textarea").first.fill("It shows <b>0</b>.")
    page.reload()
    if page.locator(".prediction textarea").first.input_value() != "It shows <b>0</b>.":
        yield "a prediction is lost when the page is loaded again"
    answer = page.locator("details", has_text="The answer to Predict 1").first
    answer.locator("summary").click()
    if answer.locator(".predicted").inner_text() != "You predicted: It shows <b>0</b>.":
        yield f"the answer shows {answer.locator('.predicted').inner_text()}"


def marbles(book):
    """Yields what is wrong with a diagram whose marbles are moved, and with the page of all diagrams."""
    page = book.page
    book.open("5-streams.html")
    page.get_by_role("button", name="Move its marbles").first.click()
    result = page.locator(".outcome")
    result.get_by_text("Result: next(a) at 0; completed, the end at 2.").wait_for()
    marble = page.get_by_role("slider", name="a of source")
    if not marble.evaluate("marble => marble === document.activeElement"):
        yield "the first marble has no focus"
    marble.press("ArrowRight")
    result.get_by_text("Result: next(a) at 1; completed, the end at 2.").wait_for()
    if marble.get_attribute("aria-valuetext") != "step 1":
        yield f"the marble is at {marble.get_attribute('aria-valuetext')}"
    # Nothing comes after the end.
    marble.press("End")
    result.get_by_text("Result: next(a), completed, the end at 2.").wait_for()
    place, end = marble.bounding_box(), page.get_by_role("slider", name="the end of source").bounding_box()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2)
    page.mouse.down()
    page.mouse.move(place["x"] + 2000, place["y"], steps=4)
    page.mouse.up()
    result.get_by_text("Result: next(a) at 2; completed, the end at 5.").wait_for()
    yield from flaws(page)
    page.set_viewport_size(SIZE)
    page.get_by_role("button", name="Put the marbles back").click()
    result.get_by_text("Result: next(a) at 0; completed, the end at 2.").wait_for()
    book.open("the-laboratory.html")
    buttons = page.get_by_role("button", name="Move its marbles").all()
    for button in reversed(buttons):
        button.click()
    results = page.locator(".outcome", has_text="Result: ")
    results.nth(len(buttons) - 1).wait_for()
    if len(buttons) < 2:
        yield "the laboratory has no diagrams"


def stage(book):
    """Yields what is wrong with the stage beside the text."""
    page = book.page
    book.open("3-counter.html")
    page.get_by_role("button", name="Open the stage").first.click()
    page.wait_for_selector("#stage iframe:not([hidden])", timeout=PATIENCE)
    shown = page.frame_locator("#stage iframe")
    shown.locator("body[data-state]").wait_for()
    weight = page.evaluate(WEIGHT) + sum(frame.evaluate(WEIGHT) for frame in page.frames[1:])
    if weight > LIMIT:
        yield f"the page and its stage have {weight} bytes, of at most {LIMIT}"
    before = [label.inner_text() for label in shown.locator('[data-control="count"]').all()]
    shown.locator('[data-way="rx"] [data-control="up"]').click()
    shown.locator("#moment[max='1']").wait_for(state="attached")
    after = [label.inner_text() for label in shown.locator('[data-control="count"]').all()]
    if (before, after) != (["0"] * 4, ["1"] * 4):
        yield f"after a tap the panes show {after}, before it {before}"
    accounts = shown.locator(".account").all()
    for account in accounts:
        account.locator("[data-line-ran]").first.wait_for(state="attached")
    pictures = [account.locator("svg").inner_html() for account in accounts]
    if len(set(pictures)) != 4:
        yield f"of the four diagrams {len(set(pictures))} differ"
    page.get_by_role("button", name="Play this on the stage").first.click()
    # The demo's second step has ten inputs.
    shown.locator("#moment[max='10']").wait_for(state="attached")
    if shown.locator("#parity").get_attribute("data-parity") != "same":
        yield f"after the demo: {shown.locator('#parity').inner_text()}"
    yield from flaws(page)
    page.set_viewport_size(SIZE)

    # The stream of a program that is built anew breaks off, which a browser reports.
    yield from (f"console: {trouble}" for trouble in book.troubles)
    run = page.get_attribute("#stage iframe", "data-program")
    page.get_by_role("button", name="Build it with your changes").click()
    page.wait_for_function(
        "run => document.querySelector('#stage iframe').dataset.program !== run", arg=run, timeout=PATIENCE)
    shown.locator("#moment[max='0']").wait_for(state="attached")
    page.get_by_role("button", name="close", exact=True).click()
    if page.locator("#stage").count() != 0:
        yield "a stage that is closed is still there"


def hidden(book):
    """Yields what is wrong with pages that nobody sees: they would hold all connections."""
    pages = []
    for _ in range(7):
        page = book.context.new_page()
        pages.append(page)
        page.goto(f"{book.address.split('?')[0]}3-counter.html")
        page.get_by_role("button", name="Open the stage").first.click()
        page.frame_locator("#stage iframe").locator("body[data-state]").wait_for()
        page.frames[1].evaluate(HIDE)
    for page in pages:
        page.close()
    yield from ()


def unbuilt(browser):
    """Yields what is wrong when a stage cannot be built."""
    with tempfile.TemporaryDirectory() as folder:
        swift = pathlib.Path(folder, "swift")
        swift.write_text(f"#!/bin/sh\necho build >>{folder}/builds\necho 'error: no such thing'\nexit 1\n")
        swift.chmod(0o755)
        book = Book(browser, f"{folder}:{os.environ['PATH']}")
        try:
            book.open("3-counter.html")
            book.page.get_by_role("button", name="Open the stage").first.click()
            book.page.locator("#stage pre", has_text="error: no such thing").wait_for()
            builds = pathlib.Path(folder, "builds").read_text().splitlines()
            if len(builds) != 1:
                yield f"a stage that cannot be built is built {len(builds)} times"
            book.page.get_by_role("button", name="close", exact=True).click()
            focused = book.page.evaluate("document.activeElement.textContent")
            if focused != "Open the stage":
                yield f"behind a stage that is closed the focus is on {focused}"
        finally:
            book.end()


def exercise(book):
    """Yields what is wrong with the verdict on an exercise that nobody has begun."""
    page = book.page
    kept = [pathlib.Path("Chapters/03-Counter/Yours/ResetUnseen.swift"), pathlib.Path(".workbook")]
    before = [file.read_bytes() if file.exists() else None for file in kept]
    book.open("files/Chapters/03-Counter/Exercises/Texts/1-ResetUnseen.md.html")
    if page.get_by_role("button", name="Play rule").count() < 2:
        yield "the rules of an exercise cannot be played"
    page.get_by_role("button", name="Begin it").click()
    page.locator(".verdict", has_text="Your file").wait_for(timeout=PATIENCE)
    for file, content in zip(kept, before):
        if content is None:
            file.unlink(missing_ok=True)
        else:
            file.write_bytes(content)


def main():
    wrong = []
    with sync_playwright() as playwright:
        browser = launch(playwright)
        book = Book(browser)
        try:
            for part in (chapters, prediction, marbles, exercise, stage, hidden):
                wrong += part(book)
            wrong += unbuilt(browser)
            book.open("3-counter.html")
            status = book.end()
            if status != 128 + signal.SIGINT:
                wrong.append(f"Ctrl-C ends it with status {status}")
            book.page.get_by_role("button", name="Open the stage").first.click()
            book.page.get_by_text("The book's program has ended").wait_for()
        except Exception as error:  # One line for what Playwright says.
            wrong.append(str(error).split("Call log")[0].strip())
        finally:
            book.program.kill()
        browser.close()
    print("✗ the book" if wrong else "✓ the book", *(f"    {line}" for line in wrong), sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

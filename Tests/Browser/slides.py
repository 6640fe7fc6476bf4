"""Looks at each slide of the book and of the workshop in headless Chromium, as the last row of a room would.

usage: slides.py      in the root of a built package; needs what install.sh installs

At two sizes no slide may overflow, and no text may be too small. Then it turns the slides by keys, in the room's window
and the presenter's, opens the overview and the list of keys, prints, and looks for violations of accessibility with axe.
"""
import pathlib
import subprocess
import sys
import tempfile

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

from stages import launch

SMALLEST = 20
SIZES = ((1280, 720), (1920, 1080))
TEXTS = {"book-slides.html": [], "workshop-slides.html": ["WORKSHOP.md"]}

# For each slide the sizes of its text and code, and the elements that reach beyond its margins.
LOOK = """() => slides.map((_, number) => {
    show(number);
    const face = document.querySelector(".slide.current .face");
    const frame = face.getBoundingClientRect();
    const style = getComputedStyle(face);
    const [right, bottom] = [frame.right - parseFloat(style.paddingRight), frame.bottom - parseFloat(style.paddingBottom)];
    const sizes = { text: [], code: [] };
    const walker = document.createTreeWalker(face, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || !element.checkVisibility() || element.closest("title, desc")) continue;
        const scale = element.ownerSVGElement ? element.getScreenCTM().a : 1;
        const size = parseFloat(getComputedStyle(element).fontSize) * scale;
        sizes[element.closest("pre, code") ? "code" : "text"].push(size);
    }
    const outside = [...face.querySelectorAll("*")].filter((element) => {
        const box = element.getBoundingClientRect();
        if (!element.checkVisibility() || box.width === 0 || element.closest("title, desc")) return false;
        // Blanks at the end of a row of code take no room.
        if (element.matches("pre *")) return false;
        const isCut = element.matches("pre, .scroll") && element.scrollWidth > element.clientWidth + 1;
        return isCut || box.right > right + 1 || box.bottom > bottom + 1 || box.left < frame.left || box.top < frame.top;
    });
    return {
        ...sizes, outside: outside.slice(-3).map((element) => element.className || element.localName),
        isCut: face.scrollHeight > face.clientHeight || face.scrollWidth > face.clientWidth
            || frame.right > innerWidth + 1 || frame.bottom > innerHeight + 1,
        hasNotes: [...document.querySelectorAll(".notes")].some((notes) => notes.checkVisibility()),
    };
})"""


def place(page):
    return page.inner_text(".counter")


def look(page, file, width, height):
    """Looks at each slide; yields a line for each that is wrong, and at last the figures."""
    page.set_viewport_size({"width": width, "height": height})
    slides = page.evaluate(LOOK)
    smallest = {"text": 999, "code": 999}
    overflows = 0
    for number, slide in enumerate(slides, 1):
        here = f"{file}#{number}, {width} × {height}"
        if slide["isCut"] or slide["outside"]:
            overflows += 1
            yield f"✗ {here}: overflows: {', '.join(slide['outside'])}"
        if slide["hasNotes"]:
            yield f"✗ {here}: the room sees the notes"
        for kind, least in smallest.items():
            size = min(slide[kind], default=999)
            smallest[kind] = min(least, size)
            if size < SMALLEST * height / SIZES[0][1] - 0.01:
                yield f"✗ {here}: {kind} is {size:.1f} pixels high"
    yield (f"{file}, {width} × {height}: {len(slides)} slides, smallest text {smallest['text']:.1f} and code "
           f"{smallest['code']:.1f} pixels, {overflows} overflow")


def turn(page):
    """Uses the keys and both windows; yields a line for each thing that is wrong."""
    count = page.evaluate("slides.length")

    def expect(key, number, where=page):
        where.keyboard.press(key)
        if place(where) != f"{number} / {count}":
            yield f"✗ after {key} the slide is {place(where)}, not {number}"

    for key, number in (
            ("End", count), ("Home", 1), ("ArrowRight", 2), ("PageDown", 3), ("Space", 4), ("Shift+Space", 3),
            ("PageUp", 2), ("ArrowLeft", 1), ("ArrowLeft", 1)):
        yield from expect(key, number)

    yield from axe(page, "slide")
    page.keyboard.press("?")
    if not page.locator("dialog").is_visible():
        yield "✗ ? does not show the keys"
    yield from axe(page, "keys")
    page.keyboard.press("Escape")
    if page.locator("dialog").is_visible():
        yield "✗ Escape does not close the list of keys"

    page.keyboard.press("o")
    yield from expect("ArrowDown", 6)
    # In the overview, slides are pictures of themselves, with their headings.
    yield from axe(page, "overview", {"rules": {"page-has-heading-one": {"enabled": False}}})
    page.keyboard.press("Enter")
    if page.locator(".slide:visible").count() != 1:
        yield "✗ Enter does not leave the overview"
    page.keyboard.press("o")
    page.locator(".slide").nth(8).click()
    if place(page) != f"9 / {count}" or page.locator(".slide:visible").count() != 1:
        yield "✗ a click in the overview does not go to its slide"

    with page.expect_popup() as popup:
        page.keyboard.press("p")
    presenter = popup.value
    presenter.wait_for_selector(".presenter .current .face")
    if place(presenter) != f"9 / {count}":
        yield f"✗ the presenter's window begins with {place(presenter)}"
    together = "number => document.querySelector('.counter').textContent === number"
    for one, other, number in ((page, presenter, 10), (presenter, page, 11)):
        one.keyboard.press("ArrowRight")
        try:
            other.wait_for_function(together, arg=f"{number} / {count}", timeout=2000)
        except Exception:
            yield "✗ the two windows do not turn together"
    for what in (".current .face", ".next .face", ".turning .clock"):
        if not presenter.locator(what).is_visible():
            yield f"✗ the presenter's window does not show {what}"
    presenter.evaluate("turn(slides.findIndex((slide) => slide.querySelector('.notes') !== null))")
    if not presenter.locator(".current .notes").is_visible():
        yield "✗ the presenter's window does not show the notes"
    boxes = presenter.evaluate(
        "['.current .face', '.next .face', '.current .notes', '.turning']"
        ".map((name) => document.querySelector(name).getBoundingClientRect().toJSON())")
    for index, one in enumerate(boxes):
        for other in boxes[index + 1:]:
            if (one["left"] < other["right"] and other["left"] < one["right"]
                    and one["top"] < other["bottom"] and other["top"] < one["bottom"]):
                yield "✗ two parts of the presenter's window lie over each other"
    yield from axe(presenter, "presenter's window")
    presenter.close()

    page.keyboard.press("Escape")
    if page.locator(".slide:visible").count() != count or not page.locator(".notes").first.is_visible():
        yield "✗ Escape does not show all slides as a text with notes"
    page.keyboard.press("Escape")
    page.emulate_media(media="print")
    if page.locator(".face:visible").count() != count or page.locator(".notes:visible").count() == 0:
        yield "✗ printing does not give all slides with notes"
    if page.locator(".turning").is_visible():
        yield "✗ printing gives the buttons"


def axe(page, what, options=None):
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        for violation in Axe().run(page, options=options).response["violations"]:
            places = ", ".join(" ".join(node["target"]) for node in violation["nodes"][:3])
            yield f"✗ axe, {what}, {scheme}: {violation['id']}: {violation['help']}: {places}"


def check(browser, folder):
    for file, arguments in TEXTS.items():
        path = pathlib.Path(folder, file)
        subprocess.run([".build/debug/Book", "--slides", *arguments, "--output", path], check=True, stdout=subprocess.PIPE)
        context = browser.new_context(viewport={"width": 1280, "height": 720})
        page = context.new_page()
        troubles = []
        context.on("console", lambda message: message.type == "error" and troubles.append(message.text))
        context.on("weberror", lambda error: troubles.append(str(error.error)))
        page.goto(path.as_uri())
        for width, height in SIZES:
            yield from look(page, file, width, height)
        if arguments:
            page.set_viewport_size({"width": 1280, "height": 720})
            yield from turn(page)
        yield from (f"✗ {file}: console: {trouble}" for trouble in troubles)
        context.close()


def main():
    failed = 0
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = launch(playwright)
        for line in check(browser, folder):
            failed += line.startswith("✗")
            print(line, flush=True)
        browser.close()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

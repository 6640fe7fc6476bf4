#!/usr/bin/env python3
"""Plants small faults in the four ways of each chapter and lists those that no test of the chapter notices.

A mutant is one change of the code: a statement dropped, a condition negated, a weak reference made strong, a number
changed by one, two neighbouring statements swapped, flatMapLatest turned into flatMap. Each round plants one mutant in
each chapter, in a copy of the package, builds the copy once and runs the tests of each chapter. A mutant that does not
compile is replaced by the next one. The same seed chooses the same mutants.
"""

import argparse
import contextlib
import os
import pathlib
import random
import re
import shlex
import signal
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
WAYS = re.compile(r"(Callback|Delegate|Observer|Rx)\b")
# What the tests of a chapter do not need: without their folders, Package.swift leaves these targets out.
TOOLS = ("Shared/Tools/Book/", "Shared/Tools/Measure/", "Shared/Tools/Workbook/")
# The file by which the script recognises a folder of its own: it deletes files there.
MARK = ".planted-mutants"
# Declarations. A statement in a type or a file is none that runs.
DECLARATION = re.compile(
    r"(@|///?|#|\}|\)|\]|\.|case |default|import |let |var |weak |lazy |unowned |static |typealias |override |private |"
    r"fileprivate |final |nonisolated |convenience |required |mutating |func |init\b|deinit|class |struct |enum |"
    r"extension |protocol |guard let self\b)")
TYPE = re.compile(r"\b(class|struct|enum|extension|protocol) \w[^()]*\{$")


class Mutant:
    def __init__(self, path, lines, start, end, kind, new):
        self.path, self.lines, self.start, self.end, self.kind, self.new = path, lines, start, end, kind, new

    def text(self):
        return "\n".join(self.lines[:self.start] + self.new + self.lines[self.end:])

    def __str__(self):
        old = self.lines[self.start:self.end]
        change = [f"  - {line.strip()}" for line in old] + [f"  + {line.strip()}" for line in self.new]
        return "\n".join([f"{self.path}:{self.start + 1}: {self.kind}"] + change)


def indent(line):
    return len(line) - len(line.lstrip())


def code(line):
    """The line without its texts and its comment, of the same length."""
    line = re.sub(r'"(\\.|[^"\\])*"', lambda text: '"' + "_" * (len(text[0]) - 2) + '"', line)
    return re.sub(r"//.*", lambda text: " " * len(text[0]), line)


def statements(lines):
    """The statements in bodies of functions and closures: first line, line behind the last, indentation, block."""
    found, blocks = [], []  # blocks: the lines that open what the current line stands in
    index = 0
    for index, line in enumerate(lines):
        if not line.strip():
            continue
        while blocks and indent(lines[blocks[-1]]) >= indent(line):
            blocks.pop()
        parent = blocks[-1] if blocks else None
        blocks.append(index)
        if parent is None or DECLARATION.match(line.lstrip()):
            continue
        opening = code(lines[parent]).rstrip()
        if not re.search(r"(\{|\bin|:)$", opening) or TYPE.search(opening):
            continue
        end = index + 1
        while end < len(lines) and lines[end].strip() and (
                indent(lines[end]) > indent(line)
                or indent(lines[end]) == indent(line) and re.match(r"[})\]]", lines[end].lstrip())):
            end += 1
        text = "\n".join(map(code, lines[index:end]))
        if all(text.count(a) == text.count(b) for a, b in ("()", "[]", "{}")):
            found.append((index, end, indent(line), parent))
    return found


def negated(line):
    """The line with each of its Boolean conditions negated in turn; bindings are none."""
    match = re.match(r"(\s*(?:\} else )?(?:if|guard|while) )(.*?)( else \{.*| \{.*)$", code(line))
    if not match:
        return
    clauses, depth, start = [], 0, 0
    for offset, character in enumerate(match[2] + ","):
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(character, 0)
        if character == "," and depth == 0:
            clauses.append((match.start(2) + start, match.start(2) + offset))
            start = offset + 1
    for start, end in clauses:
        clause = line[start:end].strip()
        if clause and not re.match(r"(let|var|case|#)\b", clause):
            start += len(line[start:end]) - len(line[start:end].lstrip())
            plain = re.fullmatch(r"!([\w.]+)", clause)
            yield line[:start] + (plain[1] if plain else f"!({clause})") + line[end:]


def commute(first, second, parent):
    """True if their order does not matter: two equal ones, two targets or delegates, two first values of properties."""
    if first == second or all(re.search(r"addTarget\(|\.delegate = self$", text[0]) for text in (first, second)):
        return True
    names = [re.match(r"\s*(?:self\.)?(\w+) = ", statement[0]) for statement in (first, second)]
    return " init(" in parent and all(names) and not any(
        re.search(rf"\b{name[1]}\b", "\n".join(other).replace("self.", ""))
        for name, other in zip(names, (second, first)))


def mutants(path, text):
    lines = text.split("\n")
    found = statements(lines)
    for start, end, _, _ in found:
        yield Mutant(path, lines, start, end, "statement dropped", [])
    following = {(start, depth, parent): end for start, end, depth, parent in found}
    for start, end, depth, parent in found:
        last = following.get((end, depth, parent))
        if last and not commute(lines[start:end], lines[end:last], lines[parent]):
            yield Mutant(path, lines, start, last, "statements swapped", lines[end:last] + lines[start:end])
    for index, line in enumerate(lines):
        plain = code(line)
        for new in negated(line):
            yield Mutant(path, lines, index, index + 1, "condition negated", [new])
        for match in re.finditer(r"(?<![\w.$])\d+(?![\w.])", plain):
            for step in (-1, 1):
                number = int(match[0]) + step
                new = line[:match.start()] + str(number) + line[match.end():]
                if number >= 0:
                    yield Mutant(path, lines, index, index + 1, "number changed by one", [new])
        if ".flatMapLatest" in plain:
            new = line.replace(".flatMapLatest", ".flatMap")
            yield Mutant(path, lines, index, index + 1, "flatMapLatest made flatMap", [new])
        if re.match(r"\s*[\w() ]*\bweak var ", plain):
            yield Mutant(path, lines, index, index + 1, "weak dropped", [line.replace("weak ", "", 1)])
        for match in re.finditer(r"\[weak (\w+)", plain):
            name = match[1]
            unwrapping = f"guard let {name} else {{ return }}"
            if index + 1 < len(lines) and lines[index + 1].strip() == unwrapping:
                new = [line.replace(f"weak {name}", name, 1)]
                yield Mutant(path, lines, index, index + 2, "weak dropped", new)
            else:
                new = line.replace(f"weak {name}", f"{name} = Optional({name})", 1)
                yield Mutant(path, lines, index, index + 1, "weak dropped", [new])


def chosen(chapter, seed):
    """All mutants of a chapter in the order of the seed, the kinds by turns."""
    kinds = {}
    for file in sorted((ROOT / "Chapters" / chapter).rglob("*.swift")):
        path = file.relative_to(ROOT)
        if WAYS.match(path.parts[2]):
            for mutant in mutants(path, file.read_text()):
                kinds.setdefault(mutant.kind, []).append(mutant)
    order = random.Random(f"{seed} {chapter}")
    for kind in kinds.values():
        order.shuffle(kind)
    while kinds:
        for kind in sorted(kinds):
            yield kinds[kind].pop()
        kinds = {kind: rest for kind, rest in kinds.items() if rest}


class Package:
    """A copy of the package that has the chapters and their tests."""

    def __init__(self, folder, swift, chapters):
        self.folder, self.swift = folder, swift
        self.write(MARK, b"")
        tests = [f"Tests/{name(chapter)}Tests/" for chapter in chapters]
        wanted = ["Package.swift"] + [
            path for path in self.tracked()
            if path.startswith(("Chapters/", "Shared/", *tests)) and not path.startswith(TOOLS)]
        for path in wanted:
            self.write(path, (ROOT / path).read_bytes())
        manifest = (ROOT / "Package.swift").read_text()
        self.write("Package.swift", manifest.replace("let isWhole = true", "let isWhole = false").encode())
        keep = set(wanted)
        for top in ("Chapters", "Shared", "Tests"):
            for file in (folder / top).rglob("*"):
                if file.is_file() and str(file.relative_to(folder)) not in keep:
                    file.unlink()

    @staticmethod
    def tracked():
        names = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(names, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
        return [path for path in listed if path and (ROOT / path).is_file()]

    def write(self, path, content):
        """Writes the file unless it has this content: what has not changed is not built again."""
        file = self.folder / path
        if file.is_file() and file.read_bytes() == content:
            return
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)

    def restore(self, mutant):
        self.write(mutant.path, (ROOT / mutant.path).read_bytes())

    def run(self, arguments, limit=None):
        """The status and the output; no status if the limit in seconds has passed."""
        process = subprocess.Popen(
            self.swift + arguments, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            errors="replace")
        try:
            output, _ = process.communicate(timeout=limit)
            return process.returncode, output
        except subprocess.TimeoutExpired:
            for number in descendants(process.pid):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(number, signal.SIGKILL)
            process.communicate()
            return None, ""

    def build(self):
        """True if the copy compiles, the chapters with errors, and the output."""
        status, output = self.run(["build", "--build-tests"])
        return status == 0, set(re.findall(r"Chapters/([^/\s]+)/[^:\n]*:\d+:\d+: error:", output)), output

    def test(self, chapter, limit=None):
        return self.run(["test", "--skip-build", "--filter", rf"^{name(chapter)}Tests\."], limit)


def refusal(folder):
    """The reason why the copy cannot be built in a folder, or None."""
    if folder == ROOT or folder in ROOT.parents:
        return f"{folder} holds the package itself: name a folder for a copy"
    if folder.exists() and not folder.is_dir():
        return f"{folder} is not a folder"
    if folder.is_dir() and any(folder.iterdir()) and not (folder / MARK).exists():
        return f"{folder} has files that are not this script's: name an empty folder, or a new one"
    return None


def descendants(number):
    """The process and all that it has started, itself last: swift test gives the tests a group of their own."""
    table = subprocess.run(["ps", "-axo", "pid=,ppid="], check=True, capture_output=True, text=True).stdout
    children = [int(line.split()[0]) for line in table.splitlines() if line.split()[1] == str(number)]
    return [inner for child in children for inner in descendants(child)] + [number]


def name(chapter):
    return chapter.split("-", 1)[1]


def main():
    every = sorted(folder.name for folder in (ROOT / "Chapters").iterdir() if "-" in folder.name)
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=300, help="how many mutants to test (default: 300)")
    parser.add_argument("--seed", type=int, default=1, help="which mutants to choose (default: 1)")
    parser.add_argument("--skip", type=int, default=0, help="leave out the first so many mutants of each chapter")
    parser.add_argument("--chapters", default=",".join(every), help="such as 03-Counter,04-Cells (default: all)")
    parser.add_argument("--list", action="store_true", help="print the mutants in their order, and test none")
    parser.add_argument("--folder", default=ROOT / ".build/mutants", type=pathlib.Path, help="where the copy is built")
    parser.add_argument("--swift", default="swift", type=shlex.split, help="the command that runs swift")
    options = parser.parse_args()
    chapters = options.chapters.split(",")
    unknown = [chapter for chapter in chapters if chapter not in every]
    if unknown or options.count < 1 or options.skip < 0:
        parser.error(f"no chapter {unknown[0]}: write one of {', '.join(every)}" if unknown else "not that number")
    queues = {chapter: chosen(chapter, options.seed) for chapter in chapters}
    if options.list:
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
        for chapter in chapters:
            for mutant in queues[chapter]:
                print(mutant)
        return 0

    folder = options.folder.resolve()
    if refusal(folder):
        parser.error(refusal(folder))
    package = Package(folder, options.swift, chapters)
    built, _, output = package.build()
    if not built:
        sys.exit(f"the package does not compile without any mutant:\n{output[-3000:]}")
    limits = {}
    for chapter in chapters:
        start = time.monotonic()
        status, output = package.test(chapter)
        limits[chapter] = 60 + 5 * (time.monotonic() - start)
        if status != 0:
            sys.exit(f"{name(chapter)}Tests fail without any mutant:\n{output[-3000:]}")
        if not re.search(r"\bTest run with [1-9]", output):
            sys.exit(f"{name(chapter)}Tests has no test:\n{output[-3000:]}")

    for _ in range(options.skip):
        for chapter in chapters:
            next(queues[chapter], None)
    planted, late, failing, survivors = 0, 0, 0, []
    while planted < options.count:
        left = options.count - planted
        round = {chapter: next(queues[chapter], None) for chapter in chapters[:left]}
        round = {chapter: mutant for chapter, mutant in round.items() if mutant}
        if not round:
            break
        for mutant in round.values():
            package.write(mutant.path, mutant.text().encode())
        while True:
            built, broken, output = package.build()
            if built:
                break
            blamed = broken & round.keys()
            if not blamed:
                sys.exit(f"no mutant is to blame for this:\n{output[-3000:]}")
            for chapter in blamed:
                failing += 1
                package.restore(round.pop(chapter))
                round[chapter] = next(queues[chapter], None)
                if round[chapter]:
                    package.write(round[chapter].path, round[chapter].text().encode())
                else:
                    del round[chapter]
        for chapter, mutant in sorted(round.items()):
            status, _ = package.test(chapter, limits[chapter])
            planted += 1
            if status == 0:
                survivors.append(mutant)
            elif status is None:
                late += 1
            result = "survived" if status == 0 else "killed" if status is not None else "killed: time is up"
            print(f"{result}: {mutant}", flush=True)
        for mutant in round.values():
            package.restore(mutant)

    print(f"\n{planted} mutants tested, {planted - late - len(survivors)} killed by a test, {late} by the time "
          f"limit, {len(survivors)} survived; {failing} more do not compile")
    for mutant in survivors:
        print(mutant)
    return 0


if __name__ == "__main__":
    sys.exit(main())

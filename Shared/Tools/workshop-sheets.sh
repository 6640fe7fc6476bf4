#!/usr/bin/env bash
# The sheets of a workshop, as HTML to be printed: a page for each chapter of the book, its questions and room to write.
# With numbers, those chapters only.
set -u
cd "$(dirname "$0")/../.." || exit 1

for number; do
  case "$number" in
    '' | *[!0-9]*)
      printf 'workshop-sheets: %s is no number of a chapter; write 3, or nothing for all of them\n' "$(printf %q "$number")" >&2
      exit 64
      ;;
  esac
  if ! grep -q "^# $number " Chapters/*/README.md; then
    printf 'workshop-sheets: the book has no chapter %s\n' "$number" >&2
    exit 64
  fi
done

awk -v wanted=" $* " '
  # Markdown of a paragraph, as far as questions use it. Between backquotes it is code, and nothing else.
  function html(text,   parts, count, i, result) {
    gsub(/&/, "\\&amp;", text)
    gsub(/</, "\\&lt;", text)
    gsub(/>/, "\\&gt;", text)
    count = split(text, parts, "`")
    for (i = 1; i <= count; i++) result = result (i % 2 == 0 ? "<code>" parts[i] "</code>" : words(parts[i]))
    return result
  }

  # Links are their text on paper.
  function words(text) {
    gsub(/\]\([^)]*\)/, "", text)
    gsub(/\[/, "", text)
    return between(between(text, "[*][*]", "strong"), "[*]", "em")
  }

  # Every second mark begins an element, the others end it.
  function between(text, mark, name,   parts, count, i, result) {
    count = split(text, parts, mark)
    for (i = 1; i <= count; i++) result = result (i % 2 == 0 ? "<" name ">" parts[i] "</" name ">" : parts[i])
    return result
  }

  # What was gathered: a question has room below it, anything else has not.
  function flush() {
    if (text == "") return
    if (number != "") printf "<p>%s. %s</p>\n<div class=\"room\"></div>\n", number, html(text)
    else printf "<p>%s</p>\n", html(text)
    text = number = ""
  }

  function close_sheet() {
    flush()
    if (is_open) print "</section>"
    is_open = 0
  }

  BEGIN {
    print "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Sheets</title><style>"
    print "body { font: 12pt/1.4 Georgia, serif; max-width: 17cm; margin: 1cm auto; }"
    print "section { break-after: page; display: flex; flex-direction: column; min-height: 24cm; }"
    print ".room { flex: 1; min-height: 2cm; border-bottom: 1px solid #999; margin-bottom: .5cm; }"
    print "code { font-family: Menlo, Consolas, monospace; font-size: 90%; }"
    print "h1 small { float: right; font-size: 10pt; font-weight: normal; }"
    print "</style></head><body>"
  }

  /^(```|~~~)/ { fenced = !fenced; next }
  fenced { next }

  /^# / {
    close_sheet()
    chapter = $2 ~ /^[0-9]+$/ && (wanted == "  " || index(wanted, " " $2 " ")) ? substr($0, 3) : ""
    next
  }

  /^## / {
    close_sheet()
    if (chapter != "" && $0 == "## Predict") {
      is_open = 1
      printf "<section>\n<h1>%s <small>names: ______________________</small></h1>\n", html(chapter)
    }
    next
  }

  !is_open || /^<!--/ { next }
  /^$/ { flush(); next }

  /^[0-9]+\. / {
    flush()
    number = $1
    sub(/\..*/, "", number)
    text = $0
    sub(/^[0-9]+\. */, "", text)
    next
  }

  {
    sub(/^ +/, "")
    text = text (text == "" ? "" : " ") $0
  }

  END {
    close_sheet()
    print "</body></html>"
  }
' Chapters/*/README.md

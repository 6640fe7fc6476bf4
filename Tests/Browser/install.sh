#!/usr/bin/env bash
# Installs what the tests in a browser need: Chromium from Debian's packages, and Playwright and axe-core from Python's
# registry, into the folder that is given. `install.sh .build/browser`
set -euo pipefail
folder=${1:?"usage: install.sh FOLDER"}

fail() {
  printf 'Tests/Browser/install.sh: %s\n' "$*" >&2
  exit 69
}

if ! command -v chromium >/dev/null; then
  command -v apt-get >/dev/null || fail 'there is no chromium: install it, and run this again'
  (apt-get update -q && apt-get install -q -y --no-install-recommends chromium fonts-dejavu-core) >/dev/null ||
    fail 'chromium cannot be installed: install the package chromium, and run this again'
fi
command -v python3 >/dev/null || fail 'there is no python3: install it, and run this again'
[ -x "$folder/bin/python" ] || python3 -m venv "$folder" || fail "no environment can be made in $folder: install python3-venv"
"$folder/bin/pip" install -q playwright==1.65.2 axe-playwright-python==0.1.8 ||
  fail 'playwright and axe-playwright-python cannot be installed from the registry of Python packages'

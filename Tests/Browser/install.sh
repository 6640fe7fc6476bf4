#!/usr/bin/env bash
# Installs what the tests in a browser need: Chromium from Debian's packages, and Playwright and axe-core from Python's
# registry, into the folder that is given. `install.sh .build/browser`
set -euo pipefail
folder=${1:?"usage: install.sh FOLDER"}

fail() {
  printf 'Tests/Browser/install.sh: %s\n' "$*" >&2
  exit 69
}

missing=()
command -v chromium >/dev/null || missing+=(chromium fonts-dejavu-core)
python3 -c 'import ensurepip' 2>/dev/null || missing+=(python3 python3-venv)
if [ ${#missing[@]} -gt 0 ]; then
  command -v apt-get >/dev/null || fail "install ${missing[*]}, and run this again"
  (apt-get update -q && apt-get install -q -y --no-install-recommends "${missing[@]}") >/dev/null ||
    fail "${missing[*]} cannot be installed from Debian's packages: install them, and run this again"
fi
[ -x "$folder/bin/python" ] || python3 -m venv "$folder" || fail "no environment can be made in $folder"
"$folder/bin/pip" install -q playwright==1.65.2 axe-playwright-python==0.1.8 ||
  fail 'playwright and axe-playwright-python cannot be installed from the registry of Python packages'

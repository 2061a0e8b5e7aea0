#!/usr/bin/env bash
# Makes src/web/ui/fonts/*.woff2 from the npm packages' variable fonts (SIL Open Font License). Needs fonttools with brotli.
# Fraunces whole weighs 271 KB; pinned to the two instances the design uses it weighs 103.
#   npm pack @fontsource-variable/{fraunces,instrument-sans,jetbrains-mono}@5   and unpack them below $1
set -eu
from=$1
to=$(dirname "$0")/../src/web/ui/fonts
work=$(mktemp -d)
characters="U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212"

instance() { # name, source file, axes...
  name=$1; source=$2; shift 2
  fonttools varLib.instancer "$from/$source" "$@" -o "$work/$name.ttf"
  pyftsubset "$work/$name.ttf" --unicodes="$characters" --flavor=woff2 --output-file="$to/$name.woff2" \
    --layout-features='kern,liga,calt,ccmp,locl,mark,mkmk,pnum,lnum,tnum'
}

instance fraunces-display fraunces/files/fraunces-latin-full-normal.woff2 SOFT=100 WONK=1 opsz=48:144 wght=320:560
instance fraunces-reading fraunces/files/fraunces-latin-full-normal.woff2 SOFT=60 WONK=0 opsz=18 wght=400:560
instance fraunces-reading-italic fraunces/files/fraunces-latin-full-italic.woff2 SOFT=60 WONK=0 opsz=18 wght=420
instance instrument-sans instrument-sans/files/instrument-sans-latin-wght-normal.woff2 wght=400:700
instance jetbrains-mono jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2 wght=400

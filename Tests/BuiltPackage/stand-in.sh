#!/bin/sh
# A stand-in for a program: PROGRAM is a link to this file, and what it does is in PROGRAM.script (StandIn.swift).
. "$0.script"

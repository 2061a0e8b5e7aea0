#!/bin/sh
# Runs a command in the current version with the settings of the server, as the user of the server. Run it as root:
#   with-settings.sh npm run admin -- grant you@pond.example
set -eu
: "${ARCANA_HOME:=/opt/rubber-arcana}"
: "${ARCANA_SETTINGS:=/etc/rubber-arcana/settings}"
: "${ARCANA_DATA:=/var/lib/rubber-arcana}"
: "${ARCANA_USER:=arcana}"
cd "${ARCANA_FOLDER:-$ARCANA_HOME/current}"
set -a
. "$ARCANA_SETTINGS"
HOME=$ARCANA_HOME
DATA_DIR=$ARCANA_DATA/commands
set +a
install -d -m 700 -o "$ARCANA_USER" -g "$ARCANA_USER" "$DATA_DIR"
exec runuser -u "$ARCANA_USER" -- "$@"

#!/bin/sh
# Brings another version of Rubber Arcana and restarts the processes one after the other, so that no request fails. The
# version that runs stays in its own folder until the new one is ready. Run it as root:
#   update.sh             the newest version of the main branch
#   update.sh <version>   a branch, a tag or a commit
#   update.sh --back      the version that ran before this one
# If a process of the new version does not become ready, the version before is started again.
set -eu
: "${ARCANA_HOME:=/opt/rubber-arcana}"
: "${ARCANA_USER:=arcana}"
: "${ARCANA_PORTS:=3001 3002}"
# How long the proxy takes to notice that a process is ready again, in seconds.
: "${ARCANA_NOTICED_AFTER:=3}"
KEPT_VERSIONS=3
here=$(dirname "$(readlink -f "$0")")
current=$ARCANA_HOME/current
before=$(readlink "$current" || true)

as_user() {
  HOME=$ARCANA_HOME runuser -u "$ARCANA_USER" -- "$@"
}

point_to() {
  ln -sfn "$1" "$current.new"
  mv -T "$current.new" "$current"
}

restart_in_turn() {
  for port in $ARCANA_PORTS; do
    echo "Restarting the process on port $port"
    systemctl restart "rubber-arcana@$port" || return 1
    sleep "$ARCANA_NOTICED_AFTER"
  done
}

build() {
  source=$ARCANA_HOME/source
  as_user git -C "$source" fetch --quiet --tags --prune origin
  commit=$(as_user git -C "$source" rev-parse --verify --quiet "origin/$1^{commit}" ||
    as_user git -C "$source" rev-parse --verify "$1^{commit}")
  version=$ARCANA_HOME/versions/$(date -u +%Y%m%d-%H%M%S)-$(echo "$commit" | cut -c 1-10)
  as_user git clone --quiet "$source" "$version"
  as_user git -C "$version" checkout --quiet --detach "$commit"
  ARCANA_FOLDER=$version sh "$here/with-settings.sh" npm run build
}

remove_old() {
  as_user ls -1d "$ARCANA_HOME"/versions/* | sort -r | tail -n "+$((KEPT_VERSIONS + 1))" | while read -r old; do
    case "$old" in "$version" | "$before") ;; *) as_user rm -rf "$old" ;; esac
  done
}

if [ "${1:-}" = --back ]; then
  version=$(cat "$ARCANA_HOME/version-before")
else
  build "${1:-HEAD}"
fi
point_to "$version"
if restart_in_turn; then
  [ -z "$before" ] || echo "$before" > "$ARCANA_HOME/version-before"
  remove_old
  echo "Running $version"
elif [ -n "$before" ]; then
  echo "The new version did not start; see journalctl -u 'rubber-arcana@*'. Going back to $before" >&2
  point_to "$before"
  restart_in_turn
  exit 1
else
  exit 1
fi

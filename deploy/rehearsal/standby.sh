#!/bin/sh
# Runs two PostgreSQL servers on this machine, of which one follows the other and takes over from it: Patroni with the files of
# deploy/standby, in which only names, addresses and passwords are replaced, etcd, and HAProxy. All listen on 127.0.0.1 only.
#   standby.sh start <folder> [first port]   prints the address for DATABASE_URL
#   standby.sh primary <folder>              prints the name of the server that takes writes: one or two
#   standby.sh kill <folder> <one or two>    ends the server and its Patroni with SIGKILL, as a power cut does
#   standby.sh revive <folder> <one or two>  starts them again; the server then follows the other one
#   standby.sh switch <folder>               lets the standby take over without a fault, as before maintenance
#   standby.sh state <folder>                prints what Patroni says of both
#   standby.sh stop <folder>                 stops everything and deletes the folder
# `npm run bench standby` does all of this by itself, with the app and people who use it.
# Debian's packages patroni, etcd-server, haproxy and postgresql must be installed. Run it as a user that may start
# PostgreSQL, which root may not. REHEARSAL_FILES names the folder with the two files, if this script is not beside it.
set -eu
: "${PG_BIN:=/usr/lib/postgresql/15/bin}"
: "${REHEARSAL_FILES:=$(dirname "$0")/../standby}"
PATH=$PATH:/usr/sbin
export LC_ALL=C.UTF-8
command=${1:?start, primary, kill, revive, switch, state or stop}
folder=${2:?a folder}
database=rubber_arcana
password=rehearsal

port_of() {
  case "$1" in
    haproxy) echo "$first" ;;
    one) echo $((first + 1)) ;;
    two) echo $((first + 2)) ;;
    etcd) echo $((first + 3)) ;;
    etcd-peers) echo $((first + 4)) ;;
    rest-one) echo $((first + 5)) ;;
    rest-two) echo $((first + 6)) ;;
  esac
}

# Starts a program in a session of its own. Its process id is in <name>.pid.
run() {
  name=$1
  shift
  setsid "$@" >> "$folder/$name.log" 2>&1 < /dev/null &
  echo $! > "$folder/$name.pid"
}

end_program() {
  [ -f "$folder/$1.pid" ] || return 0
  kill "-$2" "$(cat "$folder/$1.pid")" 2>/dev/null || true
  rm -f "$folder/$1.pid"
}

# Ends Patroni, the server and all processes of the server at once.
kill_server() {
  patroni=$(cat "$folder/patroni-$1.pid" 2>/dev/null || true)
  postmaster=$(head -n 1 "$folder/$1/postmaster.pid" 2>/dev/null || true)
  children=$([ -z "$postmaster" ] || ps -o pid= --ppid "$postmaster" || true)
  # shellcheck disable=SC2086
  kill -KILL $patroni $postmaster $children 2>/dev/null || true
  rm -f "$folder/patroni-$1.pid"
}

start_server() {
  run "patroni-$1" patroni "$folder/$1.yml"
}

write_patroni_file() {
  sed -e "s|NAME\$|$1|" -e "s|ADDRESS:8008|127.0.0.1:$(port_of "rest-$1")|" -e "s|ADDRESS:5432|127.0.0.1:$(port_of "$1")|" \
    -e "s|ETCD_HOSTS|127.0.0.1:$(port_of etcd)|" -e "s|/var/lib/postgresql/15/rubber-arcana|$folder/$1|" \
    -e "s|/usr/lib/postgresql/15/bin|$PG_BIN|" -e "s|/var/lib/postgresql/pgpass-patroni|$folder/pgpass-$1|" \
    -e "s|/var/run/postgresql|$folder|" -e "s|[A-Z]*_PASSWORD|$password|" -e "/NETWORK/d" \
    "$REHEARSAL_FILES/patroni.yml" > "$folder/$1.yml"
  chmod 600 "$folder/$1.yml"
}

write_haproxy_file() {
  sed -e "s|127.0.0.1:5000|127.0.0.1:$(port_of haproxy)|" \
    -e "s|10.0.0.1:5432 port 8008|127.0.0.1:$(port_of one) port $(port_of rest-one)|" \
    -e "s|10.0.0.2:5432 port 8008|127.0.0.1:$(port_of two) port $(port_of rest-two)|" \
    "$REHEARSAL_FILES/haproxy.cfg" > "$folder/haproxy.cfg"
}

patronictl_() {
  patronictl -c "$folder/one.yml" "$@"
}

answers() {
  curl --silent --fail --output /dev/null --max-time 2 "$1"
}

# Waits for a command to succeed, for at most a minute.
until_true() {
  tries=0
  until "$@"; do
    tries=$((tries + 1))
    [ "$tries" -lt 300 ] || { echo "standby.sh waited in vain for: $*" >&2; tail -n 5 "$folder"/*.log >&2; exit 1; }
    sleep 0.2
  done
}

is_standby_synchronous() {
  answers "http://127.0.0.1:$(port_of "rest-$1")/sync" || answers "http://127.0.0.1:$(port_of "rest-$2")/sync"
}

on_primary() {
  PGPASSWORD=$password "$PG_BIN/psql" -h 127.0.0.1 -p "$(port_of haproxy)" -U "$1" -d "$2" -qtAc "$3"
}

stop_all() {
  for name in one two; do kill_server "$name"; done
  end_program haproxy TERM
  end_program etcd KILL
}

if [ "$command" = start ]; then
  first=${3:-9800}
  mkdir -p "$folder"
  chmod 700 "$folder"
  echo "$first" > "$folder/first-port"
else
  first=$(cat "$folder/first-port")
fi

case "$command" in
  primary)
    for name in one two; do
      if answers "http://127.0.0.1:$(port_of "rest-$name")/primary"; then echo "$name"; exit 0; fi
    done
    exit 1 ;;
  kill) kill_server "${3:?one or two}"; exit 0 ;;
  revive) start_server "${3:?one or two}"; until_true is_standby_synchronous one two; exit 0 ;;
  switch) patronictl_ switchover --force; exit 0 ;;
  state) patronictl_ list; exit 0 ;;
  stop) stop_all; sleep 0.5; rm -rf "$folder"; exit 0 ;;
  start) ;;
  *) echo "standby.sh does not know $command" >&2; exit 2 ;;
esac

trap 'stop_all' INT TERM
run etcd etcd --data-dir "$folder/etcd" --name rehearsal --log-level error --unsafe-no-fsync \
  --listen-client-urls "http://127.0.0.1:$(port_of etcd)" --advertise-client-urls "http://127.0.0.1:$(port_of etcd)" \
  --listen-peer-urls "http://127.0.0.1:$(port_of etcd-peers)" \
  --initial-advertise-peer-urls "http://127.0.0.1:$(port_of etcd-peers)" \
  --initial-cluster "rehearsal=http://127.0.0.1:$(port_of etcd-peers)"
until_true answers "http://127.0.0.1:$(port_of etcd)/health"
for name in one two; do write_patroni_file "$name"; done
write_haproxy_file
start_server one
until_true answers "http://127.0.0.1:$(port_of rest-one)/primary"
start_server two
run haproxy haproxy -db -f "$folder/haproxy.cfg"
until_true is_standby_synchronous one two
until_true on_primary postgres postgres "select 1" > /dev/null
on_primary postgres postgres "create role $database login createrole password '$password'"
on_primary postgres postgres "create database $database owner $database"
echo "postgres://$database:$password@127.0.0.1:$(port_of haproxy)/$database"

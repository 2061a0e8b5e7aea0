#!/bin/sh
# Starts a coordinator and two workers of PostgreSQL with the Citus extension on this machine, or stops and removes them:
#   cluster.sh start <folder> [first port]   prints the address for TEST_DISTRIBUTED_URL
#   cluster.sh stop <folder>
# PG_BIN names the folder with initdb (Debian's of PostgreSQL 15 by default). The extension must be installed there: in its
# source, `./configure PG_CONFIG=... && make extension && make install-all`. Run it as a user that may start PostgreSQL.
set -eu
: "${PG_BIN:=/usr/lib/postgresql/15/bin}"
command=${1:?start or stop}
folder=${2:?a folder}
port=${3:-9700}
database=rubber_arcana

stop_all() {
  for node in "$folder"/node-*; do
    [ -d "$node" ] && "$PG_BIN/pg_ctl" -D "$node" -m immediate -w stop >/dev/null 2>&1 || true
  done
}

if [ "$command" = stop ]; then
  stop_all
  rm -rf "$folder"
  exit 0
fi

mkdir -p "$folder"
trap 'stop_all' INT TERM
for number in 0 1 2; do
  node="$folder/node-$number"
  [ -d "$node" ] || "$PG_BIN/initdb" -D "$node" -U postgres -A trust -E UTF8 --no-sync >/dev/null
  cat > "$node/postgresql.auto.conf" <<CONF
shared_preload_libraries = 'citus'
listen_addresses = '127.0.0.1'
unix_socket_directories = '$folder'
port = $((port + number))
fsync = off
max_connections = 300
max_prepared_transactions = 200
wal_level = logical
citus.shard_count = 4
CONF
  "$PG_BIN/pg_ctl" -D "$node" -l "$folder/node-$number.log" -w start >/dev/null
done
on() {
  "$PG_BIN/psql" -h 127.0.0.1 -p "$1" -U postgres -v ON_ERROR_STOP=1 -qtA -d "$2" -c "$3"
}
for number in 0 1 2; do
  on $((port + number)) postgres "create database $database" 2>/dev/null || true
  on $((port + number)) "$database" "create extension if not exists citus" >/dev/null
done
on "$port" "$database" "select citus_set_coordinator_host('127.0.0.1', $port)" >/dev/null
for number in 1 2; do
  on "$port" "$database" "select citus_add_node('127.0.0.1', $((port + number)))" >/dev/null
done
echo "postgres://postgres@127.0.0.1:$port/$database"

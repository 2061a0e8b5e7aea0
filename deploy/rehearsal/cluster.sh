#!/bin/sh
# Runs a coordinator and two workers of PostgreSQL with the Citus extension on this machine. They listen on 127.0.0.1 only.
#   cluster.sh build <folder with the engine's source>   compiles it for this PostgreSQL and installs it, as root
#   cluster.sh start <folder> [first port]               prints the address for TEST_DISTRIBUTED_URL
#   cluster.sh kill <folder> <1 or 2>                    ends a worker without a shutdown, as a power cut does
#   cluster.sh revive <folder> <1 or 2>                  starts that worker again
#   cluster.sh stop <folder>                             stops all of them and deletes the folder
# `npm run bench cluster` does all of this by itself, except for building.
# The source is at https://github.com/citusdata/citus, tag v13.2.2. It needs gcc, make, flex and, on Debian, postgresql-server-dev-15,
# libkrb5-dev, libzstd-dev and liblz4-dev, whose headers Debian's PostgreSQL includes whatever is left out here. MAKEFLAGS=-j2 builds
# it in two minutes. With PostgreSQL 15.20 it compiles only after `have_createdb_privilege` in pg_version_compat.h, and its one call
# in serialize_distributed_ddls.c, got another name.
# PG_BIN names the folder with initdb (Debian's of PostgreSQL 15 by default). Run everything but `build` as a user that may
# start PostgreSQL.
set -eu
: "${PG_BIN:=/usr/lib/postgresql/15/bin}"
command=${1:?build, start, kill, revive or stop}
folder=${2:?a folder}
database=rubber_arcana

end_node() {
  "$PG_BIN/pg_ctl" -D "$folder/node-$1" -w -t 30 -m immediate stop >/dev/null
}
start_node() {
  "$PG_BIN/pg_ctl" -D "$folder/node-$1" -l "$folder/node-$1.log" -w -t 30 start >/dev/null
}
stop_all() {
  for number in 0 1 2; do
    [ -d "$folder/node-$number" ] && end_node "$number" 2>/dev/null || true
  done
}

case "$command" in
  build)
    cd "$folder"
    ./configure PG_CONFIG="$PG_BIN/pg_config" --without-libcurl --without-lz4 --without-zstd
    make with_llvm=no extension
    make with_llvm=no install-extension
    exit 0 ;;
  kill) end_node "${3:?1 or 2}"; exit 0 ;;
  revive) start_node "${3:?1 or 2}"; exit 0 ;;
  stop) stop_all; rm -rf "$folder"; exit 0 ;;
  start) port=${3:-9700} ;;
  *) echo "cluster.sh does not know $command" >&2; exit 2 ;;
esac

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
  start_node "$number"
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

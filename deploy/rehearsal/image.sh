#!/bin/sh
# Builds the image of deploy/Dockerfile without a container engine and without a registry of images, on a base of Debian 13 and
# its Node, and starts the app in it until the health check of the image passes. Run it as root in the project's folder, where
# Debian's packages buildah, crun and mmdebstrap are installed:
#   image.sh <new folder>   the folder needs ten gigabytes and is deleted afterwards
# DEBIAN_MIRROR and NPM_CONFIG_REGISTRY name other mirrors.
set -eu
folder=${1:?a new folder}
: "${DEBIAN_MIRROR:=http://deb.debian.org/debian}"
: "${NPM_CONFIG_REGISTRY:=}"
port=4599
mkdir "$folder"
container=

build_with() {
  buildah --root "$folder/images" --runroot "$folder/run" --storage-driver vfs "$@"
}

clean_up() {
  [ -z "${running:-}" ] || kill "$running" 2>/dev/null || true
  [ -z "$container" ] || build_with rm "$container" > /dev/null || true
  rm -rf "$folder"
}
trap clean_up EXIT
trap 'exit 1' INT TERM

in_image() {
  build_with run --isolation chroot --network host --user arcana --env PORT="$port" "$container" -- "$@"
}

mmdebstrap --quiet --variant=minbase --include=ca-certificates,nodejs,npm trixie "$folder/base.tar" "$DEBIAN_MIRROR"
base=$(build_with from scratch)
build_with add --quiet "$base" "$folder/base.tar" / > /dev/null
build_with commit --quiet --rm "$base" localhost/base > /dev/null
rm "$folder/base.tar"
build_with build --isolation chroot --network host --pull-never --build-arg BASE=localhost/base \
  --build-arg NPM_CONFIG_REGISTRY="$NPM_CONFIG_REGISTRY" --volume /etc/ssl/certs:/etc/ssl/certs:ro \
  --file deploy/Dockerfile --tag localhost/rubber-arcana .
echo "Built: $(build_with images --format '{{.Name}} {{.Size}}' localhost/rubber-arcana)"

container=$(build_with from --pull-never localhost/rubber-arcana)
in_image node scripts/start.mjs > "$folder/app.log" 2>&1 &
running=$!
in_image node scripts/ask-ready.mjs 120 || { cat "$folder/app.log"; exit 1; }
echo "The health check of the image passes"

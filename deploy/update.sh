#!/bin/sh
# Replaces the replicas of the compose file one after the other, the proxy told before each: SITE_VERSION=2026.4.1 deploy/update.sh
set -eu
cd "$(dirname "$0")"
compose() { docker compose -f compose.yaml "$@"; }
reload() { compose exec -T proxy nginx -s reload; sleep 1; }
# The file is mounted: it is written in place, never replaced.
cp upstream.conf upstream.all
put_back() { cat upstream.all >upstream.conf; rm upstream.all; }
trap put_back EXIT
compose build site-1
for site in site-1 site-2 site-3; do
  sed "/$site:/s/;/ down;/" upstream.all >upstream.next
  cat upstream.next >upstream.conf
  rm upstream.next
  reload
  compose up -d --no-deps --wait "$site"
  cat upstream.all >upstream.conf
  reload
done

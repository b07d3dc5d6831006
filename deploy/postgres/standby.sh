#!/usr/bin/env bash
# Copies a primary where nothing was copied yet, and follows it: standby.sh <host> <port> [words for postgres]. PGDATA and PGPASSWORD are the environment's.
set -eu
host=$1 port=$2
shift 2
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  pg_basebackup --host "$host" --port "$port" --username exhibition --pgdata "$PGDATA" --write-recovery-conf --wal-method=stream --checkpoint=fast
fi
# Who reads comes by the same passwords as at the primary; the copy has the primary's own file, which may name another place.
printf 'local all all trust\nhost all all all scram-sha-256\n' > "$PGDATA/pg_hba.conf"
exec postgres -c "hba_file=$PGDATA/pg_hba.conf" -c "listen_addresses=*" "$@"

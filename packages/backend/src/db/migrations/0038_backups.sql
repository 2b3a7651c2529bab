-- The runs of the backup, of all servers: where the file is, and why there is none. No backup has it: it tells of one place.
create table backups (
  id bigint generated always as identity primary key,
  started_at timestamptz not null default clock_timestamp(),
  -- Null while it runs, and for a server that was killed in it.
  finished_at timestamptz,
  -- The machine whose folder has the file.
  server text not null,
  file text,
  bytes bigint,
  -- A sentence; null for one that was made.
  failure text,
  -- The restore into a temporary database, and what it found wrong: a sentence.
  checked_at timestamptz,
  check_failure text
);

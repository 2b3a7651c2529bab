create table printers (
  id integer primary key generated always as identity,
  name text not null,
  -- SHA-256 of a password of 100 random bits.
  password_hash text not null,
  prints_kitchen boolean not null,
  prints_door boolean not null,
  copies integer not null check (copies between 1 and 3),
  paper integer not null check (paper in (58, 80)),
  is_paused boolean not null default false,
  -- The last request of the printer, and what it reported; null before the first one.
  polled_at timestamptz,
  reported text check (reported in ('ready', 'paperOut', 'coverOpen', 'error')),
  check (prints_kitchen or prints_door)
);

-- What a printer has to print. The text is made from the order when the printer fetches it.
create table print_jobs (
  id bigint primary key generated always as identity,
  printer_id integer not null references printers (id) on delete cascade,
  -- Null: a test page.
  order_id integer references orders (id) on delete cascade,
  kind text not null check (kind in ('kitchen', 'door', 'cancelled', 'test')),
  copy integer not null,
  -- How often staff asked for the ticket again.
  round integer not null default 0,
  -- How often the printer began and did not confirm the end.
  attempt integer not null default 0,
  -- Of this attempt.
  fetched_at timestamptz,
  -- The printer confirmed it.
  done_at timestamptz,
  -- The order was cancelled before that.
  dropped_at timestamptz,
  created_at timestamptz not null default now(),
  unique (printer_id, order_id, kind, copy, round)
);
create index print_jobs_open_idx on print_jobs (printer_id, id) where done_at is null and dropped_at is null;
create index print_jobs_order_id_idx on print_jobs (order_id);

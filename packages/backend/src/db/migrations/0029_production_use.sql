-- One row since the first start of a production server: a demo, which trusts anybody, then refuses this database.
-- A backup has it too: its orders are of real customers wherever it is restored.
create table production_use (
  since timestamptz not null default now()
);

-- The number of the order's change that the ticket is about; 0: the order as it was placed.
alter table print_jobs add column change integer not null default 0;
-- Whether it is the first ticket about that change: the others of a round above 0 are repeated ones.
alter table print_jobs add column announces_change boolean not null default false;
-- When staff was alerted that the ticket is late.
alter table print_jobs add column alerted_at timestamptz;
create index print_jobs_unalerted_idx on print_jobs (created_at)
  where done_at is null and dropped_at is null and alerted_at is null;

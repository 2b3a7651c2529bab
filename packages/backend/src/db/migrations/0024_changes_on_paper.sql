-- The version of the order that a ticket shows, and the one on the paper before it: the kitchen's ticket marks the difference.
alter table print_jobs add column version integer not null default 0;
alter table print_jobs add column since integer not null default 0;
update print_jobs set version = change;

-- The change log names the printers that the owner pairs, changes and removes.
alter table change_log drop constraint change_log_kind_check;
alter table change_log add constraint change_log_kind_check
  check (kind in ('product', 'category', 'extra', 'shop', 'person', 'account', 'printer'));

-- An order of the demo's invented past.
alter table orders add column is_example boolean not null default false;

-- The name of who brings the order, as staff typed it; null until they say it.
alter table orders add column courier_name text;

-- How many crepas a combo holds, and whether they may be the same; 3 different ones unless its owner says otherwise.
alter table products add column combo_size integer not null default 3 check (combo_size between 2 and 12);
alter table products add column combo_repeats boolean not null default false;

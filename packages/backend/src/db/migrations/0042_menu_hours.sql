-- The windows in which a product can be had, as {days, opens, closes}; without any it has those of its category, and without those
-- it can be had always.
alter table categories add column windows jsonb not null default '[]';
alter table products add column windows jsonb not null default '[]';

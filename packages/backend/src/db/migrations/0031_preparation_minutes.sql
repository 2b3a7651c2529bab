-- How many minutes the kitchen usually needs; null until the owner says it.
alter table shop add column preparation_minutes integer check (preparation_minutes between 1 and 240);

-- Kilocalories of one piece of the product; null until the owner says it.
alter table products add column calories integer check (calories between 0 and 5000);

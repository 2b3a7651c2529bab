-- Words that a search finds the product by too; empty when there are none.
alter table products add column also_found_as text not null default '' check (length(also_found_as) <= 120);

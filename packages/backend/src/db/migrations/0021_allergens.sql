-- What a customer with an allergy must know about the product; empty when there is nothing.
alter table products add column allergens text not null default '' check (length(allergens) <= 200);

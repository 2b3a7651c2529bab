-- From the kitchen to the customer's door; null until the owner says it.
alter table shop add column travel_minutes integer check (travel_minutes between 1 and 120);

-- The name that the zone of its fee had when it was placed or changed, for the owner's report: zones are renamed and removed. Null
-- outside of all, and for the orders of before.
alter table orders add column fee_zone text;

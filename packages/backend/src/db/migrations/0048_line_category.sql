-- The category of the product when it was ordered, so that a code for some categories counts the line also when its product is deleted. Null for
-- a line of before, or of the previous version, which may run beside this one.
alter table order_lines add column category_id integer;

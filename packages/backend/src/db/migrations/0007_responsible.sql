-- Who answers for the shop: `{name, address, email, phone}`; null until the owner has said it.
alter table shop add column responsible jsonb;

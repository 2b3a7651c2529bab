-- Accounts whose role was taken away: a token that was issued before is refused, although it lives for an hour.
create table revoked_accounts (
  account text primary key,
  -- Infinity while the identity provider has not confirmed that the role is gone.
  revoked_at timestamptz not null
);

create function revoked_accounts_notify() returns trigger language plpgsql as $$
begin
  perform pg_notify('revoked_accounts', '');
  return null;
end $$;
create trigger revoked_accounts_notify after insert or update or delete on revoked_accounts
  for each statement execute function revoked_accounts_notify();

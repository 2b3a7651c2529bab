alter table orders
  -- Why staff ended it; null: they did not say it, or somebody else ended it.
  add column end_cause text check (end_cause in
    ('notReceived', 'soldOut', 'outOfZone', 'tooBusy', 'closed', 'askedByCustomer', 'unreachable', 'other')),
  -- The devices that an alert about the unanswered order was sent to, and those that a push service took it for. Null: there was
  -- no alert, or it was before this was counted.
  add column staff_alert_devices integer check (staff_alert_devices >= 0),
  add column staff_alert_reached integer check (staff_alert_reached >= 0),
  add column owner_alert_devices integer check (owner_alert_devices >= 0),
  add column owner_alert_reached integer check (owner_alert_reached >= 0);

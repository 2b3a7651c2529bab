-- The copy of a backup in another place: when it was tried last, when it arrived, and why it did not: a sentence.
alter table backups add column copy_tried_at timestamptz;
alter table backups add column copied_at timestamptz;
alter table backups add column copy_failure text;

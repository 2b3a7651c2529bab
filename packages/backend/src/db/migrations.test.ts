import { expect, it } from 'vitest';
import { migrations } from './migrations.ts';

/** Changes that would break the previous version, which reads and writes the old names. Without a constraint it may write more. */
const takesAway = /\b(drop(?!\s+constraint)|rename|alter\s+column|truncate\s+\w+;|delete\s+from)\b/i;
const asksForMore = /\badd\s+column\b(?=[^,;]*\bnot\s+null\b)(?![^,;]*\bdefault\b)/i;

const withoutComments = (sql: string) => sql.replaceAll(/--.*/g, '');

it.each(migrations)('$name only adds, so that a rollback to the previous version works', ({ sql }) => {
  expect(withoutComments(sql)).not.toMatch(takesAway);
  expect(withoutComments(sql)).not.toMatch(asksForMore);
});

it.each([
  'drop table products;',
  'alter table products rename to dishes;',
  'alter table products alter column price type text;',
  'alter table products add column note text not null;',
])('detects «%s»', (sql) => {
  expect(takesAway.test(sql) || asksForMore.test(sql)).toBe(true);
});

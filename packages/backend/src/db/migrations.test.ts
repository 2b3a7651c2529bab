import { expect, it } from 'vitest';
import { migrations } from './migrations.ts';

/** What the version before would stumble over, for it reads and writes what it knew under the names it knew. */
const takesAway = /\b(drop|rename|alter\s+column|truncate\s+\w+;|delete\s+from)\b/i;
const asksForMore = /\badd\s+column\b(?=[^,;]*\bnot\s+null\b)(?![^,;]*\bdefault\b)/i;

const withoutComments = (sql: string) => sql.replaceAll(/--.*/g, '');

it.each(migrations)('$name only adds, so that one can go back to the version before', ({ sql }) => {
  expect(withoutComments(sql)).not.toMatch(takesAway);
  expect(withoutComments(sql)).not.toMatch(asksForMore);
});

it.each([
  'drop table products;',
  'alter table products rename to dishes;',
  'alter table products alter column price type text;',
  'alter table products add column note text not null;',
])('would see «%s»', (sql) => {
  expect(takesAway.test(sql) || asksForMore.test(sql)).toBe(true);
});

import { orderId } from '@crepas/domain';
import { expect, it } from 'vitest';
import { readCursor, writeCursor } from './pageCursor.ts';

const start = { state: 'completed', below: orderId(120) } as const;
const cursor = writeCursor(start);

it('reads the cursor that it wrote', () => {
  expect(readCursor(cursor, 'completed')).toEqual(start);
  expect(cursor).toMatch(/^[\w-]+$/);
});

it('rejects a cursor of another list', () => {
  expect(readCursor(cursor, 'cancelled')).toBeNull();
});

it('rejects a cursor with any changed character', () => {
  for (let at = 0; at < cursor.length; at += 1) {
    const changed = cursor.slice(0, at) + (cursor[at] === 'A' ? 'B' : 'A') + cursor.slice(at + 1);
    expect(readCursor(changed, 'completed')).toBeNull();
  }
});

it.each(['', 'x', '120', `${cursor}=`, cursor.slice(0, -1), 'ñ'])('rejects «%s»', (text) => {
  expect(readCursor(text, 'completed')).toBeNull();
});

it.each(['completed.120', 'completed.120.', 'completed.120.undefined'])(
  'rejects «%s» without its checksum',
  (place) => {
    expect(readCursor(Buffer.from(place).toString('base64url'), 'completed')).toBeNull();
  },
);

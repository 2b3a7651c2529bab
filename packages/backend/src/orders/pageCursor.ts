import { createHash } from 'node:crypto';
import { type OrderId, type OrderState, orderId } from '@crepas/domain';
import { isRowId } from '../db/rowId.ts';

/** Where a page of orders starts, as a text that clients hand back as it is. It holds no secret. */
export type PageStart = { readonly state: OrderState; readonly below: OrderId };

export function writeCursor({ state, below }: PageStart): string {
  const place = `${state}.${below}`;
  return Buffer.from(`${place}.${checksumOf(place)}`).toString('base64url');
}

/** Null for a text that {@link writeCursor} did not write for this very list. */
export function readCursor(cursor: string, state: OrderState): PageStart | null {
  const below = Number(Buffer.from(cursor, 'base64url').toString('latin1').split('.')[1]);
  if (!isRowId(below)) return null;
  const start = { state, below: orderId(below) };
  return writeCursor(start) === cursor ? start : null;
}

/** Against a cursor that was cut, mixed up or edited by hand. Whom it could deceive may read every order anyway. */
const checksumOf = (place: string) => createHash('sha256').update(place).digest('base64url').slice(0, 8);

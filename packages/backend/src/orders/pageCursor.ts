import { createHash } from 'node:crypto';
import { type OrderId, type OrderState, orderId } from '@crepas/domain';
import { isRowId } from '../db/rows.ts';

/** Where a page of orders starts. Clients send it back as an opaque text; it holds no secret. */
export type PageStart = { readonly state: OrderState; readonly below: OrderId };

export function writeCursor({ state, below }: PageStart): string {
  const position = `${state}.${below}`;
  return Buffer.from(`${position}.${checksumOf(position)}`).toString('base64url');
}

/** @returns null unless {@link writeCursor} wrote it for the same list */
export function readCursor(cursor: string, state: OrderState): PageStart | null {
  const below = Number(Buffer.from(cursor, 'base64url').toString('latin1').split('.')[1]);
  if (!isRowId(below)) return null;
  const start = { state, below: orderId(below) };
  return writeCursor(start) === cursor ? start : null;
}

/** Detects a cursor that was cut or edited. It needs no secret: staff may read every order anyway. */
const checksumOf = (position: string) =>
  createHash('sha256').update(position).digest('base64url').slice(0, 8);

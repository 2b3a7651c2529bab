import { getChanges, kindFromWire, loggedChangeToWire } from '@crepas/api';
import { readChanges } from '../../changes/readChanges.ts';
import { isRowId } from '../../db/rows.ts';
import { isDay } from '../../orders/shopDay.ts';
import { timeZoneOf } from '../../shop/shop.ts';
import type { Api } from '../Api.ts';
import { invalidField } from '../HttpError.ts';
import { route } from '../route.ts';

export function changeRoutes(api: Api): void {
  const { database, menu } = api;

  route(api, getChanges, async ({ query: { tipo, sin, quien, desde, hasta, cursor, limit } }) => {
    if (desde !== undefined && !isDay(desde)) throw invalidField('desde');
    if (hasta !== undefined && !isDay(hasta)) throw invalidField('hasta');
    const below = cursor === undefined ? null : Number(cursor);
    if (below !== null && !isRowId(below)) throw invalidField('cursor');
    const { changes, next } = await readChanges(database.queries, {
      kind: tipo === undefined ? null : kindFromWire(tipo),
      without: sin === undefined ? null : kindFromWire(sin),
      by: quien || null,
      from: desde ?? null,
      to: hasta ?? null,
      timeZone: timeZoneOf(menu.menu().shop),
      below,
      limit,
    });
    return { cambios: changes.map(loggedChangeToWire), siguiente: next === null ? null : String(next) };
  });
}

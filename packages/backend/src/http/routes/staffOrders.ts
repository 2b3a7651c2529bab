import {
  causeFromWire,
  changeStage as changeStageCall,
  getCouriers,
  getOrderActions,
  getOrders,
  orderActionToWire,
  setCourier as setCourierCall,
  staffOrderToWire,
  stageFromWire,
  stateFromWire,
} from '@crepas/api';
import { type OrderStage, type OrderState, orderId, staffPastDays } from '@crepas/domain';
import { editorOf } from '../../changes/Editor.ts';
import { readActions } from '../../changes/orderActions.ts';
import { isLimitedStaff } from '../../identity/Caller.ts';
import { changeStage, type StageOutcome } from '../../orders/changeStage.ts';
import { type CourierOutcome, readCouriers, setCourier } from '../../orders/couriers.ts';
import { readCursor, writeCursor } from '../../orders/pageCursor.ts';
import { readOrderPage } from '../../orders/searchOrders.ts';
import { isDay } from '../../orders/shopDay.ts';
import { noSuchStepText, notBroughtText, reasonMissingText, unknownOrderText } from '../../orders/texts.ts';
import { timeZoneOf } from '../../shop/shop.ts';
import type { Api } from '../Api.ts';
import { HttpError, invalidField } from '../HttpError.ts';
import { route } from '../route.ts';

export function staffOrderRoutes(api: Api): void {
  const { database, menu } = api;

  route(api, getOrders, async ({ query: { estado, cursor, buscar, fecha, limit }, request }) => {
    if (fecha !== undefined && !isDay(fecha)) throw invalidField('fecha');
    const state = stateFromWire(estado);
    const below = cursor === undefined ? null : startOf(cursor, state);
    const { orders, next } = await readOrderPage(database.queries, {
      state,
      below,
      words: buscar || null,
      day: fecha ?? null,
      maxDays: state !== 'active' && isLimitedStaff(request.caller) ? staffPastDays : null,
      timeZone: timeZoneOf(menu.menu().shop),
      limit,
    });
    return {
      pedidos: orders.map(staffOrderToWire),
      siguiente: next === null ? null : writeCursor({ state, below: next }),
    };
  });

  route(api, changeStageCall, async ({ params, body: { etapa, motivo, causa, minutos }, request }) => {
    const stage = stageFromWire(etapa);
    const outcome = await changeStage(database, {
      id: orderId(params.id),
      stage,
      reason: motivo ?? null,
      cause: causeFromWire(causa) ?? null,
      minutes: minutos ?? null,
      by: editorOf(request),
    });
    return staffOrderToWire(orderOrThrow(outcome, stage));
  });

  route(api, setCourierCall, async ({ params, body: { nombre } }) =>
    staffOrderToWire(broughtOrThrow(await setCourier(database, orderId(params.id), nombre))),
  );

  route(api, getCouriers, async () => [...(await readCouriers(database.queries))]);

  route(api, getOrderActions, async ({ params }) =>
    (await readActions(database.queries, orderId(params.id))).map(orderActionToWire),
  );
}

function startOf(cursor: string, state: OrderState) {
  const start = readCursor(cursor, state);
  if (start === null) throw invalidField('cursor');
  return start.below;
}

function orderOrThrow(outcome: StageOutcome, wanted: OrderStage) {
  switch (outcome.kind) {
    case 'changed':
      return outcome.order;
    case 'unknownOrder':
      throw new HttpError(404, unknownOrderText);
    case 'reasonMissing':
      throw new HttpError(422, reasonMissingText);
    case 'noSuchStep':
      throw new HttpError(409, noSuchStepText(outcome.present, wanted, outcome.fulfilment));
  }
}

function broughtOrThrow(outcome: CourierOutcome) {
  switch (outcome.kind) {
    case 'changed':
      return outcome.order;
    case 'unknownOrder':
      throw new HttpError(404, unknownOrderText);
    case 'notBrought':
      throw new HttpError(409, notBroughtText);
  }
}

import type { EndCause, OrderEnder, OrderStage, OrderState } from '@crepas/domain';
import * as v from 'valibot';
import { nameOf } from '../wire/nameOf.ts';

export const stageOf = {
  por_confirmar: 'awaitingConfirmation',
  recibido: 'received',
  aceptado: 'accepted',
  preparando: 'preparing',
  en_camino: 'onTheWay',
  entregado: 'delivered',
  rechazado: 'rejected',
  cancelado: 'cancelled',
} as const satisfies Record<string, OrderStage>;

export type StageWire = keyof typeof stageOf;

export const stageNames = Object.keys(stageOf) as StageWire[];

export const stageToWire = (stage: OrderStage): StageWire => nameOf(stageOf, stage);

const enderOf = { cliente: 'customer', sin_respuesta: 'noAnswer' } as const satisfies Record<
  string,
  OrderEnder
>;

type EnderWire = keyof typeof enderOf;

/** Null for staff, and for an ender that this version does not know. */
export const enderFromWire = (ender: string | undefined): OrderEnder | null =>
  enderOf[ender as EnderWire] ?? null;
export const enderToWire = (ender: OrderEnder): EnderWire => nameOf(enderOf, ender);

const causeOf = {
  no_recibido: 'notReceived',
  agotado: 'soldOut',
  fuera_de_zona: 'outOfZone',
  llenos: 'tooBusy',
  cerrado: 'closed',
  cliente: 'askedByCustomer',
  sin_contacto: 'unreachable',
  otro: 'other',
} as const satisfies Record<string, EndCause>;

type CauseWire = keyof typeof causeOf;

export const causeNames = Object.keys(causeOf) as CauseWire[];

/** Undefined for a cause that this version does not know. */
export const causeFromWire = (cause: string | undefined): EndCause | undefined => causeOf[cause as CauseWire];
export const causeToWire = (cause: EndCause): CauseWire => nameOf(causeOf, cause);

/** Undefined for a stage that this version does not know. */
export const stageWire = v.optional(v.fallback(v.optional(v.picklist(stageNames)), undefined));

export function stageFromWire(stage: StageWire): OrderStage;
export function stageFromWire(stage: StageWire | undefined): OrderStage | null;
export function stageFromWire(stage: StageWire | undefined): OrderStage | null {
  return stage === undefined ? null : stageOf[stage];
}

const states = ['active', 'completed', 'cancelled'] as const satisfies readonly OrderState[];

export const stateToWire = (state: OrderState): number => states.indexOf(state);
/** 0 is active, 1 completed, 2 cancelled; any other number counts as completed. */
export const stateFromWire = (estado: number): OrderState => states[estado] ?? 'completed';

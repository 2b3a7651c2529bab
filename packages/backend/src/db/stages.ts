import { type OrderStage, type OrderState, orderStages, orderState } from '@crepas/domain';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { orders, type StoredStage } from './tables/orders.ts';

/** The stage as the column has it. */
export const storedStage = (stage: OrderStage): StoredStage =>
  stage === 'awaitingConfirmation' ? 'received' : stage;

export const stageOfRow = ({
  stage,
  awaitsConfirmation,
}: Pick<typeof orders.$inferSelect, 'stage' | 'awaitsConfirmation'>): OrderStage =>
  stage === 'received' && awaitsConfirmation ? 'awaitingConfirmation' : stage;

/** Waits for the shop's call: nobody prepares or counts it yet. */
export const isAwaiting: SQL = sql`(${orders.awaitsConfirmation} and ${orders.stage} = 'received')`;

/**
 * Placed without a code and never confirmed by the shop, wherever it stands or ended (decision T1). Its phone may be somebody else's:
 * it says nothing of that phone, goes to none of its devices, and no report counts it. Only while it waits, the owner of the phone reads
 * it after a sign-in. Erasing a phone erases it too.
 */
export const isNeverConfirmed: SQL = sql`(${orders.awaitsConfirmation} and ${orders.acceptedAt} is null)`;

/** An accepted order for later whose preparation is not due, by the database's clock; as `isOnHold` of the domain. */
export const isHeld: SQL<boolean> = sql<boolean>`(${orders.stage} = 'accepted'
  and coalesce(${orders.preparationAt} > clock_timestamp(), false))`;

/** The values of the column for these stages, each once: the partial indexes need exactly them. */
export const storedStages = (is: (stage: OrderStage) => boolean): StoredStage[] => [
  ...new Set(orderStages.filter(is).map(storedStage)),
];

export const stagesIn = (state: OrderState): StoredStage[] =>
  storedStages((stage) => orderState(stage) === state);

export const endedStages = storedStages((stage) => orderState(stage) !== 'active');

export const isInState = (state: OrderState): SQL => inArray(orders.stage, stagesIn(state));

import { type OrderStage, type OrderState, orderStages, orderState } from '@crepas/domain';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { orders, type StoredStage } from './schema.ts';

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

/** The values of the column for these stages, each once: the partial indexes need exactly them. */
export const storedStages = (is: (stage: OrderStage) => boolean): StoredStage[] => [
  ...new Set(orderStages.filter(is).map(storedStage)),
];

export const stagesIn = (state: OrderState): StoredStage[] =>
  storedStages((stage) => orderState(stage) === state);

export const endedStages = storedStages((stage) => orderState(stage) !== 'active');

export const isInState = (state: OrderState): SQL => inArray(orders.stage, stagesIn(state));

import fc from 'fast-check';
import type { Evening } from './evening.ts';

/** Something that happens in an evening: a sentence of its story, and how the model and the real shop do it. */
export type Happening = { readonly sentence: string; readonly happens: () => Promise<void> };

/** Null when it is impossible now, such as to accept an order before there is one. */
export type Step = (evening: Evening) => Happening | null;

/** How often a kind of step comes, compared with the others. */
export type StepKind = { readonly weight: number; readonly arbitrary: fc.Arbitrary<Step> };

/** The position of an order: the last one, the one before it, … Null when there is none. */
export function recentOrder({ shop: { orders } }: Evening, back: number): number | null {
  return orders.length === 0 ? null : orders.length - 1 - (back % orders.length);
}

/** An order as the story calls it: orders are counted from the beginning of the evening. */
export const orderName = (position: number): string => `order ${position + 1}`;

export const pesos = (centavos: number): string => `$${(centavos / 100).toFixed(2)}`;

/** True one time in four. */
export const sometimes = fc.constantFrom(false, false, false, true);

import type { ContentChange, ContentDifference } from './contentChange.ts';
import { madeText } from './making.ts';
import type { OrderDetailLine, OrderDetails } from './order.ts';
import type { OrderStage } from './orderStage.ts';

/** Staff may change the content of an order until it is on its way (decision T4). */
export const mayChangeContent = (stage: OrderStage): boolean =>
  stage === 'awaitingConfirmation' || stage === 'received' || stage === 'accepted' || stage === 'preparing';

export type OrderRevision = {
  readonly change: ContentChange;
  /** The e-mail of the account that changed it. */
  readonly by: string;
  readonly before: OrderDetails;
};

/** What a change of an order is about: empty when nothing changed. */
export function contentDifferences(before: OrderDetails, now: OrderDetails): readonly ContentDifference[] {
  const [was, is] = [piecesOf(before.lines), piecesOf(now.lines)];
  const products = [...new Map([...was, ...is]).entries()].flatMap(([key, { name, made }]) => {
    const pieces = { before: was.get(key)?.pieces ?? 0, now: is.get(key)?.pieces ?? 0 };
    return pieces.before === pieces.now ? [] : [{ kind: 'product' as const, name, made, ...pieces }];
  });
  const [old, present] = [before.delivery, now.delivery];
  const differs = (
    field: 'fulfilment' | 'deliveryAddress' | 'position' | 'note' | 'payment' | 'cashGiven' | 'customerName',
  ) => JSON.stringify(old?.[field] ?? null) !== JSON.stringify(present?.[field] ?? null);
  const isOtherWay = differs('fulfilment');
  // An address that comes or goes with the other way is no change of its own.
  const isOtherPlace = !isOtherWay && (differs('deliveryAddress') || differs('position'));
  return [
    ...products,
    ...(isOtherWay ? [{ kind: 'fulfilment' as const }] : []),
    ...(isOtherPlace ? [{ kind: 'address' as const }] : []),
    ...(differs('note') ? [{ kind: 'note' as const }] : []),
    ...(differs('payment') ? [{ kind: 'payment' as const }] : []),
    ...(differs('cashGiven') ? [{ kind: 'cash' as const }] : []),
    ...(differs('customerName') ? [{ kind: 'name' as const }] : []),
    ...(before.fee !== now.fee ? [{ kind: 'fee' as const }] : []),
    ...(before.discount?.amount !== now.discount?.amount ? [{ kind: 'discount' as const }] : []),
    ...(before.scheduledFor !== now.scheduledFor ? [{ kind: 'moment' as const }] : []),
  ];
}

function piecesOf(lines: readonly OrderDetailLine[]) {
  const pieces = new Map<string, { readonly name: string; readonly made: string; readonly pieces: number }>();
  for (const line of lines) {
    const [name, made] = [line.productName, madeText(line)];
    const key = JSON.stringify([name, made]);
    pieces.set(key, { name, made, pieces: (pieces.get(key)?.pieces ?? 0) + line.quantity });
  }
  return pieces;
}

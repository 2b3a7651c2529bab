import { type Cents, productId } from '@crepas/domain';
import { expect, it } from 'vitest';
import { orderChangesFromBody, orderChangesToBody } from './orderChange.ts';

it('survives a round trip', () => {
  const changed = {
    total: 9000 as Cents,
    changes: [
      { productId: productId(1), reason: 'price', name: 'Cajeta', before: 7000 as Cents, now: 7500 as Cents },
      { productId: productId(2), reason: 'deleted', name: '' },
    ],
  } as const;
  expect(orderChangesFromBody(orderChangesToBody(changed, 'Tu pedido cambió.'))).toEqual(changed);
  expect(orderChangesFromBody({ error: 'Otra cosa' })).toBeNull();
  expect(orderChangesFromBody(undefined)).toBeNull();
});

import { orderStages } from '@crepas/domain';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { activeOrderFromWire, activeOrderWire } from './order.ts';
import { stageFromWire, stageToWire } from './stage.ts';

it('maps every stage to its wire name and back, and rejects unknown names', () => {
  expect(orderStages.map((stage) => stageFromWire(stageToWire(stage)))).toEqual([...orderStages]);
  const order = { id_pedido: 1, total: 1, estado: 0, productos: [] };
  const stageOf = (etapa: unknown) =>
    activeOrderFromWire(v.parse(activeOrderWire, { ...order, etapa })).stage;
  expect(stageOf('en_camino')).toBe('onTheWay');
  expect(stageOf('en_la_luna')).toBeNull();
  expect(activeOrderFromWire(v.parse(activeOrderWire, order)).stage).toBeNull();
});

it.each([
  [0, 'active'],
  [1, 'completed'],
  [2, 'cancelled'],
  [7, 'completed'],
])('reads estado %i as %s (decision O9)', (estado, state) => {
  const order = v.parse(activeOrderWire, { id_pedido: 1, total: 1, estado, productos: [] });
  expect(activeOrderFromWire(order).state).toBe(state);
});

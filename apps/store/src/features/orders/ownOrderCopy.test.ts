import { type AlertReach, type OrderStage, orderStages } from '@crepas/domain';
import { expect, it } from 'vitest';
import { tooLateCopy, unansweredCopy } from './ownOrderCopy.ts';

it.each<[OrderStage, string]>([
  ['accepted', 'La cocina ya aceptó tu pedido: para cancelarlo, llama a la tienda.'],
  ['preparing', 'La cocina ya prepara tu pedido: para cancelarlo, llama a la tienda.'],
  ['onTheWay', 'Tu pedido ya va en camino: para cancelarlo, llama a la tienda.'],
  ['rejected', 'La tienda ya había rechazado tu pedido.'],
])('an order that is «%s» can no longer be cancelled: «%s»', (stage, text) => {
  expect(tooLateCopy(stage, 'delivery')).toBe(text);
});

it('every stage has its own sentence', () => {
  expect(new Set(orderStages.map((stage) => tooLateCopy(stage, 'pickup'))).size).toBe(orderStages.length);
});

it('says whom the alerts reached, and that they reached nobody', () => {
  const reached = (count: number, devices = 2): AlertReach => ({ devices, reached: count });
  const saying = (owner?: AlertReach, staff = reached(0)) =>
    unansweredCopy({ staff: new Date(), owner: new Date(), ...(owner && { reach: { owner, staff } }) });
  const waits = 'La tienda todavía no confirma tu pedido.';
  const ask = 'Si quieres, pregúntale tú.';
  expect(saying(reached(1))).toBe(`${waits} Ya le avisamos a la dueña. ${ask}`);
  expect(saying(reached(0))).toBe(`${waits} ${ask}`);
  expect(saying(reached(0, 0))).toBe(`${waits} No pudimos avisarle: pregúntale tú.`);
  expect(saying(reached(0, 0), reached(1))).toBe(`${waits} ${ask}`);
  expect([saying(), unansweredCopy(undefined)]).toEqual([`${waits} ${ask}`, `${waits} ${ask}`]);
});

import { type OrderStage, orderStages } from '@crepas/domain';
import { expect, it } from 'vitest';
import { tooLateCopy, unansweredCopy } from './ownOrder.ts';

it.each<[OrderStage, string]>([
  ['accepted', 'La cocina ya aceptó tu pedido: para cancelarlo, llama a la tienda.'],
  ['preparing', 'La cocina ya prepara tu pedido: para cancelarlo, llama a la tienda.'],
  ['onTheWay', 'Tu pedido ya va en camino: para cancelarlo, llama a la tienda.'],
  ['rejected', 'La tienda ya había rechazado tu pedido.'],
])('an order that is «%s» can no longer be cancelled: «%s»', (stage, text) => {
  expect(tooLateCopy(stage)).toBe(text);
});

it('every stage has its own sentence', () => {
  expect(new Set(orderStages.map(tooLateCopy)).size).toBe(orderStages.length);
});

it('names the owner only after the server has told them', () => {
  expect(unansweredCopy(true)).toContain('Ya le avisamos a la dueña.');
  expect(unansweredCopy(false)).not.toContain('dueña');
});

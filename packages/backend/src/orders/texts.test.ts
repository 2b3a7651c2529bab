import type { OrderFault, OrderStage } from '@crepas/domain';
import { expect, it } from 'vitest';
import { faultText, noSuchStepText } from './texts.ts';

const at = { name: 'Trío' };

it.each<[OrderFault, string]>([
  [{ code: 'noLines' }, 'El pedido no tiene productos.'],
  [
    { code: 'quantity', ...at },
    'De «Trío» puedes pedir de 1 a 50 iguales. Cambia la cantidad en tu carrito.',
  ],
  [
    { code: 'comboSize', ...at, comboSize: 3, comboRepeats: false },
    '«Trío» lleva 3 crepas distintas. Edítalo en tu carrito.',
  ],
  [
    { code: 'comboSize', ...at, comboSize: 2, comboRepeats: true },
    '«Trío» lleva 2 crepas. Edítalo en tu carrito.',
  ],
  [
    { code: 'notACombo', ...at },
    '«Trío» no es un combo: no lleva crepas. Quítalo de tu carrito y agrégalo de nuevo.',
  ],
  [{ code: 'ownCrepa', ...at }, '«Trío» no puede llevar un combo como crepa. Edítalo en tu carrito.'],
  [{ code: 'repeatedExtra', ...at }, '«Trío» repite un extra. Edítalo en tu carrito.'],
  [{ code: 'repeatedExtra', name: '' }, 'Un producto repite un extra. Edítalo en tu carrito.'],
  [{ code: 'total' }, 'El total no coincide con la suma de los productos.'],
])('explains the fault %j', (fault, text) => {
  expect(faultText(fault)).toBe(text);
});

it.each<[OrderStage, string]>([
  ['received', 'recibido'],
  ['accepted', 'aceptado'],
  ['preparing', 'en preparación'],
  ['onTheWay', 'en camino'],
  ['delivered', 'entregado'],
  ['rejected', 'rechazado'],
  ['cancelled', 'cancelado'],
])('a refused transition calls the stage %s «%s»', (stage, name) => {
  expect(noSuchStepText(stage, stage, 'delivery')).toBe(`El pedido ya está ${name}.`);
  if (stage === 'delivered') return;
  expect(noSuchStepText(stage, 'delivered', 'delivery')).toBe(
    `El pedido está ${name}: no puede pasar a entregado.`,
  );
  expect(noSuchStepText('delivered', stage, 'delivery')).toBe(
    `El pedido está entregado: no puede pasar a ${name}.`,
  );
});

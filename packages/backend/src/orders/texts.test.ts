import type { OrderFault, OrderStage } from '@crepas/domain';
import { expect, it } from 'vitest';
import { faultText } from './faultText.ts';
import { noSuchStepText } from './stageText.ts';

it.each<[OrderFault, string]>([
  [{ code: 'noLines' }, 'El pedido no tiene productos.'],
  [{ code: 'quantity', line: 1 }, 'La cantidad del producto 2 debe estar entre 1 y 50.'],
  [{ code: 'comboSize', line: 0 }, 'El combo del producto 1 lleva 3 crepas distintas.'],
  [{ code: 'notACombo', line: 2 }, 'El producto 3 no es un combo: no lleva crepas.'],
  [{ code: 'repeatedExtra', line: 3 }, 'El producto 4 repite un extra.'],
  [{ code: 'total' }, 'El total no coincide con la suma de los productos.'],
])('the fault %j is explained', (fault, text) => {
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
])('a refused step names %s as %s, where the order is or should go', (stage, name) => {
  expect(noSuchStepText(stage, stage)).toBe(`El pedido ya está ${name}.`);
  if (stage === 'delivered') return;
  expect(noSuchStepText(stage, 'delivered')).toBe(`El pedido está ${name}: no puede pasar a entregado.`);
  expect(noSuchStepText('delivered', stage)).toBe(`El pedido está entregado: no puede pasar a ${name}.`);
});

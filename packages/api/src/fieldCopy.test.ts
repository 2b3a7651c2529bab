import { expect, it } from 'vitest';
import {
  fieldLabel,
  invalidCopy,
  outOfRangeCopy,
  tooLongCopy,
  tooManyCopy,
  unprintableCopy,
} from './fieldCopy.ts';

it.each([
  ['dias', '«Días especiales»'],
  ['dias.0.fecha', '«Fecha»'],
  ['codigos.dias', '«Días y horas»'],
  ['codigos.dias.0.desde', '«Desde»'],
  ['codigos.minimo', '«Pedido mínimo»'],
  ['programar', '«Pedidos para después»'],
  ['programar.dias', '«Días por adelantado»'],
  ['programar.por_cuarto', '«Pedidos por cuarto de hora»'],
  ['ventanas.0.dias', '«Horario en el menú»'],
  ['ventanas.0.desde', '«Desde»'],
  ['opciones', '«Opciones»'],
  ['opciones.0.diferencia', '«Cuesta más»'],
  ['opciones.0.nombre', '«Nombre»'],
  ['productos.0.opciones.0.cantidad', '«Cantidad»'],
  ['0.minimo', '«De»'],
  ['0.maximo', '«A»'],
  ['0.incluidas', '«Incluidas en el precio»'],
  ['0.por_opcion', '«De cada opción hasta»'],
  ['tarifas.0.minimo', '«Pedido mínimo»'],
  ['tarifa_sin_pin.minimo', '«Pedido mínimo»'],
])('%s is the field %s of a screen', (path, label) => {
  expect(fieldLabel(path)).toBe(label);
});

it.each(['0.id', '0.id_grupo', 'via', 'keys.p256dh'])(
  'no refusal of %s has the name of the field',
  (path) => {
    const refusals = [
      invalidCopy(path),
      unprintableCopy(path),
      outOfRangeCopy(path, '1 a 200'),
      tooLongCopy(path),
      tooManyCopy(path, 20),
    ];
    expect(fieldLabel(path)).toBe('Un dato');
    for (const refusal of refusals)
      expect(refusal).toBe('La página envió un dato que no es válido. Recárgala e intenta de nuevo.');
  },
);

it('a refusal names the field as its screen does', () => {
  expect([invalidCopy('clabe'), outOfRangeCopy('minutos', '5 a 240')]).toEqual([
    'El dato «CLABE» no es válido.',
    '«Minutos»: va de 5 a 240.',
  ]);
});

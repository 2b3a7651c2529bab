import type { LoggedChange } from '@crepas/domain';
import { centsFromPesos } from '@crepas/domain';
import { expect, it } from 'vitest';
import { changeTitle, whoCopy } from './changeCopy.ts';
import { differences } from './valueCopy.ts';

const zone = 'America/Hermosillo';

const aChange = (changes: Partial<LoggedChange>): LoggedChange => ({
  id: 1,
  at: new Date('2026-11-21T20:00:00-06:00'),
  by: 'duena@crepas.test',
  kind: 'product',
  entityId: 7,
  name: 'Nutella',
  action: 'changed',
  before: null,
  after: null,
  isRestorable: false,
  ...changes,
});

it.each([
  [{}, 'Cambió el producto Nutella'],
  [{ action: 'deleted', kind: 'category', name: 'Dulces' }, 'Eliminó la categoría Dulces'],
  [{ action: 'restored', kind: 'extra', name: 'Nuez' }, 'Restauró el extra Nuez'],
  [{ action: 'reordered', kind: 'category', name: '' }, 'Cambió el orden de las categorías'],
  [{ action: 'deleted', kind: 'group', name: 'Tamaño' }, 'Eliminó el grupo Tamaño'],
  [{ action: 'reordered', kind: 'group', name: '' }, 'Cambió el orden de los grupos'],
  [{ kind: 'shop', name: '' }, 'Cambió la tienda'],
  [{ kind: 'person', action: 'deleted', name: '' }, 'Borró los datos de una persona'],
  [{ kind: 'account', action: 'created', name: 'ana@crepas.test' }, 'Dio acceso a ana@crepas.test'],
  [{ kind: 'printer', action: 'created', name: 'Cocina' }, 'Conectó la impresora Cocina'],
  [{ kind: 'account', action: 'deleted', name: 'ana@crepas.test' }, 'Quitó el acceso a ana@crepas.test'],
] as const)('%j is titled %s', (changes, title) => {
  expect(changeTitle(aChange(changes))).toBe(title);
});

it('the server has no e-mail', () => {
  expect(whoCopy('')).toBe('El servidor');
  expect(whoCopy('a@b.mx')).toBe('a@b.mx');
});

it('values are in words and pesos, in the order of the screen', () => {
  expect(
    differences(
      { available: true, price: centsFromPesos(89.5) },
      { available: false, price: centsFromPesos(1250) },
      zone,
    ),
  ).toEqual([
    { label: 'Precio', from: '$89.50', to: '$1,250.00' },
    { label: 'Disponible', from: 'Sí', to: 'No' },
  ]);
});

it('two values that read alike are said to differ', () => {
  const corners = [
    { lat: 1, lng: 1 },
    { lat: 1, lng: 2 },
    { lat: 2, lng: 2 },
  ];
  const [change] = differences({ zone: corners }, { zone: [...corners].reverse() }, zone);
  expect(change?.to).toBe(`${change?.from}, cambió`);
});

it('a value that stayed is no difference', () => {
  const total = centsFromPesos(85);
  expect(differences({ total }, { total }, zone)).toEqual([]);
});

it('a value that was or becomes nothing says so', () => {
  const said = differences(
    { message: 'Hola', forgetAfterDays: null, zone: null, responsible: null, soldOutUntil: null },
    {
      message: '',
      forgetAfterDays: 90,
      zone: [
        { lat: 1, lng: 1 },
        { lat: 1, lng: 2 },
        { lat: 2, lng: 2 },
      ],
      responsible: { name: 'Ana', address: 'Colima 55', email: '', phone: '' },
      soldOutUntil: Date.parse('2026-11-22T05:00:00-06:00'),
    },
    zone,
  );
  expect(said.map(({ from, to }) => [from, to])).toEqual([
    ['Hola', 'Nada'],
    ['Cualquier dirección', '3 esquinas'],
    ['Nadie', 'Ana, Colima 55'],
    ['Nunca', '90 días'],
    ['No', 'Hasta el 22 de noviembre de 2026, 4:00 a.m.'],
  ]);
});

it('what was created has no «from», what was deleted no «to»', () => {
  expect(differences(null, { name: 'Nutella' }, zone)).toEqual([
    { label: 'Nombre', from: null, to: 'Nutella' },
  ]);
  expect(differences({ name: 'Nutella' }, null, zone)).toEqual([
    { label: 'Nombre', from: 'Nutella', to: null },
  ]);
});

it('hours are read as hours', () => {
  const [week, days] = differences(
    null,
    {
      week: [{ day: 5, opens: 18 * 60, closes: 60 }],
      specialDays: [{ kind: 'closed', date: '2026-12-25', reason: null }],
    },
    zone,
  );
  expect(week?.to).toBe('Viernes 6:00 p.m. a 1:00 a.m.');
  expect(days?.to).toBe('2026-12-25 cerrado');
});

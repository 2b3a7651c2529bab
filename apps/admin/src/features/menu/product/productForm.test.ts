import { productFields } from '@crepas/api';
import { blankProduct, categoryId, extraId, groupId, usualGroupRule } from '@crepas/domain';
import { anExtra } from '@crepas/domain/testing';
import { expect, it } from 'vitest';
import { typedNumbers } from '../../../shared/form/typedNumbers.ts';
import { abandonedPictures, checkProduct, leftoverPictures, type PicturedProduct } from './productForm.ts';
import { editedUse } from './usesForm.ts';

const saved: PicturedProduct = {
  ...blankProduct,
  ...typedNumbers(productFields, blankProduct),
  windows: [],
  uses: [],
  usesBefore: [],
  extras: [],
  extrasBefore: [],
  name: 'Cajeta',
  price: '75',
  categoryId: null,
  imageUrl: '/old.webp',
  uploads: [],
};
const withPictures = (imageUrl: string, uploads: readonly string[]) => ({ ...saved, imageUrl, uploads });

it.each([
  [withPictures('/old.webp', []), []],
  [withPictures('/1.webp', ['/1.webp']), ['/old.webp']],
  [withPictures('/2.webp', ['/1.webp', '/2.webp']), ['/old.webp', '/1.webp']],
])('after saving %j nothing shows %j', (sent, left) => {
  expect(leftoverPictures(saved, sent)).toEqual(left);
});

it('a new product leaves no old picture', () => {
  const sent = withPictures('/1.webp', ['/1.webp']);
  expect(leftoverPictures({ ...saved, imageUrl: '' }, sent)).toEqual([]);
});

it('discarding lists the uploads as unused, but not the product’s picture', () => {
  expect(abandonedPictures(saved, withPictures('/2.webp', ['/1.webp', '/2.webp']))).toEqual([
    '/1.webp',
    '/2.webp',
  ]);
  expect(abandonedPictures(saved, withPictures('/old.webp', ['/old.webp']))).toEqual([]);
});

it('every missing field is marked, with the sentence of spec §5', () => {
  const empty = { ...saved, name: ' ', price: '0' };
  expect(checkProduct(empty, false)).toEqual({
    kind: 'invalid',
    notice: 'Nombre, categoría y precio son obligatorios',
    errors: {
      name: 'Este campo es requerido',
      price: 'Este campo es requerido',
      categoryId: 'Este campo es requerido',
    },
  });
  expect(checkProduct(empty, true)).toMatchObject({ notice: 'Nombre y categoría son obligatorios' });
});

it('a number of the table is read, and one out of its range is marked', () => {
  const filled = { ...saved, categoryId: categoryId(1), calories: '320' };
  expect(checkProduct(filled, false)).toMatchObject({ kind: 'ok', change: { calories: 320 } });
  expect(checkProduct({ ...filled, calories: '' }, false)).toMatchObject({ change: { calories: null } });
  expect(checkProduct({ ...filled, calories: '5001' }, false)).toMatchObject({
    kind: 'invalid',
    errors: { calories: 'Escribe un número de 0 a 5000, o déjalo vacío' },
  });
});

it('windows are read, and one without a day is marked', () => {
  const breakfast = { dias: [1, 7], desde: '08:00', hasta: '12:00' };
  const filled = { ...saved, categoryId: categoryId(1) };
  expect(checkProduct({ ...filled, windows: [breakfast] }, false)).toMatchObject({
    kind: 'ok',
    change: { windows: [{ days: [1, 7], opens: 480, closes: 720 }] },
  });
  expect(checkProduct({ ...filled, windows: [breakfast, { ...breakfast, dias: [] }] }, false)).toMatchObject({
    kind: 'invalid',
    errors: { windows: 'Elige un día al menos.' },
  });
  expect(checkProduct({ ...filled, windows: [{ ...breakfast, hasta: '' }] }, false)).toMatchObject({
    errors: { windows: 'Falta una hora.' },
  });
});

it('a group that the list lacks stays on the product where the server merges, and is left out elsewhere', () => {
  const use = { groupId: groupId(9), ...usualGroupRule };
  const filled = { ...saved, categoryId: categoryId(1), uses: [editedUse(use)], usesBefore: [use] };
  const usesOf = (canMerge: boolean) => {
    const checked = checkProduct(filled, false, [], [], canMerge);
    return checked?.kind === 'ok' ? checked.change.uses : checked;
  };
  expect([usesOf(true), usesOf(false)]).toEqual([[use], []]);
});

it('only changed extras are saved, with those that the editing began with', () => {
  const filled = { ...saved, categoryId: categoryId(1) };
  const all = [anExtra({ id: 1 }), anExtra({ id: 2 })];
  const [one, two] = [extraId(1), extraId(2)];
  const extrasOf = (part: Partial<PicturedProduct>) => {
    const checked = checkProduct({ ...filled, ...part }, false, [], all);
    return checked?.kind === 'ok' ? checked.change.extras : checked;
  };
  expect(extrasOf({ extras: [one], extrasBefore: [one] })).toBeNull();
  expect(extrasOf({ extras: [one], extrasBefore: null })).toBeNull();
  expect(extrasOf({ extras: [two], extrasBefore: [one] })).toEqual({ extras: [2], before: [1] });
});

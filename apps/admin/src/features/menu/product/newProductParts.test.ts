import { expect, it } from 'vitest';
import { type ProductPart, saveNewParts } from './newProductParts.ts';

const refusal = new Error('Ese grupo ya no existe.');

function parts(...refused: readonly string[]) {
  const saved: string[] = [];
  const part = (name: string, draft: object): ProductPart<number> => ({
    name,
    async save(id) {
      if (refused.includes(name)) throw refusal;
      saved.push(`${name} of ${id}`);
    },
    draft: { ...draft },
  });
  return { saved, parts: [part('sus opciones', { uses: [1] }), part('sus extras', { extras: [2] })] };
}

it('nothing is lost of a product whose parts are saved', async () => {
  const { saved, parts: both } = parts();
  expect(await saveNewParts(7, both)).toBeNull();
  expect(saved).toEqual(['sus opciones of 7', 'sus extras of 7']);
});

it('a refused part does not hold up the next one, and its fields are kept', async () => {
  const { saved, parts: both } = parts('sus opciones');
  expect(await saveNewParts(7, both)).toEqual({
    names: 'sus opciones',
    draft: { uses: [1] },
    error: refusal,
  });
  expect(saved).toEqual(['sus extras of 7']);
});

it('every lost part is named', async () => {
  expect(await saveNewParts(7, parts('sus opciones', 'sus extras').parts)).toMatchObject({
    names: 'sus opciones y sus extras',
    draft: { uses: [1], extras: [2] },
  });
});

it('nothing is sent for a product whose id is not known', async () => {
  const { saved, parts: both } = parts();
  expect(await saveNewParts(null, both)).toEqual({
    names: 'sus opciones y sus extras',
    draft: { uses: [1], extras: [2] },
    error: undefined,
  });
  expect(saved).toEqual([]);
});

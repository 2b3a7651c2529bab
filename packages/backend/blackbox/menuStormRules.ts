import {
  createCategory,
  createExtra,
  createGroup,
  createProduct,
  deleteCategory,
  deleteExtra,
  deleteGroup,
  deleteProduct,
  getAdminProducts,
  getChanges,
  getCountedCategories,
  getExtras,
  getGroups,
  getOrderedCategories,
  getProductExtraIds,
  reorderCategories,
  restoreProduct,
  setProductExtras,
  updateGroup,
  updateProduct,
} from '@crepas/api';
import { blankOption, type Cents, categoryId, type ExtraId } from '@crepas/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, askPatiently, askStrictly, decodeStrictly } from './harness/ask.ts';
import type { Address } from './harness/server.ts';
import { signInOwner } from './harness/signIn.ts';

const times = <Result>(count: number, work: (index: number) => Result) =>
  Array.from({ length: count }, (_, index) => work(index));

const sorted = (ids: readonly ExtraId[]) => [...ids].sort((a, b) => a - b);

const statusesOf = (answers: readonly Answer[]) => [...new Set(answers.map(({ status }) => status))].sort();

/** Concurrent writes of owners, for both databases: every write is atomic, and none answers 500. */
export function describeMenuStorm(server: () => Address): void {
  let owner: string;
  beforeAll(async () => {
    owner = await signInOwner(server());
  });
  const ids = async () => (await askStrictly(server(), getOrderedCategories, undefined)).map(({ id }) => id);

  describe('concurrent owners', () => {
    it('creating, moving and deleting categories leaves unique positions', async () => {
      const doomed = await askStrictly(server(), createCategory, 'Condenada', owner);
      const before = await ids();
      const answers = await Promise.all([
        ...times(20, (index) => askPatiently(server(), createCategory, `Tormenta ${index}`, owner)),
        ...times(5, () => askPatiently(server(), createCategory, 'La misma', owner)),
        ...times(10, () => askPatiently(server(), reorderCategories, [...before].reverse(), owner)),
        ...times(5, () => askPatiently(server(), deleteCategory, doomed.id, owner)),
      ]);
      expect(statusesOf(answers).filter((status) => status >= 500)).toEqual([]);
      const after = await ids();
      expect(new Set(after).size).toBe(before.length - 1 + 20 + 1);
      await askStrictly(server(), reorderCategories, after, owner);
      expect(await ids()).toEqual(after);
    });

    it('no product remains in a category that is deleted at the same time', async () => {
      const { id } = await askStrictly(server(), createCategory, 'Disputada', owner);
      const answers = await Promise.all([
        ...times(10, () => askPatiently(server(), createProduct, { name: 'Agua', categoryId: id }, owner)),
        ...times(10, () => askPatiently(server(), deleteCategory, id, owner)),
      ]);
      expect(statusesOf(answers).filter((status) => status >= 500)).toEqual([]);
      const created = answers.slice(0, 10).filter(({ status }) => status === 201);
      const inside = await askStrictly(server(), getAdminProducts, id, owner);
      expect(inside).toHaveLength(created.length);
      const counted = await askStrictly(server(), getCountedCategories, undefined);
      expect(counted.some((category) => category.id === id)).toBe(created.length > 0);
    });

    it('a product’s extras are one of the saved sets while extras and products are deleted', async () => {
      const [category] = await ids();
      if (category === undefined) throw new Error('The demo menu has no categories.');
      const product = await askStrictly(
        server(),
        createProduct,
        { name: 'Disputado', categoryId: category },
        owner,
      );
      const [first, second, doomed] = await Promise.all(times(3, (index) => newExtra(`Extra ${index}`)));
      if (!first || !second || !doomed) throw new Error('Three extras were made.');
      const sets = [[first, doomed], [second, first], [second]];
      const link = (index: number) =>
        askPatiently(
          server(),
          setProductExtras,
          { product: product.id, extras: sets[index % 3] ?? [] },
          owner,
        );
      const answers = await Promise.all([
        ...times(20, link),
        askPatiently(server(), deleteExtra, doomed, owner),
      ]);
      expect(statusesOf(answers).filter((status) => status >= 500)).toEqual([]);
      const linked = await askStrictly(server(), getProductExtraIds, product.id);
      expect([[first], [first, second], [second]].map(sorted)).toContainEqual(linked);

      const ending = [...times(10, link), askPatiently(server(), deleteProduct, product.id, owner)];
      expect(statusesOf(await Promise.all(ending)).filter((status) => status >= 500)).toEqual([]);
      expect(await askStrictly(server(), getProductExtraIds, product.id)).toEqual([]);
      const known = (await askStrictly(server(), getExtras, undefined)).map(({ id }) => id);
      expect(known).toEqual(expect.arrayContaining([first, second]));
      expect(known).not.toContain(doomed);
    });

    it('adding extras to one product that they had read without any, all of them', async () => {
      const fields = { name: 'Con los de todos', price: 1000 as Cents, categoryId: categoryId(1) };
      const product = await askStrictly(server(), createProduct, fields, owner);
      const extra = { name: 'De todos', description: 'Uno', price: 500 as Cents };
      const made = await Promise.all(
        times(20, async () =>
          decodeStrictly(createExtra, await askPatiently(server(), createExtra, extra, owner)),
        ),
      );
      const link = ({ id }: { readonly id: ExtraId }) =>
        askPatiently(server(), setProductExtras, { product: product.id, extras: [id], before: [] }, owner);
      expect(statusesOf(await Promise.all(made.map(link)))).toEqual([200]);
      const linked = await askStrictly(server(), getProductExtraIds, product.id);
      expect(linked).toEqual(sorted(made.map(({ id }) => id)));
      await askStrictly(server(), deleteProduct, product.id, owner);
      await Promise.all(made.map(({ id }) => askPatiently(server(), deleteExtra, id, owner)));
    });

    it('a deleted product is restored once', async () => {
      const [id = categoryId(0)] = await ids();
      const product = await askStrictly(server(), createProduct, { name: 'Borrado', categoryId: id }, owner);
      await askStrictly(server(), deleteProduct, product.id, owner);
      const answers = await Promise.all(
        times(4, () => askPatiently(server(), restoreProduct, product.id, owner)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
      await askStrictly(server(), deleteProduct, product.id, owner);
    });

    it('of concurrent changes of a product each is logged with the values that the one before left', async () => {
      const [id = categoryId(0)] = await ids();
      const product = await askStrictly(server(), createProduct, { name: 'Cambiado', categoryId: id }, owner);
      const answers = await Promise.all(
        times(20, (index) => {
          const price = (100 * (index + 1)) as Cents;
          return askPatiently(server(), updateProduct, { id: product.id, price }, owner);
        }),
      );
      expect(statusesOf(answers)).toEqual([200]);
      await askStrictly(server(), deleteProduct, product.id, owner);
      const { changes } = await askStrictly(server(), getChanges, { kind: 'product' }, owner);
      const prices = changes
        .filter(({ entityId }) => entityId === product.id)
        .map(({ before, after }) => [before?.price, after?.price])
        .reverse();
      expect(prices).toHaveLength(22);
      expect(prices.slice(1).map(([before]) => before)).toEqual(
        prices.slice(0, -1).map(([, after]) => after),
      );
    });

    async function newExtra(name: string): Promise<ExtraId> {
      const fields = { name, description: 'De prueba.', price: 500 as Cents };
      return (await askStrictly(server(), createExtra, fields, owner)).id;
    }

    it('keeps every option that somebody adds to a group that all of them have opened', async () => {
      const option = (name: string) => ({ ...blankOption, name });
      const opened = await askStrictly(
        server(),
        createGroup,
        { name: 'Disputado', options: [option('Primera')] },
        owner,
      );
      const before = { name: opened.name, options: opened.options };
      const answers = await Promise.all(
        times(12, (index) =>
          askPatiently(
            server(),
            updateGroup,
            { id: opened.id, ...before, options: [...before.options, option(`Opción ${index}`)], before },
            owner,
          ),
        ),
      );
      expect(statusesOf(answers)).toEqual([200]);
      const group = (await askStrictly(server(), getGroups, undefined)).find(({ id }) => id === opened.id);
      expect(group?.options[0]).toMatchObject({ id: opened.options[0]?.id, name: 'Primera' });
      const names = group?.options.map(({ name }) => name).toSorted();
      expect(names).toEqual(['Primera', ...times(12, (index) => `Opción ${index}`)].toSorted());
      await askStrictly(server(), deleteGroup, opened.id, owner);
    });
  });
}

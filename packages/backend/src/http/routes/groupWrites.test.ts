import {
  changeProductGroups,
  createGroup,
  createProduct,
  deleteGroup,
  deleteProduct,
  getAdminProducts,
  getChanges,
  getGroups,
  getProduct,
  getProductGroups,
  type OptionChange,
  reorderGroups,
  restoreGroup,
  restoreProduct,
  setOptionSoldOut,
  setProductGroups,
  updateGroup,
  updateProduct,
} from '@crepas/api';
import {
  blankOption,
  type Cents,
  type ChoiceOption,
  categoryId,
  type GroupId,
  type GroupRule,
  groupBounds,
  groupId,
  optionId,
  productId,
  usualGroupRule,
} from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import { choiceGroups, productGroups } from '../../db/tables/menu.ts';
import { changeLog } from '../../db/tables/staff.ts';
import { askAs, said, sendAs } from '../../testing/askAs.ts';
import { testShop } from '../../testing/testShop.ts';
import { ordersToken, ownerToken } from '../../testing/tokens.ts';

const shop = testShop({}, [productGroups, choiceGroups, changeLog]);
const ask = askAs(shop, null);
const asOwner = askAs(shop, ownerToken());
const asKitchen = askAs(shop, ordersToken());
const sendAsOwner = sendAs(shop, ownerToken());

const nutella = productId(1);
const option = (name: string, price = 0, more: object = {}) => ({
  ...blankOption,
  name,
  price: price as Cents,
  ...more,
});
const size = { name: 'Tamaño', options: [option('Chico'), option('Grande', 1500)] };
const sauces = { name: 'Salsas', options: [option('Verde', 800), option('Macha', 1200)] };

/** As the owner reads it back. */
const created = async (group: typeof size) =>
  createGroup.decode((await asOwner(createGroup, group)).json() as Parameters<typeof createGroup.decode>[0]);
const use = (group: GroupId, rule: Partial<GroupRule> = {}) => ({
  groupId: group,
  ...usualGroupRule,
  ...rule,
});
const setUses = (...uses: readonly ReturnType<typeof use>[]) =>
  asOwner(setProductGroups, { product: nutella, uses });
const groupNames = async () =>
  (await ask(getGroups, undefined)).json().map(({ nombre }: { nombre: string }) => nombre);
/** The entries of the change log, oldest first. */
const logged = async () =>
  (await asOwner(getChanges, {}))
    .json()
    .cambios.map(({ tipo, accion, nombre, antes, ahora }: Record<string, unknown>) => [
      tipo,
      accion,
      nombre,
      antes,
      ahora,
    ])
    .reverse();

describe('a group', () => {
  it('is created at the end, and read by everybody with its options in their order', async () => {
    const answer = await asOwner(createGroup, size);
    expect(answer.statusCode).toBe(201);
    const wire = answer.json();
    expect(wire).toEqual({
      id_grupo: expect.any(Number),
      nombre: 'Tamaño',
      opciones: [
        {
          id_opcion: expect.any(Number),
          nombre: 'Chico',
          diferencia: 0,
          disponible: 1,
          predeterminada: 0,
          agotado_hasta: null,
        },
        expect.objectContaining({ nombre: 'Grande', diferencia: 15 }),
      ],
    });
    await created(sauces);
    expect(await groupNames()).toEqual(['Tamaño', 'Salsas']);
    expect((await asOwner(getGroups, undefined)).json()[0]).toEqual(wire);
    const [{ agotado_hasta: _, ...small }] = wire.opciones;
    expect((await ask(getGroups, undefined)).json()[0].opciones[0]).toEqual(small);
  });

  it('is changed: options keep their numbers, new ones get one, and those left out are deleted', async () => {
    const { id, options } = await created(size);
    const [small, large] = options;
    const next = [option('Gigante', 3000), { ...option('Chiquito'), id: small?.id ?? optionId(0) }];
    const answer = await asOwner(updateGroup, { id, name: 'Medida', options: next });
    expect(answer.statusCode).toBe(200);
    const { nombre, opciones } = answer.json();
    expect(nombre).toBe('Medida');
    expect(opciones.map((one: { nombre: string }) => one.nombre)).toEqual(['Gigante', 'Chiquito']);
    expect(opciones[1].id_opcion).toBe(small?.id);
    expect([small?.id, large?.id]).not.toContain(opciones[0].id_opcion);
    expect((await ask(getGroups, undefined)).json()).toMatchObject([
      { nombre: 'Medida', opciones: [{}, {}] },
    ]);
  });

  it('an option that is sold out stays so when its group is changed', async () => {
    const { id, options } = await created(size);
    const [small] = options;
    if (!small) throw new Error('no option');
    await asKitchen(setOptionSoldOut, { id: small.id, isSoldOut: true });
    await asOwner(updateGroup, { id, name: 'Medida', options });
    expect((await ask(getGroups, undefined)).json()[0].opciones).toMatchObject([
      { disponible: 0, agotado_hasta: expect.any(String) },
      { disponible: 1 },
    ]);
  });

  const named = (...nombres: readonly string[]) => nombres.map((nombre) => ({ nombre }));
  it.each([
    ['two options of one name', 'x', named('Grande', 'Chico', 'chico'), 422, 'opciones.2.nombre'],
    ['an option that it does not have', 'x', [{ id_opcion: 99_999, nombre: 'Chico' }], 422, 'opciones'],
    ['no name', ' ', [], 400, 'nombre'],
    ['more options than the wire takes', 'x', Array(51).fill({ nombre: 'x' }), 400, 'opciones'],
    ['a price below 0', 'x', [{ nombre: 'x', diferencia: -1 }], 400, 'opciones.0.diferencia'],
  ])(
    'with %s it is refused, when it is created and when it is changed',
    async (_, nombre, options, status, campo) => {
      const group = { nombre };
      const opciones = options.map((one) => ({
        diferencia: 0,
        disponible: 1,
        predeterminada: 0,
        ...one,
      }));
      const { id } = await created(size);
      for (const answer of [
        await sendAsOwner('POST', '/grupos', { ...group, opciones }),
        await sendAsOwner('PUT', `/grupos/${id}`, { ...group, opciones }),
      ]) {
        expect(said(answer)).toMatchObject([status, { error: expect.any(String), campo }]);
      }
      expect(await groupNames()).toEqual(['Tamaño']);
    },
  );

  it('the option of another group stays there', async () => {
    const [one, other] = [await created(size), await created(sauces)];
    const answer = await asOwner(updateGroup, { ...one, options: other.options });
    expect(said(answer)).toEqual([
      422,
      { error: 'Una de las opciones no es de este grupo. Vuelve a cargarlo.', campo: 'opciones' },
    ]);
    const twice = [...one.options.slice(0, 1), { ...option('Otro'), id: one.options[0]?.id ?? optionId(0) }];
    expect((await asOwner(updateGroup, { ...one, options: twice })).statusCode).toBe(422);
    const present = (await ask(getGroups, undefined)).json();
    expect(present.map(({ opciones }: { opciones: object[] }) => opciones.length)).toEqual([2, 2]);
  });

  describe('that two people edit at once', () => {
    const nameOf = (one: { nombre: string }) => one.nombre;
    /** As both of them opened it; one adds an option, changes a price and marks an option as sold out. */
    const editedByAnother = async () => {
      const { id, options } = await created(size);
      const [small, large] = options as [ChoiceOption, ChoiceOption];
      await asKitchen(setOptionSoldOut, { id: small.id, isSoldOut: true });
      const theirs = [small, { ...large, price: 2000 as Cents }, option('Jumbo', 4000)];
      const answer = await asOwner(updateGroup, {
        id,
        ...size,
        options: theirs,
        before: { ...size, options },
      });
      expect(answer.statusCode).toBe(200);
      return { id, small, large, before: { ...size, options } };
    };

    it('keeps what each of them changed, and what is sold out', async () => {
      const { id, small, large, before } = await editedByAnother();
      const ours = [{ ...small, name: 'Chiquito' }, large, option('Mediano', 500)];
      const answer = await asOwner(updateGroup, { id, name: 'Medida', options: ours, before });
      expect(said(answer)).toMatchObject([
        200,
        {
          nombre: 'Medida',
          opciones: [
            { id_opcion: small.id, nombre: 'Chiquito', agotado_hasta: expect.any(String) },
            { id_opcion: large.id, nombre: 'Grande', diferencia: 20 },
            { nombre: 'Mediano' },
            { nombre: 'Jumbo', diferencia: 40 },
          ],
        },
      ]);
    });

    it('loses an option that the later one knew and left out', async () => {
      const { id, small, before } = await editedByAnother();
      const { opciones } = (await asOwner(updateGroup, { id, ...size, options: [small], before })).json();
      expect(opciones.map(nameOf)).toEqual(['Chico', 'Jumbo']);
    });

    it('is what the later one sent, where its tool does not say what it had opened', async () => {
      const { id, small } = await editedByAnother();
      const { opciones } = (await asOwner(updateGroup, { id, ...size, options: [small] })).json();
      expect(opciones.map(nameOf)).toEqual(['Chico']);
    });

    it('is refused at the option of which they say different things', async () => {
      const { id, small, large, before } = await editedByAnother();
      const whole = (await asOwner(getGroups, undefined)).json();
      const sends = async (...options: readonly OptionChange[]) =>
        said(await asOwner(updateGroup, { id, ...size, options, before }));
      expect(await sends(small, large, option('JUMBO'))).toEqual([
        422,
        { error: 'Otra persona agregó «Jumbo» mientras tanto.', campo: 'opciones.2.nombre' },
      ]);
      const many = Array.from({ length: 48 }, (_, index) => option(`O${index}`));
      expect(await sends(small, large, ...many)).toEqual([
        422,
        {
          error: 'Otra persona agregó opciones mientras tanto, y un grupo tiene hasta 50: quita alguna.',
          campo: 'opciones',
        },
      ]);
      expect((await asOwner(getGroups, undefined)).json()).toEqual(whole);
      await sends(small);
      expect(await sends(small, { ...large, name: 'Enorme' })).toEqual([
        422,
        {
          error: 'Otra persona quitó «Enorme» mientras tanto: quítala también, o agrégala de nuevo.',
          campo: 'opciones.1.nombre',
        },
      ]);
    });
  });

  it('there are a hundred at most', async () => {
    const { queries } = shop.database;
    const rows = Array.from({ length: 99 }, (_, index) => ({ name: `G${index}`, position: index + 1 }));
    await queries.insert(choiceGroups).values(rows);
    const { id } = await created(size);
    const full = { error: 'Ya hay 100 grupos, y no caben más: borra uno que ya no uses.' };
    expect(said(await asOwner(createGroup, sauces))).toEqual([409, full]);
    await asOwner(deleteGroup, id);
    expect((await asOwner(createGroup, sauces)).statusCode).toBe(201);
    expect(said(await asOwner(restoreGroup, id))).toEqual([409, full]);
  });

  it('that does not exist is not found', async () => {
    const missing = groupId(99_999);
    expect((await asOwner(updateGroup, { id: missing, ...size })).statusCode).toBe(404);
    expect((await asOwner(deleteGroup, missing)).statusCode).toBe(404);
    const beyondTheDatabase = groupId(2_147_483_648);
    expect((await asOwner(deleteGroup, beyondTheDatabase)).statusCode).toBe(404);
    expect((await asOwner(restoreGroup, missing)).statusCode).toBe(404);
    expect((await asOwner(setOptionSoldOut, { id: optionId(99_999), isSoldOut: true })).statusCode).toBe(404);
  });
});

describe('the order of the groups', () => {
  it('is what the list says, and one that is restored comes back to its place', async () => {
    const ids = [];
    for (const name of ['A', 'B', 'C']) ids.push((await created({ ...size, name })).id);
    const [a, b, c] = ids as [GroupId, GroupId, GroupId];
    expect((await asOwner(reorderGroups, [c, a, b])).statusCode).toBe(200);
    expect(await groupNames()).toEqual(['C', 'A', 'B']);
    await asOwner(deleteGroup, a);
    expect(await groupNames()).toEqual(['C', 'B']);
    // The others are counted anew meanwhile.
    await asOwner(reorderGroups, [b, c]);
    await asOwner(restoreGroup, a);
    expect(await groupNames()).toEqual(['B', 'A', 'C']);
  });

  it.each([
    ['one is missing', ([a]: GroupId[]) => [a]],
    ['one is there twice', ([a, b]: GroupId[]) => [a, b, b]],
    ['one is unknown', ([a]: GroupId[]) => [a, groupId(99_999)]],
  ])('is refused when %s', async (_, orderOf) => {
    const ids = [(await created(size)).id, (await created(sauces)).id];
    const answer = await asOwner(reorderGroups, orderOf(ids) as GroupId[]);
    expect(said(answer)).toEqual([
      409,
      { error: 'Los grupos cambiaron mientras tanto. Vuelve a cargarlos.' },
    ]);
    expect(await groupNames()).toEqual(['Tamaño', 'Salsas']);
  });

  it('is refused with gaps', async () => {
    const { id } = await created(size);
    expect((await sendAsOwner('POST', '/grupos/orden', [{ id, orden: 2 }])).statusCode).toBe(422);
  });

  it('is refused as too long when it has more groups than a shop may have', async () => {
    const list = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1, orden: at + 1 }));
    const statusOf = async (count: number) =>
      (await sendAsOwner('POST', '/grupos/orden', list(count))).statusCode;
    expect([await statusOf(groupBounds.groups), await statusOf(groupBounds.groups + 1)]).toEqual([409, 400]);
  });
});

describe('the groups of a product that two people edit at once (`antes`)', () => {
  const save = (uses: readonly ReturnType<typeof use>[], before: readonly ReturnType<typeof use>[]) =>
    asOwner(changeProductGroups, { product: nutella, uses, before });
  const usesNow = async () => (await ask(getProductGroups, nutella)).json();
  const ruleOf = (group: GroupId, rule: object = {}) => ({
    id_grupo: group,
    minimo: 1,
    maximo: 1,
    incluidas: 0,
    por_opcion: 1,
    ...rule,
  });

  it('are those of both, and the answer says so', async () => {
    const [one, other, third] = [await created(size), await created(sauces), await created(size)];
    const before = [use(one.id), use(other.id)];
    await setUses(...before);
    await save([...before, use(third.id)], before);
    const answer = await save([use(one.id, { included: 1 })], before);
    expect(said(answer)).toEqual([200, [ruleOf(one.id, { incluidas: 1 }), ruleOf(third.id)]]);
    expect(await usesNow()).toEqual(answer.json());
  });

  it('keep each field that one of them changed, and the order of who moved them', async () => {
    const [one, other] = [await created(size), await created(sauces)];
    const before = [use(one.id), use(other.id)];
    await setUses(...before);
    await save([use(one.id), use(other.id, { min: 0 })], before);
    await save([use(other.id, { max: 2 }), use(one.id)], before);
    expect(await usesNow()).toEqual([ruleOf(other.id, { minimo: 0, maximo: 2 }), ruleOf(one.id)]);
  });

  it('keep a rule that was typed for a group that the other one took away, and not one that was left as it was', async () => {
    const [one, other] = [await created(size), await created(sauces)];
    const before = [use(one.id), use(other.id)];
    await setUses(...before);
    await save([], before);
    await save([use(one.id), use(other.id, { min: 0 })], before);
    expect(await usesNow()).toEqual([ruleOf(other.id, { minimo: 0 })]);
  });

  it('are refused at their field where both together ask for what cannot be', async () => {
    const { id } = await created(size);
    const before = [use(id, { min: 0, max: 2 })];
    await setUses(...before);
    await save([use(id, { min: 2, max: 2 })], before);
    const answer = await save([use(id, { min: 0, max: 1 })], before);
    expect(said(answer)).toMatchObject([422, { campo: 'grupos.0.minimo' }]);
    expect(await usesNow()).toEqual([ruleOf(id, { minimo: 2, maximo: 2 })]);
  });

  it('are no more than a product may have', async () => {
    const groups = await Promise.all(Array.from({ length: groupBounds.perProduct }, () => created(size)));
    const all = groups.map(({ id }) => use(id));
    await setUses(...all.slice(0, -1));
    await save(all, all.slice(0, -1));
    const one = await created(sauces);
    const answer = await save([...all.slice(0, -1), use(one.id)], all.slice(0, -1));
    expect(said(answer)).toMatchObject([
      422,
      { error: expect.stringContaining('Otra persona agregó grupos') },
    ]);
    expect(await usesNow()).toHaveLength(groupBounds.perProduct);
  });
});

describe('what a product asks of groups', () => {
  it('is read in its order, and every read of the product has the numbers of the groups', async () => {
    const [one, other] = [await created(size), await created(sauces)];
    const uses = [use(other.id, { min: 0, max: 2, included: 1, perOption: 2 }), use(one.id)];
    const wire = [
      { id_grupo: other.id, minimo: 0, maximo: 2, incluidas: 1, por_opcion: 2 },
      { id_grupo: one.id, minimo: 1, maximo: 1, incluidas: 0, por_opcion: 1 },
    ];
    expect(said(await setUses(...uses))).toEqual([200, wire]);
    expect((await ask(getProductGroups, nutella)).json()).toEqual(wire);
    const grupos = [other.id, one.id];
    expect((await ask(getProduct, nutella)).json()[0]).toMatchObject({ grupos });
    expect((await asOwner(getProduct, nutella)).json()[0]).toMatchObject({ grupos });
    const listed = (await asOwner(getAdminProducts, categoryId(1))).json()[0];
    expect(listed).toMatchObject({ grupos, precio_desde: 65 });
    expect((await asOwner(updateProduct, { id: nutella, alsoFoundAs: '' })).json()).toMatchObject({ grupos });
    expect((await ask(getProduct, productId(2))).json()[0]).not.toHaveProperty('grupos');
    await setUses();
    expect((await ask(getProductGroups, nutella)).json()).toEqual([]);
    expect((await ask(getProduct, nutella)).json()[0]).not.toHaveProperty('grupos');
  });

  it.each([
    [{ min: 2, max: 1 }, '1.minimo', 'el mínimo (2) no puede ser mayor que el máximo (1).'],
    [{ min: 3, max: 3 }, '1.minimo', 'pide al menos 3, y con sus opciones solo se pueden elegir 2.'],
    [{ included: 2 }, '1.incluidas', 'no se pueden incluir más de las que se pueden elegir (1).'],
  ])('%j is refused at the field %s, and nothing changes', async (rule, campo, text) => {
    const [other, { id }] = [await created(sauces), await created(size)];
    await setUses(use(id));
    const answer = await setUses(use(other.id), use(id, rule));
    expect(said(answer)).toEqual([422, { error: `«Tamaño»: ${text}`, campo }]);
    expect((await ask(getProductGroups, nutella)).json()).toMatchObject([{ minimo: 1, maximo: 1 }]);
  });

  it('an unknown group, one twice and an unknown product are refused', async () => {
    const { id } = await created(size);
    const unknown = { error: 'No hay un grupo con el número 99999.' };
    expect(said(await setUses(use(id), use(groupId(99_999))))).toEqual([422, unknown]);
    expect(said(await setUses(use(id), use(id)))).toEqual([
      422,
      { error: 'Un grupo está dos veces: cada uno va una sola vez.' },
    ]);
    const elsewhere = { product: productId(99_999), uses: [use(id)] };
    expect((await asOwner(setProductGroups, elsewhere)).statusCode).toBe(404);
    expect((await ask(getProductGroups, productId(99_999))).json()).toEqual([]);
  });

  it.each([
    ['minimo', -1],
    ['maximo', 21],
    ['maximo', 0],
    ['por_opcion', 11],
    ['por_opcion', 0],
    ['incluidas', 21],
  ])('%s of %i is outside of its bounds', async (field, value) => {
    const { id } = await created(size);
    const rule = { id_grupo: id, minimo: 0, maximo: 1, incluidas: 0, por_opcion: 1, [field]: value };
    const answer = await sendAsOwner('PUT', `/productos/${nutella}/grupos`, [rule]);
    expect(said(answer)).toMatchObject([400, { campo: `0.${field}` }]);
  });

  it('keeps its group: it is not deleted, and no option that is needed', async () => {
    const { id, options } = await created(size);
    await setUses(use(id, { min: 2, max: 2 }));
    expect(said(await asOwner(deleteGroup, id))).toEqual([
      409,
      { error: 'Lo usa «Nutella»: quítalo primero de ese producto.' },
    ]);
    await asOwner(setProductGroups, { product: productId(2), uses: [use(id)] });
    expect((await asOwner(deleteGroup, id)).json().error).toBe(
      'Lo usan «Nutella» y «Fresa»: quítalo primero de esos productos.',
    );
    const fewer = { id, name: 'Tamaño', options: options.slice(0, 1) };
    expect(said(await asOwner(updateGroup, fewer))).toEqual([
      409,
      { error: '«Nutella» pide elegir más de lo que quedaría en este grupo. Cambia primero lo que pide.' },
    ]);
    await setUses();
    expect((await asOwner(updateGroup, fewer)).statusCode).toBe(200);
    await asOwner(setProductGroups, { product: productId(2), uses: [] });
    expect((await asOwner(deleteGroup, id)).statusCode).toBe(200);
  });
});

describe('what was deleted', () => {
  it('a group comes back with its options, under their numbers, once', async () => {
    const before = await created({ ...sauces, options: [option('Verde', 800, { isPreselected: true })] });
    const { id, options } = before;
    const [green] = options;
    await asKitchen(setOptionSoldOut, { id: green?.id ?? optionId(0), isSoldOut: true });
    const whole = (await asOwner(getGroups, undefined)).json();
    await asOwner(deleteGroup, id);
    expect(await groupNames()).toEqual([]);
    const restored = await asOwner(restoreGroup, id);
    expect(said(restored)).toEqual([200, whole[0]]);
    expect((await asOwner(getGroups, undefined)).json()).toEqual(whole);
    expect((await asOwner(restoreGroup, id)).statusCode).toBe(404);
    expect((await created(size)).options.map((one) => one.id)).not.toContain(green?.id);
  });

  it('a product comes back with its groups that still exist and can be chosen', async () => {
    const [one, gone, short] = [
      await created(size),
      await created(sauces),
      await created({ ...size, name: 'Té' }),
    ];
    const dish = { name: 'Malteada', categoryId: categoryId(1) };
    const id = productId((await asOwner(createProduct, dish)).json().id_producto);
    const uses = [use(gone.id), use(one.id, { min: 0, max: 2 }), use(short.id, { min: 2, max: 2 })];
    await asOwner(setProductGroups, { product: id, uses });
    await asOwner(deleteProduct, id);
    await asOwner(deleteGroup, gone.id);
    await asOwner(updateGroup, { ...short, options: short.options.slice(0, 1) });
    const restored = await asOwner(restoreProduct, id);
    expect(restored.json()).toMatchObject({ grupos: [one.id] });
    expect((await ask(getProductGroups, id)).json()).toMatchObject([
      { id_grupo: one.id, minimo: 0, maximo: 2 },
    ]);
    await asOwner(deleteProduct, id);
  });
});

describe('the change log', () => {
  it('tells what became of a group, its options and its order', async () => {
    const { id, options } = await created(size);
    const [small] = options;
    const drinks = [{ ...option('Chico', 0, { isPreselected: true }), id: small?.id ?? optionId(0) }];
    const hidden = option('Jarra', 4050, { available: false });
    await asOwner(updateGroup, { id, name: 'Vaso', options: [...drinks, hidden] });
    await asOwner(updateGroup, { id, name: 'Vaso', options: [...drinks] });
    await created(sauces);
    const [first, second] = (await ask(getGroups, undefined)).json() as { id_grupo: number }[];
    await asOwner(
      reorderGroups,
      [second, first].map((group) => groupId(group?.id_grupo ?? 0)),
    );
    await asOwner(deleteGroup, id);
    await asOwner(restoreGroup, id);
    const vaso = { nombre: 'Vaso', opciones: ['Chico (ya elegida)'] };
    const salsas = { nombre: 'Salsas', opciones: ['Verde (+$8.00)', 'Macha (+$12.00)'] };
    const both = ['Chico (ya elegida)', 'Jarra (+$40.50, no disponible)'];
    const tamano = { nombre: 'Tamaño', opciones: ['Chico', 'Grande (+$15.00)'] };
    expect(await logged()).toEqual([
      ['grupo', 'alta', 'Tamaño', null, tamano],
      ['grupo', 'cambio', 'Vaso', tamano, { nombre: 'Vaso', opciones: both }],
      ['grupo', 'cambio', 'Vaso', { opciones: both }, { opciones: ['Chico (ya elegida)'] }],
      ['grupo', 'alta', 'Salsas', null, salsas],
      ['grupo', 'orden', '', { orden: ['Vaso', 'Salsas'] }, { orden: ['Salsas', 'Vaso'] }],
      ['grupo', 'baja', 'Vaso', vaso, null],
      ['grupo', 'restauracion', 'Vaso', null, vaso],
    ]);
  });

  it('a deletion can be undone while the group is gone, and the log is searched by kind', async () => {
    const { id } = await created(size);
    await asOwner(deleteGroup, id);
    const of = async (kind: 'group' | 'shop' | 'order' | 'category') =>
      (await asOwner(getChanges, { kind })).json().cambios;
    const entries = await of('group');
    expect(entries).toMatchObject([
      { tipo: 'grupo', accion: 'baja', id_cosa: id, restaurable: true },
      { tipo: 'grupo', accion: 'alta', id_cosa: id, restaurable: false },
    ]);
    expect([await of('shop'), await of('order'), await of('category')]).toEqual([[], [], []]);
    await asOwner(restoreGroup, id);
    const isRestorable = (await of('group')).map(({ restaurable }: { restaurable: boolean }) => restaurable);
    expect(isRestorable).toEqual([false, false, false]);
  });

  it('has the groups of a product in words, and an option that is sold out with the name of its group', async () => {
    const [one, other] = [await created(size), await created(sauces)];
    await shop.database.queries.delete(changeLog);
    await setUses(use(one.id), use(other.id, { min: 0, max: 3, included: 1, perOption: 2 }));
    await setUses(use(one.id), use(other.id, { min: 0, max: 3, included: 1, perOption: 2 }));
    await setUses(use(one.id));
    await asKitchen(setOptionSoldOut, { id: one.options[1]?.id ?? optionId(0), isSoldOut: true });
    const both = [
      'Tamaño (elige 1)',
      'Salsas (elige hasta 3, 1 incluida, las demás se cobran, hasta 2 de cada una)',
    ];
    expect(await logged()).toEqual([
      ['producto', 'cambio', 'Nutella', { grupos: [] }, { grupos: both }],
      ['producto', 'cambio', 'Nutella', { grupos: both }, { grupos: ['Tamaño (elige 1)'] }],
      ['grupo', 'cambio', 'Tamaño: Grande', { agotado_hasta: null }, { agotado_hasta: expect.any(String) }],
    ]);
  });
});

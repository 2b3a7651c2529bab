import { ApiError } from '@crepas/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNotifications } from '../notifications/notifications.ts';
import { changesOf, type EntityFormOptions, entityForm, refusedBy } from './entityForm.ts';
import { createForms, keepFormsOf, useForms } from './formDrafts.ts';

type Form = { readonly name: string; readonly price: string; readonly photo: string | null };
const saved: Form = { name: 'Cajeta', price: '75', photo: null };
type Sent = { readonly name: string };
type Options = EntityFormOptions<Form, Sent, number>;

const options = {
  name: 'product 7',
  saved,
  check: ({ name }: Form) =>
    name.trim() === ''
      ? { kind: 'invalid', errors: { name: 'Falta' }, notice: 'Falta el nombre' }
      : { kind: 'ok', change: { name } },
  save: () => Promise.resolve(1),
  refusedField: refusedBy({ name: { wire: 'nombre' } }),
  done: 'Guardado',
  failed: 'No se guardó',
} satisfies Options;

/** The storage of a tab. */
function aStorage(text: string | null = null) {
  let stored = text;
  return {
    load: () => stored,
    save: (text: string | null) => {
      stored = text;
    },
  };
}

const account = 'ana@tienda.mx';
let storage = aStorage();
let forms = createForms(storage);
const aForm = (changed: Partial<Options> = {}, isShown = () => true) =>
  entityForm(forms, account, { ...options, ...changed }, isShown);
const reload = () => {
  forms = createForms(storage);
};
const stateOf = (name = 'product 7') => forms.getState()[`${account} ${name}`];
const notices = () => {
  const { successes, failure } = useNotifications.getState();
  return { done: successes.map(({ text }) => text), failed: failure && [failure.text, failure.reason] };
};

/** A save that ends when it is told to. */
function held() {
  let end: (error?: unknown) => void = () => {};
  const save = vi.fn(
    () =>
      new Promise<number>((resolve, reject) => {
        end = (error) => (error === undefined ? resolve(1) : reject(error));
      }),
  );
  return { save, end: (error?: unknown) => end(error) };
}
const refusal = (campo?: string, status = 422) =>
  new ApiError('http', `Error ${status}`, {
    status,
    serverMessage: '«Nombre»: ya existe.',
    body: { error: '«Nombre»: ya existe.', campo },
  });

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/update/7' });
  storage = aStorage();
  reload();
  useNotifications.setState({ successes: [], failure: null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  useForms.setState({}, true);
  useNotifications.setState({ successes: [], failure: null });
});

it('a draft survives another screen and a reload', () => {
  aForm().change({ name: 'Fre' });
  aForm().change({ name: 'Fresa' });
  aForm().change({ photo: '/1.webp' });
  reload();
  expect(aForm().now()).toEqual({ name: 'Fresa', price: '75', photo: '/1.webp' });
});

it('a draft has only what was typed: what another person changed meanwhile stays', () => {
  aForm().change({ name: 'Fresa' });
  expect(aForm({ saved: { ...saved, price: '99' } }).now()).toMatchObject({ name: 'Fresa', price: '99' });
});

it('has no unsaved changes after a field is set back', () => {
  const { change, isUnsaved } = aForm();
  expect(isUnsaved()).toBe(false);
  change({ name: 'Fresa' });
  expect([isUnsaved(), isUnsaved(['name']), isUnsaved(['price'])]).toEqual([true, true, false]);
  change({ name: 'Cajeta' });
  expect(isUnsaved()).toBe(false);
});

it('a form for one thing after the other is empty once it is sent, and keeps what is typed meanwhile', async () => {
  const { save, end } = held();
  const next = () => aForm({ saved: { ...saved, name: '' }, save, emptiesAtOnce: true });
  next().change({ name: 'Bebidas' });
  const sent = next().submit();
  expect(next().now().name).toBe('');
  next().change({ name: 'Crepas' });
  end();
  await sent;
  expect(next().now().name).toBe('Crepas');
});

it('what could not be sent comes back, unless something else was typed', async () => {
  const { save, end } = held();
  const next = () => aForm({ saved: { ...saved, name: '' }, save, emptiesAtOnce: true });
  next().change({ name: 'Bebidas' });
  const first = next().submit();
  end(refusal());
  await first;
  expect(next().now().name).toBe('Bebidas');
  const second = next().submit();
  next().change({ name: 'Crepas' });
  end(refusal());
  await second;
  expect(next().now().name).toBe('Crepas');
});

it('a failure of what gave way to the next one names it, marks nothing, and stays while that is typed', async () => {
  const { save, end } = held();
  const failed = (_: unknown, lost: Sent | null) => ({
    text: 'No se creó',
    reason: lost?.name ?? 'En el campo',
  });
  const next = () => aForm({ saved: { ...saved, name: '' }, save, emptiesAtOnce: true, failed });
  next().change({ name: 'Bebidas' });
  const first = next().submit();
  next().change({ name: 'Pos' });
  end(refusal('nombre'));
  expect(await first).toBe(false);
  next().change({ name: 'Postres' });
  expect(notices().failed).toEqual(['No se creó', 'Bebidas']);
  expect(stateOf()?.errors).toEqual({});
  const second = next().submit();
  expect(notices().failed).toBeNull();
  end(new Error('no'));
  await second;
  expect(notices().failed).toEqual(['No se creó', 'En el campo']);
  // It is in the field again: typing is about it.
  next().change({ name: 'Postre' });
  expect(notices().failed).toBeNull();
});

it('two forms share no draft, and a discarded one is gone after a reload too', () => {
  aForm({ name: 'product new' }).change({ name: 'Nuez' });
  aForm().change({ name: 'Fresa' });
  aForm().discard();
  reload();
  expect(aForm().now()).toEqual(saved);
  expect(aForm({ name: 'product new' }).now().name).toBe('Nuez');
  aForm({ name: 'product new' }).discard();
  expect(storage.load()).toBeNull();
});

it('a draft that the form cannot read is none', () => {
  const stored = (draft: Record<string, unknown>) => {
    storage.save(JSON.stringify({ [`${account} product 7`]: draft }));
    reload();
    return aForm().now();
  };
  expect(stored({ name: ['Fresa'] })).toEqual(saved);
  expect(stored({ name: null })).toEqual(saved);
  expect(stored({ photo: '/1.webp' })).toMatchObject({ photo: '/1.webp' });
});

it('an invalid field is marked and nothing is sent; typing takes the mark away', async () => {
  const { save } = held();
  const { change, submit } = aForm({ save });
  change({ name: ' ' });
  expect(await submit()).toBe(true);
  expect(stateOf()?.errors).toEqual({ name: 'Falta' });
  expect(notices().failed).toEqual(['Falta el nombre', undefined]);
  expect(save).not.toHaveBeenCalled();
  change({ name: 'F' });
  expect(stateOf()?.errors).toEqual({});
  expect(notices().failed).toBeNull();
});

it('a refusal of the server stands beside its field, without the label', async () => {
  const { change, submit } = aForm({ save: () => Promise.reject(refusal('nombre')) });
  change({ name: 'Fresa' });
  expect(await submit()).toBe(true);
  expect(stateOf()?.errors).toEqual({ name: 'Ya existe.' });
  expect(notices().failed).toEqual(['No se guardó', 'Revisa los datos marcados']);
  expect(aForm().now().name).toBe('Fresa');
});

it.each([
  ['of another field', refusal('precio')],
  ['of a name that every object has', refusal('toString')],
  ['without a field', refusal()],
  ['of another status', refusal('nombre', 409)],
  ['that came from nowhere', new Error('nombre')],
])('after a failure %s the text stays, and the reason is shown', async (_, error) => {
  const { change, submit } = aForm({ save: () => Promise.reject(error) });
  change({ name: 'Fresa' });
  expect(await submit()).toBe(false);
  expect(stateOf()).toMatchObject({ errors: {}, isSaving: false });
  expect(notices().failed?.[0]).toBe('No se guardó');
  expect(notices().failed?.[1]).not.toBe('Revisa los datos marcados');
  reload();
  expect(aForm().now().name).toBe('Fresa');
});

it('a double tap saves once', async () => {
  const { save, end } = held();
  const onSaved = vi.fn();
  const first = aForm({ save, onSaved }).submit();
  const second = aForm({ save, onSaved }).submit();
  end();
  await Promise.all([first, second]);
  expect(save).toHaveBeenCalledTimes(1);
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(notices().done).toEqual(['Guardado']);
});

it('what is saved is no draft any more; what was typed during the save is', async () => {
  const { save, end } = held();
  const { change, submit } = aForm({ save });
  change({ name: 'Fresa', price: '80' });
  const saving = submit();
  change({ name: 'Fresas' });
  end();
  await saving;
  expect(stateOf()).toMatchObject({ touched: { name: 'Fresas' }, isSaving: false });
});

it('a part that is saved by itself leaves the draft of the others', async () => {
  const { change, submit } = aForm({ fields: ['name'] });
  change({ name: 'Fresa', price: '80' });
  await submit();
  expect(stateOf()?.touched).toEqual({ price: '80' });
});

it('a form that was left reports its failure on the next screen, and does nothing there after a success', async () => {
  const onSaved = vi.fn();
  const { save, end } = held();
  const left = aForm({ save, onSaved, isInDialog: true }, () => false);
  const failing = left.submit();
  end(new Error('late'));
  await failing;
  expect(notices().failed?.[0]).toBe('No se guardó');
  const succeeding = left.submit();
  end();
  await succeeding;
  expect(notices().done).toEqual(['Guardado']);
  expect(onSaved).not.toHaveBeenCalled();
});

it('an upload that finishes after its screen was left is in the draft', () => {
  const left = aForm({}, () => false);
  left.change({ photo: '/1.webp' });
  expect(aForm().now()).toMatchObject({ photo: '/1.webp' });
});

it('a dialog shows its own failure', async () => {
  await aForm({ isInDialog: true, save: () => Promise.reject(new Error('no')) }).submit();
  expect(stateOf()?.failure?.text).toBe('No se guardó');
  expect(notices().failed).toBeNull();
});

it('an expired session keeps drafts; signing out and another account discard them', () => {
  const drafts = {
    'ana@tienda.mx product 7': { name: 'Fresa' },
    'ana@tienda.mx.co extra 1': { name: 'Nuez' },
  };
  useForms.setState(createForms(aStorage(JSON.stringify(drafts))).getState(), true);
  keepFormsOf('ana@tienda.mx');
  expect(Object.keys(useForms.getState())).toEqual(['ana@tienda.mx product 7']);
  keepFormsOf(null);
  expect(useForms.getState()).toEqual({});
});

it.each(['', 'null', '7', '[1]', '{"a":"b","c":null}'])('a stored text %j has no drafts', (text) => {
  expect(createForms(aStorage(text)).getState()).toEqual({});
});

type Fields = { readonly name: string; readonly price: number; readonly allergens?: string };
const fieldsBefore: Fields = { name: 'Cajeta', price: 85 };

it.each<[Fields, Partial<Fields>]>([
  [fieldsBefore, {}],
  [{ ...fieldsBefore, price: 99 }, { price: 99 }],
  [{ ...fieldsBefore, allergens: 'Leche' }, { allergens: 'Leche' }],
  [
    { name: '', price: 0 },
    { name: '', price: 0 },
  ],
])('%j changes %j', (now, changes) => {
  expect(changesOf(fieldsBefore, now)).toEqual(changes);
});

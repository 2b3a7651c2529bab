import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../testing/build.ts';
import { createDiscountCodeStore } from './discountCode.ts';
import { createDiscountCodeStorage } from './discountCodeStorage.ts';

/** A browser that has stored this under the key. */
function aBrowser(stored?: unknown) {
  const memory = memoryStorage(stored === undefined ? {} : { discountCode: JSON.stringify(stored) });
  const useCode = createDiscountCodeStore(createDiscountCodeStorage(memory));
  return { memory, useCode, code: useCode.getState };
}

describe('the code of the next order', () => {
  it('is kept as the shop compares it, until it is forgotten', () => {
    const { memory, code } = aBrowser();
    code().type(' crepa-10 ');
    expect(code().name).toBeNull();
    code().use();
    expect(code()).toMatchObject({ name: 'CREPA10', isNew: true, typed: ' crepa-10 ' });
    expect(memory.raw).toEqual({ discountCode: '{"name":"CREPA10","isAccepted":false}' });
    code().forget();
    expect(code()).toMatchObject({ name: null, typed: '', lost: null });
    expect(memory.raw).toEqual({});
  });

  it('is there again after a reload', () => {
    expect(aBrowser({ name: 'CREPA10' }).code()).toMatchObject({ name: 'CREPA10', isNew: false });
    expect(aBrowser({ name: 'crepa 10' }).code().name).toBe('CREPA10');
  });

  it.each([7, null, '', 'AB', 'A'.repeat(21), `CREPA10${' '.repeat(60)}`, ['CREPA10']])(
    'is none when %j is stored',
    (name) => {
      expect(aBrowser(name).code().name).toBeNull();
      expect(aBrowser({ name, isAccepted: true }).code().name).toBeNull();
    },
  );

  it('that was typed and is none stays in the field', () => {
    const { memory, code } = aBrowser();
    code().type('crepa99');
    code().use();
    code().reject('CREPA99');
    expect(code()).toMatchObject({ name: null, typed: 'crepa99', lost: { kind: 'wrong' } });
    expect(memory.raw).toEqual({});
    code().type('crepa9');
    expect(code().lost).toBeNull();
  });

  it.each(['', '¡!', 'ab', 'a'.repeat(21)])('that no shop can have is wrong at once: %j', (typed) => {
    const { code } = aBrowser({ name: 'CREPA10' });
    code().type(typed);
    code().use();
    expect(code()).toMatchObject({ name: 'CREPA10', lost: { kind: 'wrong' } });
  });

  it('that held once says that it ended', () => {
    const { memory, code } = aBrowser();
    code().type('crepa10');
    code().use();
    code().accept('CREPA10');
    expect(code()).toMatchObject({ name: 'CREPA10', isNew: false, typed: '' });
    // Also after a reload.
    expect(createDiscountCodeStorage(memory).load()).toEqual({ name: 'CREPA10', isAccepted: true });
    code().reject('CREPA10');
    expect(code()).toMatchObject({
      name: null,
      isAccepted: true,
      lost: { kind: 'ended', name: 'CREPA10' },
    });
    expect(memory.raw).toEqual({});
  });

  it('is not lost by the late answer for another one', () => {
    const { code } = aBrowser({ name: 'CREPA10' });
    code().type('otro20');
    code().use();
    code().reject('CREPA10');
    code().accept('CREPA10');
    expect(code()).toMatchObject({ name: 'OTRO20', isNew: true, lost: null });
  });
});

describe('a link', () => {
  it('brings its code, in the place of the one before', () => {
    const { memory, code } = aBrowser({ name: 'VIEJO5' });
    code().link('?utm_source=ig&codigo=crepa%2D10');
    expect(code()).toMatchObject({ name: 'CREPA10', isNew: false });
    expect(memory.raw).toEqual({ discountCode: '{"name":"CREPA10","isAccepted":false}' });
    code().reject('CREPA10');
    expect(code().lost).toEqual({ kind: 'ended', name: 'CREPA10' });
  });

  it.each(['', '?codigo=', '?codigo=ab', `?codigo=${'A'.repeat(5_000)}`, '?otro=CREPA10', '?codigo=%E0%A4'])(
    'without a code changes nothing: %s',
    (search) => {
      const { code } = aBrowser({ name: 'VIEJO5' });
      code().link(search);
      expect(code().name).toBe('VIEJO5');
    },
  );
});

it('a storage that refuses keeps the code for the page', () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  const memory = memoryStorage();
  Object.assign(memory.browser, { setItem: refuse, removeItem: refuse });
  const { getState } = createDiscountCodeStore(createDiscountCodeStorage(memory));
  getState().link('?codigo=CREPA10');
  expect(getState().name).toBe('CREPA10');
  getState().forget();
  expect(getState().name).toBeNull();
});

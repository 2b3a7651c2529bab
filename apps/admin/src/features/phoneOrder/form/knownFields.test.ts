import type { PhoneNumber } from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import { filledFromStored, fillKnown } from './knownFields.ts';
import { emptyForm } from './orderForm.ts';

const [evasPhone, anasPhone] = ['5512345678', '5512345679'] as PhoneNumber[] as [PhoneNumber, PhoneNumber];
const pin = { lat: 19.42, lng: -99.16 };
const colima = { address: 'Colima 5', position: pin };
const eva = { name: 'Eva', addresses: [colima] };
const nobody = { name: null, addresses: [] };

describe('a known customer', () => {
  it('fills the name and the only address, with its pin, once', () => {
    const result = fillKnown(emptyForm, null, evasPhone, eva);
    expect(result).toEqual({
      fields: { name: 'Eva', address: 'Colima 5', position: pin, pinnedAddress: 'Colima 5' },
      filled: { phone: evasPhone, name: 'Eva', address: 'Colima 5' },
    });
    // Staff removed them.
    expect(fillKnown(emptyForm, result?.filled ?? null, evasPhone, eva)).toBeNull();
  });

  it('changes nothing before it is known', () => {
    expect(fillKnown({ ...emptyForm, name: 'Luis' }, null, evasPhone, undefined)).toBeNull();
    expect(fillKnown(emptyForm, null, null, undefined)).toBeNull();
  });

  it('leaves what staff typed', () => {
    const form = { ...emptyForm, name: 'Luis', address: 'Durango 8' };
    expect(fillKnown(form, null, evasPhone, eva)?.fields).toEqual({});
    const pinned = { ...emptyForm, position: pin };
    expect(fillKnown(pinned, null, evasPhone, eva)?.fields).toEqual({ name: 'Eva' });
  });

  it('of several addresses fills none', () => {
    const addresses = [colima, { address: 'Durango 8', position: null }];
    expect(fillKnown(emptyForm, null, evasPhone, { ...eva, addresses })?.fields).toEqual({
      name: 'Eva',
      address: '',
      position: null,
      pinnedAddress: '',
    });
  });
});

describe('another phone, because the first was mistyped,', () => {
  const first = fillKnown(emptyForm, null, evasPhone, eva);
  const filled = first?.filled ?? null;
  const form = { ...emptyForm, ...first?.fields };

  it('replaces what the first one filled in', () => {
    const ana = { name: 'Ana', addresses: [{ address: 'Durango 8', position: null }] };
    expect(fillKnown(form, filled, anasPhone, ana)?.fields).toEqual({
      name: 'Ana',
      address: 'Durango 8',
      position: null,
      pinnedAddress: 'Durango 8',
    });
  });

  it('that is not known takes it away', () => {
    expect(fillKnown(form, filled, anasPhone, nobody)).toEqual({
      fields: { name: '', address: '', position: null, pinnedAddress: '' },
      filled: { phone: anasPhone, name: '', address: '' },
    });
  });

  it('takes it away before anything is known of it, also while its digits are typed', () => {
    const fields = { name: '', address: '', position: null, pinnedAddress: '' };
    expect(fillKnown(form, filled, anasPhone, undefined)).toEqual({ fields, filled: null });
    expect(fillKnown(form, filled, null, undefined)).toEqual({ fields, filled: null });
  });

  it('leaves what staff changed of it', () => {
    const changed = { ...form, name: 'Eva María', address: 'Colima 5, timbre 2' };
    expect(fillKnown(changed, filled, anasPhone, nobody)?.fields).toEqual({});
  });

  it('and the first once more fills the form again', () => {
    const second = fillKnown(form, filled, anasPhone, nobody);
    const emptied = { ...form, ...second?.fields };
    expect(fillKnown(emptied, second?.filled ?? null, evasPhone, eva)?.fields).toEqual(first?.fields);
  });
});

it.each([[undefined], [null], ['Eva'], [7]])('what an earlier version stored is nothing: %j', (stored) => {
  expect(filledFromStored(stored)).toBeNull();
});

it('a stored text is read as it was', () => {
  const filled = { phone: evasPhone, name: 'Eva', address: 'Colima 5' };
  expect(filledFromStored(JSON.parse(JSON.stringify(filled)))).toEqual(filled);
});

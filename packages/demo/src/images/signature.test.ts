import { expect, it } from 'vitest';
import { isSigned, sign } from './signature.ts';

// The example of Cloudinary's documentation.
const example = {
  eager: 'w_400,h_300,c_pad|w_260,h_200,c_crop',
  public_id: 'sample_image',
  timestamp: '1315060510',
};

it('signs as Cloudinary does', () => {
  expect(sign(example, 'abcd')).toBe('bfd09f95f331f558cbd1320e67aa8d488770583e');
});

it('omits the parameters that Cloudinary omits', () => {
  expect(sign({ ...example, api_key: '1', file: 'x', signature: 'x' }, 'abcd')).toBe(sign(example, 'abcd'));
});

it('accepts a signature for an hour', () => {
  const params = { public_id: 'crepa', timestamp: '1000000' };
  const signed = { ...params, signature: sign(params, 'secret') };
  expect(isSigned(signed, 'secret', 1_000_000_000)).toBe(true);
  expect(isSigned(signed, 'secret', 1_003_601_000)).toBe(false);
  expect(isSigned(signed, 'other', 1_000_000_000)).toBe(false);
  expect(isSigned({ ...signed, public_id: 'otra' }, 'secret', 1_000_000_000)).toBe(false);
});

it('refuses a request without signature or time', () => {
  expect(isSigned({ public_id: 'crepa', timestamp: '1000000' }, 'secret', 1_000_000_000)).toBe(false);
  const untimed = { public_id: 'crepa' };
  expect(isSigned({ ...untimed, signature: sign(untimed, 'secret') }, 'secret', 0)).toBe(false);
});

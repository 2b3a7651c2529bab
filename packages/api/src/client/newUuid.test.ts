import { expect, it } from 'vitest';
import { newUuid } from './newUuid.ts';

it('makes a UUID of version 4', () => {
  expect(newUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('makes a different one each time', () => {
  expect(newUuid()).not.toBe(newUuid());
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectationsOf } from './expectations.ts';

const source = `
import { signsIn } from './support.ts';

const total = '$85.00';
const isShown = (text) => expect(page.getByText(text)).toBeVisible();
const clicks = (text) => page.getByText(text).click();

it('asserts', async () => {
  // a comment
  const unused = 'only written';
  const card = page.getByText('a name');
  clicks('only clicked');
  isShown('asked of a helper');
  await expect(card).toHaveText(total);
});
it('does nothing', () => {
  const card = 'a name';
  clicks(card);
});
it('signs in', () => signsIn('staff'));
it.each([['12', 12]])('reads %s', (text, number) => expect(read(text)).toBe(number));
describe('a group', () => {
  it('has a test', () => expect('grouped').toBe('grouped'));
});
const cases = [{ name: 'a case', open: () => isShown('of a case') }];
`;
const support = `
const welcome = 'Hola';
export async function signsIn(role) {
  await expect(page.getByText(welcome)).toBeVisible();
}
`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'expectations-'));
  writeFileSync(join(folder, 'a.test.ts'), source);
  writeFileSync(join(folder, 'support.ts'), support);
  writeFileSync(
    join(folder, 'A.stories.tsx'),
    "export const Open = { play: () => expect('open').toBe('open') };",
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const says = (title: string, text: string, file = 'a.test.ts') =>
  expectationsOf(join(folder, file), title).some((expectation) => expectation.includes(text));

describe('what a test expects', () => {
  it.each([
    ['asserts', 'toHaveText(total)'],
    ['asserts', "'$85.00'"],
    ['asserts', "page.getByText('a name')"],
    ['asserts', 'asked of a helper'],
    ['signs in', "signsIn('staff')"],
    ['signs in', 'Hola'],
    ['reads %s', "['12', 12]"],
    ['a group', 'grouped'],
    ['a case', 'of a case'],
  ])('of «%s» includes %s', (title, text) => {
    expect(says(title, text)).toBe(true);
  });

  it.each([
    ['asserts', 'a comment'],
    ['asserts', 'only written'],
    ['asserts', 'only clicked'],
    ['asserts', 'grouped'],
    ['does nothing', 'a name'],
    ['no such title', 'grouped'],
  ])('of «%s» leaves out %s', (title, text) => {
    expect(says(title, text)).toBe(false);
  });

  it('is found by the export of a story', () => {
    expect(says('Open', "expect('open')", 'A.stories.tsx')).toBe(true);
  });
});

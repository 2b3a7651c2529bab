import { expect, it } from 'vitest';
import { isOfBuild } from './isOfBuild.ts';

const assets = ['/assets/index-new.js', '/assets/style-new.css', '/assets/home-new.js'];
const page = (script: string) =>
  `<link href="/assets/style-new.css" rel="stylesheet"><script type="module" src="${script}"></script>`;

it('a page belongs to the build if all its files do', () => {
  expect(isOfBuild(page('/assets/index-new.js'), assets)).toBe(true);
});

it('a page with one file of another build does not', () => {
  expect(isOfBuild(page('/assets/index-old.js'), assets)).toBe(false);
  expect(
    isOfBuild(`<script>import('/assets/index-old.js')</script>${page('/assets/index-new.js')}`, assets),
  ).toBe(false);
});

it('a page without files is not the app, such as a proxy’s error page', () => {
  expect(isOfBuild('<h1>502</h1>', assets)).toBe(false);
});

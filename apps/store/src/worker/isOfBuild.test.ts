import { expect, it } from 'vitest';
import { isOfBuild } from './isOfBuild.ts';

const assets = ['/assets/index-new.js', '/assets/style-new.css', '/assets/home-new.js'];
const page = (script: string) =>
  `<link href="/assets/style-new.css" rel="stylesheet"><script type="module" src="${script}"></script>`;

it('a page whose files are all of the build is of the build', () => {
  expect(isOfBuild(page('/assets/index-new.js'), assets)).toBe(true);
});

it('one file of another build makes it another’s', () => {
  expect(isOfBuild(page('/assets/index-old.js'), assets)).toBe(false);
  expect(
    isOfBuild(`<script>import('/assets/index-old.js')</script>${page('/assets/index-new.js')}`, assets),
  ).toBe(false);
});

it('a page that names no file is not the app: an error page of a proxy, say', () => {
  expect(isOfBuild('<h1>502</h1>', assets)).toBe(false);
});

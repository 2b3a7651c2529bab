import { expect, it } from 'vitest';
import page from '../../index.html?raw';
import { aboutPaths } from './aboutPaths.ts';

it('the foot in index.html links the pages about the shop, each once', () => {
  const [, foot = ''] = /<footer id="foot" hidden>(.*?)<\/footer>/s.exec(page) ?? [];
  const links = [...foot.matchAll(/href="([^"]+)"/g)].map(([, link]) => link);
  expect(links.sort()).toEqual(Object.values(aboutPaths).sort());
});

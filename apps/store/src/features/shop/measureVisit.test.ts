import { visitPages } from '@crepas/domain';
import { expect, it } from 'vitest';
import { screens } from '../../app/screens.ts';
import { paths } from '../../shared/paths.ts';
import { pageOf } from './measureVisit.ts';

it('every screen has its page, so that none is counted as another one; the pages about the shop count as `other`', () => {
  const measured = screens
    .map(({ path }) => path)
    .filter((path) => path !== paths.shop && path !== paths.privacy);
  expect(['/', '/home', ...measured, 'other']).toEqual([...visitPages]);
});

it.each([
  ['/add/12', '/add/:id'],
  ['/seguimiento/0123456789abcdef', '/seguimiento/:token'],
  ['/order-details/41', '/order-details/:id'],
  ['/tienda', 'other'],
  ['/5512345678', 'other'],
])('%s is counted as %s', (path, page) => {
  expect(pageOf(path)).toBe(page);
});

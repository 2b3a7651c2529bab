import { afterEach, expect, it, vi } from 'vitest';
import { whenShown } from './schedule.ts';

afterEach(() => vi.unstubAllGlobals());

it('a page that the browser opened in advance does its work once, when it is shown', () => {
  const page = Object.assign(new EventTarget(), { prerendering: true });
  vi.stubGlobal('document', page);
  const work = vi.fn();
  whenShown(work);
  expect(work).not.toHaveBeenCalled();
  for (let shown = 0; shown < 2; shown += 1) page.dispatchEvent(new Event('prerenderingchange'));
  expect(work).toHaveBeenCalledOnce();
});

it.each([false, undefined])('a page that is seen (%s) does its work at once', (prerendering) => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { prerendering }));
  const work = vi.fn();
  whenShown(work);
  expect(work).toHaveBeenCalledOnce();
});

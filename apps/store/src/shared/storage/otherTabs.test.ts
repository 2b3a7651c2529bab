import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onChangeInOtherTab } from './otherTabs.ts';

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
});
afterEach(() => void vi.unstubAllGlobals());

const wrote = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
const shown = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('calls back for its keys and for a cleared storage, and for no other key', () => {
  const tell = vi.fn<() => void>();
  onChangeInOtherTab(['cart', 'selectedAddress'], tell);
  wrote('session');
  expect(tell).not.toHaveBeenCalled();
  wrote('selectedAddress');
  expect(tell).toHaveBeenCalledTimes(1);
  wrote(null);
  expect(tell).toHaveBeenCalledTimes(2);
});

it('calls back when the page returns from the back/forward cache, and not after a load', () => {
  const tell = vi.fn<() => void>();
  onChangeInOtherTab(['cart'], tell);
  shown(false);
  expect(tell).not.toHaveBeenCalled();
  shown(true);
  expect(tell).toHaveBeenCalledOnce();
});

it('does nothing on a server', () => {
  vi.stubGlobal('window', undefined);
  expect(() => onChangeInOtherTab(['cart'], () => expect.unreachable())).not.toThrow();
});

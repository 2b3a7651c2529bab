import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onChangeInOtherTab } from './jsonStorage.ts';

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
});
afterEach(() => void vi.unstubAllGlobals());

const wrote = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
const shown = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('calls back for its keys and for a cleared storage, and for no other key', () => {
  const onChange = vi.fn<() => void>();
  onChangeInOtherTab(['cart', 'selectedAddress'], onChange);
  wrote('session');
  expect(onChange).not.toHaveBeenCalled();
  wrote('selectedAddress');
  expect(onChange).toHaveBeenCalledTimes(1);
  wrote(null);
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('calls back when the page returns from the back/forward cache, and not after a load', () => {
  const onChange = vi.fn<() => void>();
  onChangeInOtherTab(['cart'], onChange);
  shown(false);
  expect(onChange).not.toHaveBeenCalled();
  shown(true);
  expect(onChange).toHaveBeenCalledOnce();
});

it('does nothing on a server', () => {
  vi.stubGlobal('window', undefined);
  expect(() => onChangeInOtherTab(['cart'], () => expect.unreachable())).not.toThrow();
});

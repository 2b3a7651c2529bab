import { expect, it } from 'vitest';
import { createGuardedHistory } from './guardedHistory.ts';

type RealHistory = NonNullable<Parameters<typeof createGuardedHistory>[0]>;
type Listener = Parameters<RealHistory['listen']>[0];

/** A browser with the places of one tab; `go` reports a `popstate` like a real one, after it has moved. */
function aBrowser(...places: string[]) {
  let at = places.length - 1;
  let listener: Listener = () => {};
  let waiting: number[] | null = null;
  function move(delta: number) {
    at += delta;
    listener({ action: 'POP' as never, location: here(), delta });
  }
  /** Several moves before the app has answered the first one. As in Chrome, of two equal answers one is made. */
  function quickly(...deltas: number[]) {
    waiting = deltas;
    for (let delta = deltas.shift(); delta !== undefined; delta = deltas.shift()) move(delta);
    waiting = null;
  }
  const here = () => ({ pathname: places[at] ?? '', search: '', hash: '', state: null, key: '' });
  const real = {
    action: 'POP',
    get location() {
      return here();
    },
    createURL: (to: string) => new URL(to, 'http://localhost'),
    push(to: string) {
      places.splice(at + 1, places.length, to);
      at += 1;
      listener({ action: 'PUSH' as never, location: here(), delta: 1 });
    },
    go(delta: number) {
      if (waiting === null) move(delta);
      else if (waiting.at(-1) !== delta) waiting.push(delta);
    },
    listen(next: Listener) {
      listener = next;
      return () => {};
    },
  } as unknown as RealHistory;
  const { history, guard } = createGuardedHistory(real);
  const shown: string[] = [];
  history.listen(({ location }) => shown.push(location.pathname));
  return { real, history, guard, shown, address: () => here().pathname, quickly };
}

/** A guard that stops everything, and the navigations that it stopped. */
function aStop() {
  const stopped: (() => void)[] = [];
  const stop = (_: string, proceed: () => void) => stopped.push(proceed) > 0;
  return { stop, stopped };
}

it('a link does not leave unsaved changes, until it is allowed', () => {
  const { history, guard, shown, address } = aBrowser('/shop');
  const { stop, stopped } = aStop();
  guard(stop);
  history.push('/orders');
  expect([address(), shown]).toEqual(['/shop', []]);
  stopped[0]?.();
  expect([address(), shown]).toEqual(['/orders', ['/orders']]);
});

it('the browser’s «back» is undone, until it is allowed', () => {
  const { real, guard, shown, address } = aBrowser('/orders', '/shop');
  const { stop, stopped } = aStop();
  guard(stop);
  real.go(-1);
  expect([address(), shown, stopped.length]).toEqual(['/shop', [], 1]);
  stopped[0]?.();
  expect([address(), shown, stopped.length]).toEqual(['/orders', ['/orders'], 1]);
});

it('two quick «back» are both undone, and both made when that is allowed', () => {
  const { guard, shown, address, quickly } = aBrowser('/home', '/orders', '/shop');
  const { stop, stopped } = aStop();
  guard(stop);
  quickly(-1, -1);
  expect([address(), shown]).toEqual(['/shop', []]);
  stopped.at(-1)?.();
  expect([address(), shown]).toEqual(['/home', ['/home']]);
});

it('another query of the same path is not stopped', () => {
  const { history, guard, shown } = aBrowser('/admin');
  guard(aStop().stop);
  history.push('/admin?categoria=2');
  expect(shown).toEqual(['/admin?categoria=2']);
});

it('a removed guard stops nothing', () => {
  const { real, guard, shown } = aBrowser('/orders', '/shop');
  guard(aStop().stop)();
  real.go(-1);
  expect(shown).toEqual(['/orders']);
});

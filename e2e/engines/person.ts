import { setTimeout as delay } from 'node:timers/promises';
import type { Driver, Point } from './drivers/driver.ts';
import { until } from './drivers/poll.ts';
import { findControl, type Spot, type Wanted } from './findControl.ts';

type Name = string | RegExp;

/**
 * Pauses like a reading person. Two taps on one place in less time are a double tap, which the shop ignores: «Ver
 * carrito» and «Finalizar» have the same place. The longest such time is one second, of the WebKit driver.
 */
const betweenTapsMs = 1100;

const controls =
  'a[href], button, summary, input, select, textarea, [role=button], [role=tab], [role=option]';

const wantedBy = (name: Name, selector = controls): Wanted =>
  typeof name === 'string' ? { selector, name } : { selector, pattern: name.source };

export function personAt(browser: Driver, home: string) {
  const { evaluate } = browser;
  const text = async () => String(await evaluate('document.body.innerText')).replace(/\s+/g, ' ');
  const path = async () => String(await evaluate('location.pathname + location.search'));

  /** At rest: the same position twice. */
  async function spotOf(wanted: Wanted): Promise<Point> {
    let last: Spot = { kind: 'missing' };
    return until(
      () => `${JSON.stringify(wanted)} can be tapped: ${JSON.stringify(last)}`,
      async () => {
        const before = last;
        last = (await evaluate(`(${findControl})(${JSON.stringify(wanted)})`)) as Spot;
        const isAtRest =
          last.kind === 'here' && before.kind === 'here' && last.x === before.x && last.y === before.y;
        return isAtRest ? (last as Point & Spot) : null;
      },
    );
  }

  let lastTapAt = 0;
  async function tapWanted(wanted: Wanted) {
    await delay(Math.max(0, lastTapAt + betweenTapsMs - performance.now()));
    await browser.tap(await spotOf(wanted));
    lastTapAt = performance.now();
  }
  const reads = (what: Name, isThere = true) =>
    until(
      () => `${isThere ? 'reads' : 'no longer reads'} ${what}`,
      async () => {
        const all = await text();
        return (typeof what === 'string' ? all.includes(what) : what.test(all)) === isThere;
      },
    );

  return {
    browser,
    evaluate,
    text,
    path,
    opens: (place: string) => browser.open(home + place),
    reloads: () => browser.reload(),
    taps: (name: Name) => tapWanted(wantedBy(name)),
    tapsAt: (selector: string) => tapWanted({ selector }),
    /** Waits until a control can be tapped, without tapping it. */
    finds: (name: Name) => spotOf(wantedBy(name)),
    findsAt: (selector: string) => spotOf({ selector }),
    async fills(field: string, value: string) {
      const selector = `[name=${field}]`;
      await tapWanted({ selector });
      await browser.press('SelectAll');
      await browser.type(value);
      await until(
        () => `${field} holds ${value}`,
        async () => (await evaluate(`document.querySelector('${selector}').value`)) === value,
      );
    },
    async drags(from: string, to: string) {
      // Both must be in view at once: the second lookup must not scroll.
      await spotOf({ selector: to });
      const start = await spotOf({ selector: from });
      await browser.drag(start, await spotOf({ selector: to }));
    },
    reads: (what: Name) => reads(what),
    readsNoMore: (what: Name) => reads(what, false),
    isAt: (place: string | RegExp) =>
      until(
        () => `comes to ${place}`,
        async () => (typeof place === 'string' ? (await path()) === place : place.test(await path())),
      ),
    /** Waits until an expression of the page is true. */
    waitsFor: (expression: string) =>
      until(
        () => expression,
        async () => (await evaluate(expression)) === true,
      ),
  };
}

export type Person = ReturnType<typeof personAt>;

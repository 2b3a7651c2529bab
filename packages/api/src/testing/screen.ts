import type { Answers } from './answers.ts';
import { exampleNow } from './exampleShop.ts';
import { type FakeBackend, fakeBackend } from './fakeBackend.ts';

/** What a story of a whole screen needs; all of it has a usual value. A story names it in `parameters.screen`. */
export type ScreenSetup = Omit<Parameters<typeof fakeBackend>[0], 'nowMs' | 'answers'> & {
  /** The address in the app: `/add/1`. */
  readonly path?: string;
  readonly answers?: Answers;
  /** What the browser remembers of earlier visits: key → value, written as JSON. */
  readonly storage?: Readonly<Record<string, unknown>>;
  readonly sessionStorage?: Readonly<Record<string, unknown>>;
  /** With time zone: `2026-11-20T19:40:00-06:00`. The clock stands still. */
  readonly now?: string;
  /** Timers of these lengths in milliseconds never fire: what they would take away stays on the screen. */
  readonly stoppedTimers?: readonly number[];
  /** The browser says from the start that it has no network. */
  readonly isOffline?: boolean;
};

/** The parameters of a story that shows a whole screen. */
export const atScreen = (screen: ScreenSetup) => ({ layout: 'fullscreen', screen });

let shown: FakeBackend | undefined;

const backend = () => {
  if (!shown) throw new Error('This story has no `parameters.screen`.');
  return shown;
};

/** In a play function: from now on these calls are answered so. */
export const changeAnswers = (answers: Answers): void => backend().change(answers);

/** In a play function: the requests so far, `POST /orders`. */
export const sentRequests = (): readonly string[] => backend().requests;

/** In a play function: the network is lost, and the browser says so. */
export function goOffline(): void {
  backend().goOffline();
  sayOffline();
  window.dispatchEvent(new Event('offline'));
}

const sayOffline = () => Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });

/** The prefix of the backend's paths in stories. */
export const apiPath = '/api';

/**
 * Prepares the browser for a story: storage, clock, timers and the answers of its backend.
 *
 * @returns ends it, and throws what was wrong with the story's answers
 */
export function openScreen({ answers, storage = {}, sessionStorage: session = {}, ...setup }: ScreenSetup) {
  const { fetch, setTimeout } = window;
  const { now } = Date;
  const nowMs = Date.parse(setup.now ?? exampleNow);
  const fake = fakeBackend({ ...setup, ...(answers && { answers }), nowMs: () => nowMs });
  shown = fake;

  for (const [kept, values] of [[localStorage, storage] as const, [sessionStorage, session] as const]) {
    kept.clear();
    for (const [key, value] of Object.entries(values)) kept.setItem(key, JSON.stringify(value));
  }
  Date.now = () => nowMs;
  const startUnlessStopped = (work: TimerHandler, ms?: number, ...rest: unknown[]) =>
    ms !== undefined && setup.stoppedTimers?.includes(ms) ? 0 : setTimeout(work, ms, ...rest);
  window.setTimeout = Object.assign(startUnlessStopped, setTimeout);
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname, search } = new URL(request.url);
    if (origin !== location.origin || !pathname.startsWith(`${apiPath}/`)) return fetch(input, init);
    return fake.answer(request, pathname.slice(apiPath.length) + search);
  };
  if (setup.isOffline) {
    fake.goOffline();
    sayOffline();
  }

  return async () => {
    fake.end();
    // What waited for an answer goes on before the next story begins.
    await new Promise((resolve) => setTimeout(resolve));
    shown = undefined;
    Object.assign(window, { fetch, setTimeout });
    Date.now = now;
    Reflect.deleteProperty(navigator, 'onLine');
  };
}

/** Throws what the shown story's answers lack of the contract. */
export function checkScreen(): void {
  if (shown && shown.faults.length > 0) throw new Error(shown.faults.join('\n'));
}

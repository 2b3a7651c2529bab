import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aPage } from './testing/aPage.ts';

const script = '/assets/a.js';
const whole = { text: 'code' };

/** Of a document of its own: what has come is remembered for its life. */
const newLoader = async () => (await import('./bringFiles.ts')).bringFiles;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What becomes of it when all pauses are over. */
async function outcome(work: Promise<unknown>): Promise<unknown> {
  const settled = work.then(
    () => 'whole',
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return settled;
}

it.each([
  ['the connection breaks', 'cut'],
  ['the body breaks off', 'truncated'],
  ['the server is not available', { status: 503 }],
  ['there are too many requests', { status: 429 }],
] as const)('asks again when %s', async (_, ending) => {
  const { asked } = aPage({ [script]: [ending, ending, whole] });
  const bringFiles = await newLoader();
  expect(await outcome(bringFiles([script]))).toBe('whole');
  expect(asked).toEqual([script, script, script]);
});

it('gives up after three attempts, and the next call asks the network again', async () => {
  const { asked } = aPage({ [script]: ['cut', 'cut', 'cut', whole] });
  const bringFiles = await newLoader();
  expect(await outcome(bringFiles([script]))).toMatchObject({ name: 'LostFile', message: script });
  expect(await outcome(bringFiles([script]))).toBe('whole');
  expect(asked).toHaveLength(4);
});

it('asks once for a file that the shop does not have: it is not lost, but gone', async () => {
  const { asked } = aPage({ [script]: [{ status: 404 }] });
  const bringFiles = await newLoader();
  expect(await outcome(bringFiles([script]))).toMatchObject({ name: 'Error' });
  expect(asked).toHaveLength(1);
});

it('asks once when the browser knows that it is offline', async () => {
  const { asked } = aPage({ [script]: ['cut'] }, false);
  const bringFiles = await newLoader();
  expect(await outcome(bringFiles([script]))).toMatchObject({ name: 'LostFile' });
  expect(asked).toHaveLength(1);
});

it('does not ask for what has come, or is on its way, unless told to', async () => {
  const { asked } = aPage({ [script]: [whole] });
  const bringFiles = await newLoader();
  await outcome(Promise.all([bringFiles([script]), bringFiles([script])]));
  await outcome(bringFiles([script]));
  expect(asked).toHaveLength(1);
  await outcome(bringFiles([script], true));
  expect(asked).toHaveLength(2);
});

const [first, second] = ['/assets/1.css', '/assets/2.css'] as const;

it('puts style sheets into the page once, in the order of the list, whichever came first', async () => {
  const { styles } = aPage({ [first]: ['cut', { text: 'a {}' }], [second]: [{ text: 'b {}' }] });
  const bringFiles = await newLoader();
  await outcome(bringFiles([first, second]));
  await outcome(bringFiles([second, first]));
  expect(styles.map(({ dataset, textContent }) => [dataset.files, textContent])).toEqual([
    [first, 'a {}'],
    [second, 'b {}'],
  ]);
});

it('puts no style sheet into the page while another file of the screen is lost', async () => {
  const { styles } = aPage({ [first]: [{ text: 'a {}' }], [script]: ['cut'] });
  const bringFiles = await newLoader();
  await outcome(bringFiles([first, script]));
  expect(styles).toEqual([]);
});

it('does not ask for style sheets that a rendered page brought', async () => {
  const { asked, styles } = aPage({});
  styles.push({ dataset: { files: '/assets/1.css /assets/2.css' }, textContent: '' });
  const bringFiles = await newLoader();
  expect(await outcome(bringFiles(['/assets/2.css']))).toBe('whole');
  expect(asked).toEqual([]);
});

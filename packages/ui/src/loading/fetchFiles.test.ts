import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aPage } from '../testing/aPage.ts';
import { endMark } from './endMark.ts';

const script = '/assets/a.js';
const whole = { text: 'code' };

/** A new module instance for each test: it remembers which files have arrived. */
const newLoader = async () => (await import('./fetchFiles.ts')).fetchFiles;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How it settles after all pauses. */
async function outcome(work: Promise<unknown>): Promise<unknown> {
  const settled = work.then(
    () => 'whole',
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return settled;
}

it.each([
  ['the connection breaks', 'cut'],
  ['the body breaks off', 'truncated'],
  ['the browser takes half a body for a whole one', 'cutShort'],
  ['the server is not available', { status: 503 }],
  ['there are too many requests', { status: 429 }],
] as const)('retries when %s', async (_, ending) => {
  const { asked } = aPage({ [script]: [ending, ending, whole] });
  const fetchFiles = await newLoader();
  expect(await outcome(fetchFiles([script]))).toBe('whole');
  expect(asked).toEqual([script, script, script]);
});

it('does not take a retried file from the cache, where a truncated one may be', async () => {
  const { caches } = aPage({ [script]: ['cutShort', 'cutShort', whole] });
  const fetchFiles = await newLoader();
  await outcome(fetchFiles([script]));
  expect(caches).toEqual(['default', 'reload', 'reload']);
});

it('fails after three attempts, and the next call fetches again', async () => {
  const { asked } = aPage({ [script]: ['cut', 'cut', 'cut', whole] });
  const fetchFiles = await newLoader();
  expect(await outcome(fetchFiles([script]))).toMatchObject({ name: 'LostFileError', message: script });
  expect(await outcome(fetchFiles([script]))).toBe('whole');
  expect(asked).toHaveLength(4);
});

it('does not retry a file that the server does not have', async () => {
  const { asked } = aPage({ [script]: [{ status: 404 }] });
  const fetchFiles = await newLoader();
  expect(await outcome(fetchFiles([script]))).toMatchObject({ name: 'GoneFileError' });
  expect(asked).toHaveLength(1);
});

it.each([
  [
    'the page of the app: the host does not have the file',
    '<meta name="files" content="/a.js">',
    'GoneFileError',
    1,
  ],
  ['the page of a portal: the file may come later', '<h1>Bienvenido al Wi-Fi</h1>', 'LostFileError', 3],
])('a script is answered with %s', async (_, page, name, requests) => {
  const { asked } = aPage({ [script]: [{ page: `<!doctype html><html>${page}</html>` }] });
  const fetchFiles = await newLoader();
  expect(await outcome(fetchFiles([script]))).toMatchObject({ name });
  expect(asked).toHaveLength(requests);
});

it('retries also while the browser says that it is offline: it may be wrong', async () => {
  const { asked } = aPage({ [script]: ['cut', whole] }, false);
  const fetchFiles = await newLoader();
  expect(await outcome(fetchFiles([script]))).toBe('whole');
  expect(asked).toHaveLength(2);
});

it('fetches a file once, unless a refetch is requested', async () => {
  const { asked } = aPage({ [script]: [whole] });
  const fetchFiles = await newLoader();
  await outcome(Promise.all([fetchFiles([script]), fetchFiles([script])]));
  await outcome(fetchFiles([script]));
  expect(asked).toHaveLength(1);
  await outcome(fetchFiles([script], true));
  expect(asked).toHaveLength(2);
});

const [first, second] = ['/assets/1.css', '/assets/2.css'] as const;

it('adds style sheets once, in the order of the list, not of arrival', async () => {
  const { styles } = aPage({ [first]: ['cut', { text: 'a {}' }], [second]: [{ text: 'b {}' }] });
  const fetchFiles = await newLoader();
  await outcome(fetchFiles([first, second]));
  await outcome(fetchFiles([second, first]));
  expect(styles.map(({ dataset, textContent }) => [dataset.files, textContent])).toEqual([
    [first, `a {}${endMark}`],
    [second, `b {}${endMark}`],
  ]);
});

it('adds no style sheet when another file of the screen is lost', async () => {
  const { styles } = aPage({ [first]: [{ text: 'a {}' }], [script]: ['cut'] });
  const fetchFiles = await newLoader();
  await outcome(fetchFiles([first, script]));
  expect(styles).toEqual([]);
});

it('does not fetch style sheets that are inlined in a rendered page', async () => {
  const { asked, styles } = aPage({});
  styles.push({ dataset: { files: '/assets/1.css /assets/2.css' }, textContent: '' });
  const fetchFiles = await newLoader();
  expect(await outcome(fetchFiles(['/assets/2.css']))).toBe('whole');
  expect(asked).toEqual([]);
});

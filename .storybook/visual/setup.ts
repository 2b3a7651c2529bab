import '../../packages/ui/src/base.css';
import './still.css';
import axe from 'axe-core';
import { afterAll, afterEach } from 'vitest';
import { commands, page, server } from 'vitest/browser';
import { difference, shrink } from './grid.ts';
import { decode, encode } from './png.ts';

declare module 'vitest' {
  interface TestContext {
    /** Set by Storybook's plugin. */
    story?: { id: string; globals: { theme?: unknown }; parameters: { a11y?: { test?: unknown } } };
  }
}

/** Loaded before any story measures text. */
const faces = [
  '600 16px Fredoka',
  ...[400, 500, 600].map((weight) => `${weight} 16px "Fredoka of every weight"`),
];
await Promise.all(faces.map((face) => document.fonts.load(face)));

/** A carousel that moves on by itself would give pictures that depend on the machine's speed. */
const { matchMedia } = window;
window.matchMedia = (query) =>
  matchMedia.call(window, query.includes('prefers-reduced-motion') ? 'all' : query);

const root = document.documentElement;
/** The sizes of `viewport` in `.storybook/preview.tsx`. */
const small = { width: 320 };
const wide = { width: 900, height: 1200 };
const isAccepting = server.config.snapshotOptions.updateSnapshot === 'all';

/**
 * The clock of a story stands still until the next story begins. Vitest names this module by the time and takes an equal name from its
 * cache: with the same time for two files the second one would have no pictures and no check in dark, without a word.
 */
const { now } = Date;
afterAll(() => {
  Date.now = now;
});

/** After the play function and axe in light: the picture, then dark. A story that is always dark has one picture. */
afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail') return;
  if (root.dataset.theme !== 'dark') await comparePicture(`light/${story.id}.png`);
  await turnDark();
  // The picture first: it ends the animations, and axe needs the final colours.
  await comparePicture(`dark/${story.id}.png`);
  if (story.parameters.a11y?.test === 'error') await checkDark();
});

/** A story for small phones keeps its size. */
async function turnDark(): Promise<void> {
  root.dataset.theme = 'dark';
  if (window.innerWidth !== small.width) await page.viewport(wide.width, wide.height);
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
}

/** What depends on colours: all other rules were checked in light, on the same page. */
async function checkDark(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    runOnly: ['color-contrast', 'link-in-text-block'],
  });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
  if (found.length > 0) throw new Error(`In dark:\n${found.join('\n')}`);
}

async function comparePicture(name: string): Promise<void> {
  const accepted = `.storybook/visual/pictures/${name}`;
  const [taken, stored] = await Promise.all([takeStillPicture(), commands.readPicture(accepted)]);
  const picture = shrink(await decode(taken));
  const fault = stored ? difference(await decode(stored), picture) : 'no picture of it was accepted yet';
  if (fault === undefined) return;
  if (isAccepting) return commands.writePicture(accepted, await encode(picture));
  const seen = `test-results/visual/${name}`;
  await commands.writePicture(seen, taken);
  throw new Error(`${name} looks different: ${fault}. Look at ${seen}; pnpm visual:accept takes it over.`);
}

async function takeStillPicture(): Promise<string> {
  await Promise.all([...document.images].map(arrived));
  await document.fonts.ready;
  // Cancelled animations show their final state. An answer that arrives meanwhile may draw a skeleton, which begins another one.
  for (let frames = 0; frames < 3; frames += 1) {
    for (const animation of document.getAnimations()) animation.cancel();
    await new Promise(requestAnimationFrame);
  }
  for (const animation of document.getAnimations()) animation.cancel();
  return commands.takePicture();
}

/** Resolves also for an image that cannot be loaded. */
function arrived(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager';
  return image.decode().catch(() => {});
}

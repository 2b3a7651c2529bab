import '../../packages/ui/src/base.css';
import './still.css';
import axe from 'axe-core';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { commands, page } from 'vitest/browser';

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

/**
 * The clock of a story stands still until the next story begins. Vitest names this module by the time and takes an equal name from its
 * cache: with the same time for two files the second one would have no pictures and no check in dark, without a word.
 */
const { now } = Date;
afterAll(() => {
  Date.now = now;
});

/** The stories of a file share a page: none begins where the one before was scrolled to. */
beforeEach(() => window.scrollTo({ top: 0, behavior: 'instant' }));

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
  await standsStill();
  const fault = await commands.comparePicture(name);
  if (fault !== undefined) throw new Error(fault);
}

/** Frames without a change before a picture, and the most that it waits for them. */
const stillFrames = 3;
const maxFrames = 60;

/** An answer may arrive while this waits: the frames are counted from the page's last change. */
async function standsStill(): Promise<void> {
  let changed = false;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  await Promise.all([...document.images].map(arrived));
  await document.fonts.ready;
  for (let still = 0, frames = 0; still < stillFrames && frames < maxFrames; frames += 1) {
    // Cancelled animations show their final state. A skeleton that is drawn meanwhile begins another one.
    for (const animation of document.getAnimations()) animation.cancel();
    await new Promise(requestAnimationFrame);
    still = changed ? 0 : still + 1;
    changed = false;
  }
  observer.disconnect();
  await Promise.all([...document.images].map(arrived));
  for (const animation of document.getAnimations()) animation.cancel();
}

/** Resolves also for an image that cannot be loaded. */
function arrived(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager';
  return image.decode().catch(() => {});
}

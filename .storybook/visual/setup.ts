import '../../packages/ui/src/base.css';
import './still.css';
import { afterEach, inject } from 'vitest';
import { commands, server } from 'vitest/browser';
import { difference, shrink } from './grid.ts';
import { decode, encode } from './png.ts';

declare module 'vitest' {
  interface ProvidedContext {
    theme: 'light' | 'dark';
  }
  interface TestContext {
    /** Set by Storybook's plugin. */
    story?: { id: string };
  }
}

/** Loaded before any story measures text. */
const faces = [
  '600 16px Fredoka',
  ...[400, 500, 600].map((weight) => `${weight} 16px "Fredoka of every weight"`),
];
await Promise.all(faces.map((face) => document.fonts.load(face)));

const root = document.documentElement;
const isAccepting = server.config.snapshotOptions.updateSnapshot === 'all';

/** Compares each story with its accepted picture, after its play function and axe. */
afterEach(async ({ story, task }) => {
  const theme = inject('theme');
  const isOfOtherRun = root.dataset.theme !== theme;
  if (!story || task.result?.state === 'fail' || isOfOtherRun) return;

  const name = `${theme}/${story.id}.png`;
  const accepted = `.storybook/visual/pictures/${name}`;
  const [taken, stored] = await Promise.all([takeStillPicture(), commands.readPicture(accepted)]);
  const picture = shrink(await decode(taken));
  const fault = stored ? difference(await decode(stored), picture) : 'no picture of it was accepted yet';
  if (fault === undefined) return;
  if (isAccepting) return commands.writePicture(accepted, await encode(picture));
  const seen = `test-results/visual/${name}`;
  await commands.writePicture(seen, taken);
  throw new Error(
    `${story.id} looks different: ${fault}. Look at ${seen}; pnpm visual:accept takes it over.`,
  );
});

async function takeStillPicture(): Promise<string> {
  await Promise.all([...document.images].map(arrived));
  await document.fonts.ready;
  // Cancelled animations show their final state.
  for (const animation of document.getAnimations()) animation.cancel();
  return commands.takePicture();
}

/** Resolves also for an image that cannot be loaded. */
function arrived(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager';
  return image.decode().catch(() => {});
}

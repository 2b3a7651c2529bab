import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { CDPSession, Frame, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { difference, shrink } from './grid.ts';
import { decode, encode } from './png.ts';

/** Commands that run in Node for a test in the browser. */
declare module 'vitest/browser' {
  interface BrowserCommands {
    /**
     * Compares what the frame shows now with its accepted picture, or accepts it (`vitest --update=all`).
     * @param name `light/` or `dark/`, then the story's id and `.png`
     * @returns what differs; undefined if nothing does
     */
    comparePicture: (name: string) => Promise<string | undefined>;
  }
}

// In Node, because a picture of some megabytes would pass to the page through Vitest's socket, as text.
const comparePicture: BrowserCommand<[name: string]> = async ({ frame, page, project }, name) => {
  const accepted = `.storybook/visual/pictures/${name}`;
  const [taken, stored] = await Promise.all([
    takePicture(await frame(), page),
    readFile(accepted).catch(() => undefined),
  ]);
  const picture = shrink(await decode(taken));
  const fault = stored ? difference(await decode(stored), picture) : 'no picture of it was accepted yet';
  if (fault === undefined) return undefined;
  if (project.config.snapshotOptions.updateSnapshot === 'all') {
    await write(accepted, await encode(picture));
    return undefined;
  }
  const seen = `test-results/visual/${name}`;
  await write(seen, taken);
  return `${name} looks different: ${fault}. Look at ${seen}; pnpm visual:accept takes it over.`;
};

export const pictureCommands = { comparePicture };

const sessions = new WeakMap<Page, Promise<CDPSession>>();

async function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** @returns PNG */
async function takePicture(frame: Frame, page: Page): Promise<Buffer> {
  const element = await frame.frameElement();
  // `scrollIntoView` in a story scrolls the page around the frame too.
  await element.evaluate(
    (one) => one instanceof Element && one.scrollIntoView({ block: 'start', inline: 'start' }),
  );
  const clip = await element.boundingBox();
  if (!clip) throw new Error('the frame of the stories is not shown');
  // Three times faster than `page.screenshot`, which compresses the picture well: this one is shrunk and thrown away.
  const cdp = await sessionOf(page);
  const { data } = await cdp.send('Page.captureScreenshot', {
    clip: { ...clip, scale: 1 },
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

async function write(path: string, png: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, png);
}

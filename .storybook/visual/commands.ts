import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';

/** Commands that run in Node for a test in the browser. Pictures are PNG in base64, paths are relative to the root. */
declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture: () => Promise<string>;
    readPicture: (path: string) => Promise<string | undefined>;
    writePicture: (path: string, png: string) => Promise<void>;
  }
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

async function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

const takePicture: BrowserCommand<[]> = async ({ frame, page }) => {
  const element = await (await frame()).frameElement();
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
  return data;
};

const readPicture: BrowserCommand<[path: string]> = (_context, path) =>
  readFile(path, 'base64').catch(() => undefined);

const writePicture: BrowserCommand<[path: string, png: string]> = async (_context, path, png) => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, png, 'base64');
};

export const pictureCommands = { takePicture, readPicture, writePicture };

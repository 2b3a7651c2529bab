import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { build } from 'vite';
import { type Face, letters, windows } from './screenCases.ts';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const fredoka = readFileSync(fileOf('../../../packages/ui/src/fonts/fredoka-600-latin.woff2'), 'base64');

let script: Promise<string> | undefined;

/** The check as one script for pages, built once per worker. */
async function checkScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: fileOf('page/findings.ts'), formats: ['iife'], name: 'finger' },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('Vite built no script.');
  // A `var` inside of an evaluated function would stay local.
  return `window.finger = (() => { ${output.output[0].code}; return finger; })()`;
}

/**
 * Checks the current screen in these windows, text sizes and fonts: each control is reachable at its middle, large
 * enough and not cut off; no text is clipped, broken or covered.
 */
export async function expectTapTargets(page: Page): Promise<void> {
  expect(await tapTargetFindings(page)).toEqual([]);
}

export async function tapTargetFindings(page: Page): Promise<readonly string[]> {
  script ??= checkScript();
  await page.evaluate(await script);
  // The bar of a cart that was stored takes no taps in its first moment.
  await expect(page.locator('html[data-cart]')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(bringFaces, { fredoka, faces: [...new Set(letters.flatMap(({ faces }) => faces))] });
  await page.evaluate(layOutAll);
  const session = await page.context().newCDPSession(page);
  const found = new Map<string, string[]>();
  for (const size of windows) {
    await page.setViewportSize(size);
    for (const { rem, faces } of letters) {
      // A phone's page may stay enlarged after a narrower window.
      await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
      // The browser's own setting: unlike a font size of the root, it affects media queries in rem too.
      await session.send('Page.setFontSizes', { fontSizes: { standard: rem, fixed: rem } });
      const ofFaces = await page.evaluate(look, { rem, faces, wholeWords: rem === 16 });
      for (const [face, findings] of Object.entries(ofFaces)) {
        const place = `${size.width} px, ${(100 * rem) / 16} %, ${face}`;
        for (const finding of findings) found.set(finding, [...(found.get(finding) ?? []), place]);
      }
    }
  }
  await session.detach();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return [...found].map(([finding, places]) => `${finding} (${places.join('; ')})`);
}

/** Rows out of view have no layout (`content-visibility`): each is measured as it stands when it comes into view. */
function layOutAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(sheet);
}

type Faces = { readonly faces: readonly Face[] };

/** From bytes: the CSP forbids data URLs. */
async function bringFaces({ fredoka, faces }: Faces & { readonly fredoka: string }): Promise<void> {
  const bytes = Uint8Array.from(atob(fredoka), (letter) => letter.charCodeAt(0));
  for (const { name, sizeAdjust } of faces) {
    document.fonts.add(await new FontFace(name, bytes.buffer, { sizeAdjust }).load());
  }
}

async function look({ rem, faces, wholeWords }: Faces & { rem: number; wholeWords: boolean }) {
  const root = document.documentElement;
  const found: Record<string, readonly string[]> = {};
  if (getComputedStyle(root).fontSize !== `${rem}px`) throw new Error(`1 rem is not ${rem} px.`);
  for (const { name } of faces) {
    root.style.setProperty('--body', name);
    root.style.setProperty('--display', name);
    // In the first frame resize observers are told, in the second a map repaints, in the third all of it is drawn.
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    found[name] = window.finger.findings({ wholeWords });
  }
  root.style.removeProperty('--body');
  root.style.removeProperty('--display');
  return found;
}

declare global {
  interface FontFaceDescriptors {
    sizeAdjust?: string;
  }
  interface Window {
    finger: typeof import('./page/findings.ts');
  }
}

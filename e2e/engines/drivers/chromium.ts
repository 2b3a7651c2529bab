import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Page, chromium as playwrightChromium, type Request } from 'playwright';
import { bundledBrowser } from '../../../tools/bundled-browser.mjs';
import { type Driver, type Engine, phone, romaNorte } from './driver.ts';

const program = bundledBrowser();

/** A tab opened by a link has no document yet: its URL is enough. */
function pageOf(request: Request): Page | undefined {
  try {
    return request.frame().page();
  } catch {
    return undefined;
  }
}

/** The oldest Chromium in the package registry. */
export const chromium: Engine = {
  name: 'the oldest Chromium',
  isHere: program !== undefined,
  comesWith: 'a Linux machine with an x64 processor, for which npm brings it',
  async start({ prefix, folder }): Promise<Driver> {
    const starter = join(folder, 'chromium.sh');
    const command = [...prefix, program].map((part) => `'${part}'`).join(' ');
    writeFileSync(starter, `#!/bin/sh\nexec ${command} "$@"\n`, { mode: 0o755 });
    const browser = await playwrightChromium.launch({
      executablePath: starter,
      proxy: { server: 'http://127.0.0.1:9', bypass: 'localhost,127.0.0.1' },
    });
    const context = await browser.newContext({
      viewport: phone,
      hasTouch: true,
      isMobile: true,
      locale: 'es-MX',
      timezoneId: 'America/Mexico_City',
      geolocation: romaNorte,
      permissions: ['geolocation'],
    });
    const page = await context.newPage();
    const others = () => context.pages().filter((other) => other !== page);
    // A page that failed to load has the URL of an error page: the requested one is needed.
    const asked = new Map<Page, string>();
    context.on('request', (request) => {
      const page = request.isNavigationRequest() ? pageOf(request) : undefined;
      if (page) asked.set(page, request.url());
    });
    const protocol = await context.newCDPSession(page);
    // Not by Playwright, which counts its own scripts as user gestures.
    async function evaluate(expression: string) {
      const { result, exceptionDetails } = await protocol.send('Runtime.evaluate', {
        expression: `JSON.stringify(${expression})`,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return typeof result.value === 'string' ? JSON.parse(result.value) : undefined;
    }
    return {
      version: `Chromium ${browser.version()}`,
      hasPosition: true,
      hasSound: true,
      // The headless shell has no pop-up blocker, with any switch.
      blocksPopups: false,
      open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
      reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
      back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
      evaluate,
      tap: ({ x, y }) => page.touchscreen.tap(x, y),
      async drag(from, to) {
        const at = (type: string, points: readonly object[]) =>
          protocol.send('Input.dispatchTouchEvent', { type, touchPoints: points } as never);
        await at('touchStart', [from]);
        await delay(300);
        for (let part = 1; part <= 10; part += 1) {
          await at('touchMove', [
            { x: from.x + ((to.x - from.x) * part) / 10, y: from.y + ((to.y - from.y) * part) / 10 },
          ]);
          await delay(40);
        }
        await delay(300);
        await at('touchEnd', []);
      },
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key === 'SelectAll' ? 'Control+a' : key),
      attach: (selector, file) => page.setInputFiles(selector, file),
      resize: (width, height) => page.setViewportSize({ width, height }),
      otherWindows: async () => others().map((other) => asked.get(other) ?? other.url()),
      async closeOtherWindows() {
        for (const other of others()) await other.close();
        await page.bringToFront();
      },
      screenshot: () => page.screenshot(),
      close: () => browser.close(),
    };
  },
};

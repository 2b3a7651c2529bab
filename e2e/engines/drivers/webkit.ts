import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dragSteps, keys, pointer, pressSteps, tapSteps, typeSteps } from './actions.ts';
import { type Classic, elementKey, openClassic } from './classic.ts';
import { type Driver, type Engine, phone } from './driver.ts';
import { miniBrowser, onPath } from './findProgram.ts';
import { until } from './poll.ts';
import { type ProcessGroup, startGroup } from './processGroup.ts';

const driverProgram = onPath('WebKitWebDriver');
const browserProgram = miniBrowser();
const screenProgram = onPath('Xvfb');

/** WebKitGTK in its MiniBrowser, on a virtual screen. */
export const webkit: Engine = {
  name: 'WebKit',
  isHere: [driverProgram, browserProgram, screenProgram].every((program) => program !== undefined),
  comesWith: 'webkit2gtk-driver xvfb',
  async start({ port, folder }) {
    const screen = startGroup([screenProgram ?? '', '-displayfd', '3', '-screen', '0', '1400x1000x24']);
    const groups: ProcessGroup[] = [screen];
    try {
      const display = await until(
        () => `a screen opens: ${screen.output()}`,
        async () => /^\d+$/m.exec(screen.output())?.[0],
      );
      writeNarrowLook(folder);
      const { session, group } = await openSession(port, () =>
        startGroup([driverProgram ?? '', '-p', String(port)], {
          DISPLAY: `:${display}`,
          HOME: folder,
          XDG_CONFIG_HOME: folder,
          XDG_CACHE_HOME: folder,
          XDG_DATA_HOME: folder,
          TZ: 'America/Mexico_City',
          GDK_BACKEND: 'x11',
          NO_AT_BRIDGE: '1',
        }),
      );
      groups.push(group);
      return await drive(session, groups);
    } catch (error) {
      for (const group of groups.toReversed()) await group.end();
      throw error;
    }
  },
};

const attempts = 3;
/** Generous for slow machines: MiniBrowser opens within seconds, or never. */
const attemptMs = 40_000;

/** Sometimes the driver starts no browser and does not answer. A new one does. */
async function openSession(port: number, startDriver: () => ProcessGroup) {
  for (let attempt = 1; ; attempt += 1) {
    const group = startDriver();
    try {
      const session = await until(
        () => `WebKitWebDriver opens MiniBrowser: ${group.output()}`,
        () => openClassic(`http://127.0.0.1:${port}`, capabilities, attemptMs),
        attemptMs,
      );
      return { session, group };
    } catch (error) {
      await group.end();
      if (attempt === attempts) throw error;
      console.warn(`WebKitWebDriver did not start a browser: attempt ${attempt} of ${attempts}.`);
    }
  }
}

// The discard port refuses: only the shop is reachable.
const nowhere = '127.0.0.1:9';
const capabilities = {
  proxy: {
    proxyType: 'manual',
    httpProxy: nowhere,
    sslProxy: nowhere,
    noProxy: ['localhost', '127.0.0.1'],
  },
  'webkitgtk:browserOptions': { binary: browserProgram, args: ['--automation'] },
};

/** WebKit's toolbar would make the window wider than a phone. */
function writeNarrowLook(folder: string) {
  const look = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; }\n';
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(folder, version));
    writeFileSync(join(folder, version, 'gtk.css'), look);
  }
}

async function drive(session: Classic, groups: readonly ProcessGroup[]): Promise<Driver> {
  const own = await session.get<string>('/window');
  const act = (actions: object) => session.post('/actions', { actions });
  const others = async () => (await session.get<string[]>('/window/handles')).filter((id) => id !== own);
  const look = (handle: string) => session.post('/window', { handle });
  const evaluate = async (expression: string) => {
    const json = await session.post<string | null>('/execute/sync', {
      script: `return JSON.stringify(${expression})`,
      args: [],
    });
    return json === null ? undefined : JSON.parse(json);
  };
  /** The size of the viewport: the toolbar adds to the height of the window. */
  async function resize(width: number, height: number) {
    await session.post('/window/rect', { x: 0, y: 0, width, height });
    const [innerWidth, innerHeight] = (await evaluate('[innerWidth, innerHeight]')) as [number, number];
    if (innerWidth === width && innerHeight === height) return;
    await session.post('/window/rect', {
      width: width * 2 - innerWidth,
      height: height * 2 - innerHeight,
    });
    await until(
      () => `the page is ${width} px wide`,
      async () => (await evaluate('innerWidth')) === width,
    );
  }
  await resize(phone.width, phone.height);

  return {
    version: `WebKit (${session.browser.browserName} ${session.browser.browserVersion})`,
    hasPosition: false,
    hasSound: true,
    open: async (url) => void (await session.post('/url', { url })),
    reload: async () => void (await session.post('/refresh')),
    back: async () => void (await session.post('/back')),
    evaluate,
    // WebKitGTK's driver has no touch.
    tap: async (at) => void (await act(pointer('mouse', tapSteps(at)))),
    drag: async (from, to) => void (await act(pointer('mouse', dragSteps(from, to)))),
    type: async (text) => void (await act(keys(typeSteps(text)))),
    press: async (key) => void (await act(keys(pressSteps(key)))),
    async attach(selector, file) {
      const element = await session.post<Record<string, string>>('/element', {
        using: 'css selector',
        value: selector,
      });
      await session.post(`/element/${element[elementKey]}/value`, { text: file });
    },
    resize,
    async otherWindows() {
      const urls: string[] = [];
      for (const handle of await others()) {
        await look(handle);
        urls.push(await session.get<string>('/url'));
      }
      await look(own);
      return urls;
    },
    async closeOtherWindows() {
      for (const handle of await others()) {
        await look(handle);
        await session.remove('/window');
      }
      await look(own);
    },
    screenshot: async () => Buffer.from(await session.get<string>('/screenshot'), 'base64'),
    async close() {
      for (const group of groups.toReversed()) await group.end();
    },
  };
}

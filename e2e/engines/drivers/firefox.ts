import { dragSteps, keys, pointer, pressSteps, tapSteps, typeSteps } from './actions.ts';
import { type Bidi, openBidi } from './bidi.ts';
import { type Driver, type Engine, phone, romaNorte } from './driver.ts';
import { onPath } from './findProgram.ts';
import { writeFirefoxProfile } from './firefoxProfile.ts';
import { until } from './poll.ts';
import { type ProcessGroup, startGroup } from './processGroup.ts';

const program = onPath('firefox-esr', 'firefox');

/** Unmodified Firefox, by its own WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  isHere: program !== undefined,
  comesWith: 'firefox-esr',
  async start({ port, folder }) {
    writeFirefoxProfile(folder);
    const command = [program ?? '', '--headless', '--no-remote', '--profile', folder];
    const group = startGroup([...command, '--remote-debugging-port', String(port)], {
      HOME: folder,
      TZ: 'America/Mexico_City',
      MOZ_CRASHREPORTER_DISABLE: '1',
      // A process group of its own: the shop's tests have no desktop to ask.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    });
    try {
      const bidi = await until(
        () => `Firefox listens at port ${port}: ${group.output()}`,
        () => openBidi(`ws://127.0.0.1:${port}/session`),
      );
      return await drive(bidi, group);
    } catch (error) {
      await group.end();
      throw error;
    }
  },
};

type Tree = { readonly contexts: readonly { readonly context: string; readonly url: string }[] };
type Evaluated = {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
};

async function drive(bidi: Bidi, group: ProcessGroup): Promise<Driver> {
  const { capabilities } = await bidi.send('session.new', { capabilities: {} });
  const { browserVersion } = capabilities as { browserVersion: string };
  const windows = async () =>
    ((await bidi.send('browsingContext.getTree', { maxDepth: 0 })) as Tree).contexts;
  const [own] = await windows();
  const context = own?.context;
  const act = (actions: object) => bidi.send('input.performActions', { context, actions });
  const others = async () => (await windows()).filter((window) => window.context !== context);

  await bidi.send('browsingContext.setViewport', { context, viewport: phone, devicePixelRatio: 1 });
  await bidi.send('emulation.setGeolocationOverride', {
    contexts: [context],
    coordinates: { ...romaNorte, accuracy: 10 },
  });

  async function evaluate(expression: string) {
    const answer = (await bidi.send('script.evaluate', {
      expression: `JSON.stringify(${expression})`,
      target: { context },
      awaitPromise: false,
    })) as Evaluated;
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
    const json = answer.result?.value;
    return json === undefined ? undefined : JSON.parse(json);
  }

  /** Polls for the next document: Firefox reports one that a service worker answers offline as failed. */
  async function leave(how: () => Promise<unknown>) {
    await until(
      () => 'the page is there before it is left',
      async () => (await evaluate("document.readyState === 'complete'")) === true,
    );
    await evaluate('void (window.isLeft = true)');
    await how().catch(() => undefined);
    await until(
      () => 'the next page is there',
      async () => (await evaluate("!window.isLeft && document.readyState === 'complete'")) === true,
    );
  }

  return {
    version: `Firefox ${browserVersion}`,
    hasPosition: true,
    // Without a sound device its AudioContext never runs.
    hasSound: false,
    async open(url) {
      await bidi.send('permissions.setPermission', {
        descriptor: { name: 'geolocation' },
        state: 'granted',
        origin: new URL(url).origin,
      });
      await leave(() => bidi.send('browsingContext.navigate', { context, url, wait: 'none' }));
    },
    reload: () => leave(() => evaluate('void setTimeout(() => location.reload())')),
    back: async () => void (await bidi.send('browsingContext.traverseHistory', { context, delta: -1 })),
    evaluate,
    tap: async (at) => void (await act(pointer('touch', tapSteps(at)))),
    drag: async (from, to) => void (await act(pointer('touch', dragSteps(from, to)))),
    type: async (text) => void (await act(keys(typeSteps(text)))),
    press: async (key) => void (await act(keys(pressSteps(key)))),
    async attach(selector, file) {
      const { nodes } = await bidi.send('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
      });
      const [element] = nodes as { sharedId: string }[];
      await bidi.send('input.setFiles', { context, element: { sharedId: element?.sharedId }, files: [file] });
    },
    resize: async (width, height) =>
      void (await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } })),
    otherWindows: async () => (await others()).map(({ url }) => url),
    async closeOtherWindows() {
      for (const window of await others()) {
        await bidi.send('browsingContext.close', { context: window.context });
      }
      await bidi.send('browsingContext.activate', { context });
    },
    async screenshot() {
      const { data } = await bidi.send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
    async close() {
      bidi.close();
      await group.end();
    },
  };
}

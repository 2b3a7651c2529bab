import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, it } from 'vitest';
import type { Server } from '../../packages/backend/blackbox/harness/server.ts';
import type { Engine } from './drivers/driver.ts';
import { openVisit, type Visit } from './visit.ts';

/** The steps of a journey by their titles. Each starts where the previous one ended. */
export type Journey = Readonly<Record<string, (visit: Visit) => Promise<void>>>;

/** The folder of screenshots of failed steps, and with ENGINE_PICTURES set, of each screen. */
const pictures = '.cache/test/engines';

async function takePicture({ browser }: Visit, name: string) {
  mkdirSync(pictures, { recursive: true });
  writeFileSync(`${pictures}/${name}.png`, await browser.screenshot());
}

/** Each step is a test. After a failed one, the next ones cannot start, and fail too. */
export function runJourney(engine: Engine, journey: Journey, shop: () => Server) {
  let visit: Visit | undefined;
  let lost: string | undefined;
  beforeAll(async () => {
    visit = await openVisit(engine, shop());
    console.log(visit.browser.version);
  });
  afterAll(() => visit?.close());

  for (const [title, step] of Object.entries(journey)) {
    it(title, async ({ onTestFailed }) => {
      if (!visit || lost) throw new Error(`Not reached: «${lost}» failed.`);
      const present = visit;
      lost = title;
      onTestFailed(() => takePicture(present, `${engine.name} - ${title}`).catch(() => undefined));
      await step({
        ...present,
        look: async (screen) => {
          if (process.env.ENGINE_PICTURES) await takePicture(present, `${engine.name} ${screen}`);
        },
      });
      lost = undefined;
    });
  }
}

import fc from 'fast-check';
import { ownerToken } from '../../src/testing/tokens.ts';
import { type CloudPrinter, pairCloudPrinter } from '../harness/cloudPrinter.ts';
import { anySteps } from './anyStep.ts';
import { compareWithModel } from './compareWithModel.ts';
import { beginEvening, startOf } from './evening.ts';
import { createMenu, type MenuIds } from './menu.ts';
import { openRealShop, type RealShop } from './realShop.ts';
import { shorten } from './shorten.ts';
import type { Step } from './step.ts';
import { expectTables, statements } from './tables.ts';

export type PlayOptions = {
  /** The seed of the first evening; each following evening has the next number. */
  readonly seed: number;
  /** At least so many steps are played, in as many evenings as it takes. */
  readonly steps: number;
  /** Positions of steps of the seed's evening, as a failed run printed them: only these are played. */
  readonly story?: readonly number[] | undefined;
};

export type Played = {
  evenings: number;
  orders: number;
  /** How long each step took, with the comparison after it. */
  readonly stepMs: number[];
};

/** The real shop, and what was played on it. */
type Stage = {
  readonly real: RealShop;
  readonly menu: MenuIds;
  readonly printer: CloudPrinter;
  readonly played: Played;
};

/** How long an event may take to arrive on a busy machine. */
const patienceMs = 120_000;
/** For stories shorter than one that has failed: a slow one that fails by mistake only misleads the reader. */
const shorteningLimitMs = 1_500;
const maxShorteningMs = 240_000;

/**
 * Plays random evenings on one real server and compares every side with the model after each step.
 *
 * @param databaseUrl of PostgreSQL; null for the embedded database
 * @throws Error with a short story that fails, and how to play it again
 */
export async function playEvenings(
  databaseUrl: string | null,
  { seed, steps, story }: PlayOptions,
): Promise<Played> {
  const real = await openRealShop(databaseUrl, startOf(0));
  try {
    const menu = await createMenu(real.server(), ownerToken());
    const printer = await pairCloudPrinter(real.server(), ownerToken(), 'Cocina de la noche');
    const played: Played = { evenings: 0, orders: 0, stepMs: [] };
    const stage = { real, menu, printer, played };
    if (story) await playSeed(stage, seed, story);
    else while (played.stepMs.length < steps) await playSeed(stage, seed + played.evenings, null);
    expectTables(await real.end(statements), played.orders);
    return played;
  } finally {
    await real.remove();
  }
}

/** Plays the evening of a seed. When it fails, plays shorter and shorter ones. */
async function playSeed(stage: Stage, seed: number, only: readonly number[] | null): Promise<void> {
  const [planned = []] = fc.sample(anySteps, { seed, numRuns: 1 });
  const first = await playEvening(stage, planned, only ?? [...planned.keys()], patienceMs);
  if (first.failure === null) return;

  const before = stage.played.stepMs.length;
  const deadline = performance.now() + maxShorteningMs;
  let shortest = first;
  await shorten(first.story, async (story) => {
    if (performance.now() > deadline) return false;
    const positions = story.map(({ position }) => position);
    // Another one of two parallel calls may win the next time.
    for (let tries = 0; tries < 2; tries += 1) {
      const played = await playEvening(stage, planned, positions, shorteningLimitMs);
      if (played.failure === null) continue;
      shortest = played;
      return true;
    }
    return false;
  });
  throw new Error(
    [
      `The evening of seed ${seed} fails at its step ${first.story.length}; ${before} steps before it agree.`,
      `A shorter story that fails, of ${shortest.story.length} steps:`,
      ...shortest.story.map(({ sentence }, index) => `${index + 1}. ${sentence}`),
      '',
      String(shortest.failure?.error),
      '',
      `Again: EVENING_SEED=${seed} EVENING_STORY=${shortest.story.map(({ position }) => position)} pnpm contract evening`,
    ].join('\n'),
    { cause: shortest.failure?.error },
  );
}

/** The steps that happened, and why the last one failed, if it did. */
type PlayedEvening = {
  readonly story: readonly { readonly position: number; readonly sentence: string }[];
  readonly failure: { readonly error: unknown } | null;
};

/** Plays the planned steps at these positions. A step that is impossible is left out. */
async function playEvening(
  { real, menu, printer, played }: Stage,
  planned: readonly Step[],
  positions: readonly number[],
  withinMs: number,
): Promise<PlayedEvening> {
  const evening = await beginEvening(real, menu, printer, played.evenings);
  played.evenings += 1;
  const story: { position: number; sentence: string }[] = [];
  try {
    for (const position of positions) {
      const happening = planned[position]?.(evening);
      if (!happening) continue;
      story.push({ position, sentence: happening.sentence });
      const start = performance.now();
      await happening.happens();
      await compareWithModel(evening, withinMs);
      played.stepMs.push(performance.now() - start);
    }
    return { story, failure: null };
  } catch (error) {
    return { story, failure: { error } };
  } finally {
    played.orders += evening.ids.length;
    evening.leave();
    await revive(real);
  }
}

/** A server that ended by itself must not fail the next story too. */
async function revive(real: RealShop): Promise<void> {
  const isWell = await fetch(`${real.server().url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isWell) await real.restart('kill');
}

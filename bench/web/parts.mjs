import { openSteeredBrowser } from './browsers.mjs';
import { median, mediansOf, ratioInTurns, tableOf } from './figures.mjs';
import { judged } from './goals.mjs';
import { audit, hasLighthouse } from './lighthouse.mjs';
import { growthOf, navigations, warmUp } from './memory.mjs';
import { visit } from './shapedLink.mjs';
import { interactionMs, tapsOf } from './taps.mjs';

/**
 * @typedef {import('./visitors.mjs').Visitor} Visitor
 * @typedef {import('./goals.mjs').Judged} Judged
 * @typedef {{ name: string, url: string, visitor: Visitor, static?: boolean, promised?: boolean }} Page `promised`: the goals are about it
 * @typedef {{ shopUrl: string, browser: import('playwright').Browser, runs: number, pages: readonly Page[], states: Readonly<Record<Visitor, import('./browsers.mjs').State>> }} Place
 * @typedef {{ title: string, table: string, figures: unknown, goals: Judged[] }} Part
 */

/**
 * The pages in turns, so that a busy moment of the machine hits them all.
 *
 * @template Subject, Sample
 * @param {number} runs
 * @param {readonly Subject[]} subjects
 * @param {(subject: Subject) => Promise<Sample>} measure
 * @returns {Promise<[Subject, Sample[]][]>}
 */
async function inTurns(runs, subjects, measure) {
  /** @type {[Subject, Sample[]][]} */
  const samples = subjects.map((subject) => [subject, []]);
  for (let run = 0; run < runs; run += 1) {
    for (const [subject, taken] of samples) taken.push(await measure(subject));
  }
  return samples;
}

const whole = (/** @type {number | undefined} */ value) => (value === undefined ? '–' : value.toFixed(0));
/** Below half a thousandth of the screen nothing was seen to move. */
const shift = (/** @type {number} */ cls) => Number(cls.toFixed(3));

/**
 * First visits over a link that is really slow.
 *
 * @param {Place} place
 * @returns {Promise<Part>}
 */
export async function measureVisits({ browser, runs, pages, states }) {
  const samples = await inTurns(runs, pages, ({ url, visitor }) => visit(browser, url, states[visitor]));
  const figures = samples.map(([page, turns]) => ({ page, turns, ...mediansOf(turns) }));
  return {
    title: 'First visit, 150 ms and slow 4G, a phone 4 times slower than this machine (ms)',
    table: tableOf(
      ['Page', 'FCP', 'LCP', 'blocking', 'CLS', 'hydrated at', 'requests', 'JS kB'],
      figures.map(({ page, fcp, lcp, blocking, cls, hydrated, requests, scriptKb }) => [
        page.name,
        ...[fcp, lcp, blocking].map(whole),
        `${shift(cls)}`,
        ...[page.static ? undefined : hydrated, requests].map(whole),
        scriptKb.toFixed(1),
      ]),
    ),
    figures,
    goals: [
      ...againstStatic('slow link', figures),
      ...figures
        .filter(({ page }) => page.promised)
        .flatMap(({ page, cls, scriptKb }) => [
          judged({ goal: `${page.name}, slow link: CLS`, value: shift(cls), limit: 0 }),
          judged({ goal: `${page.name}: kB of scripts`, value: scriptKb, limit: scriptKbAtMost(page) }),
        ]),
    ],
  };
}

const scriptKbAtMost = (/** @type {Page} */ { name }) => (name === 'home' ? 90 : 98);

/**
 * A page beside its own content without a script.
 *
 * @param {string} how it was visited
 * @param {readonly { page: Page, turns: readonly { fcp: number, lcp: number }[] }[]} figures
 */
const againstStatic = (how, figures) =>
  figures.flatMap(({ page, turns }) => {
    const limit = figures.find((other) => other.page.static && other.page.name === `${page.name}, static`);
    if (!limit) return [];
    return /** @type {const} */ (['fcp', 'lcp']).map((field) =>
      judged({
        goal: `${page.name}, ${how}: ${field.toUpperCase()} against static`,
        value: ratioInTurns(turns, limit.turns, field),
        limit: 1.05,
      }),
    );
  });

/** @type {readonly ('mobile' | 'desktop')[]} */
const forms = ['mobile', 'desktop'];

/**
 * Lighthouse's judgement, as it comes: simulated slow 4G and a mid-range phone, and its desktop.
 *
 * @param {Place} place
 * @returns {Promise<Part>}
 */
export async function measurePages({ shopUrl, runs, pages }) {
  const title = 'Lighthouse (ms)';
  if (!hasLighthouse()) {
    return { title, table: 'SKIPPED: Lighthouse could not be installed.', figures: null, goals: [] };
  }
  const browsers = {
    newcomer: await openSteeredBrowser(shopUrl, 'newcomer'),
    hungry: await openSteeredBrowser(shopUrl, 'hungry'),
    staff: await openSteeredBrowser(shopUrl, 'staff'),
  };
  const subjects = forms.flatMap((form) => pages.map((page) => ({ form, page })));
  const samples = await inTurns(runs, subjects, ({ form, page: { url, visitor } }) =>
    audit(url, form, browsers[visitor].port, visitor === 'newcomer'),
  );
  for (const { close } of Object.values(browsers)) await close();
  const figures = samples.map(([{ form, page }, audits]) => ({
    form,
    page,
    turns: audits,
    missed: [...new Set(audits.flatMap(({ missed }) => missed))],
    ...mediansOf(audits.map(({ missed: _, ...audited }) => audited)),
  }));
  return {
    title,
    table: tableOf(
      ['Page', '', 'FCP', 'LCP', 'TBT', 'CLS', 'JS kB', 'requests', 'scores', 'audits missed'],
      figures.map(({ form, page, fcp, lcp, tbt, cls, scriptKb, requests, missed, ...scores }) => [
        page.name,
        form,
        ...[fcp, lcp, tbt].map(whole),
        `${shift(cls)}`,
        scriptKb.toFixed(1),
        whole(requests),
        [scores.performance, scores.accessibility, scores.bestPractices, scores.seo].join('/'),
        missed.join(' '),
      ]),
    ),
    figures,
    goals: forms.flatMap((form) =>
      lighthouseGoals(
        form,
        figures.filter((figure) => figure.form === form),
      ),
    ),
  };
}

/**
 * @param {'mobile' | 'desktop'} form
 * @param {readonly (import('./lighthouse.mjs').Audit & { page: Page, turns: readonly import('./lighthouse.mjs').Audit[] })[]} figures
 */
const lighthouseGoals = (form, figures) => [
  ...againstStatic(`Lighthouse ${form}`, figures),
  ...figures
    .filter(({ page }) => page.promised)
    .flatMap(({ page, tbt, cls, performance, accessibility, bestPractices, seo }) => {
      const of = `${page.name}, Lighthouse ${form}`;
      return [
        judged({ goal: `${of}: TBT ms`, value: tbt, limit: 10, ofTheMachine: true }),
        judged({
          goal: `${of}: performance`,
          value: performance,
          limit: 100,
          atLeast: true,
          ofTheMachine: true,
        }),
        judged({ goal: `${of}: CLS`, value: shift(cls), limit: 0 }),
        judged({ goal: `${of}: accessibility`, value: accessibility, limit: 100, atLeast: true }),
        judged({ goal: `${of}: best practices`, value: bestPractices, limit: 100, atLeast: true }),
        judged({ goal: `${of}: SEO`, value: seo, limit: 100, atLeast: true }),
      ];
    }),
];

/**
 * From the hand to the next picture, on a slow phone.
 *
 * @param {Place} place
 * @returns {Promise<Part>}
 */
export async function measureTaps({ browser, shopUrl, runs, states }) {
  const taps = await tapsOf(shopUrl);
  const samples = await inTurns(runs, taps, (tap) =>
    interactionMs(browser, shopUrl, tap, states[tap.visitor]),
  );
  const figures = samples.map(([{ name }, took]) => ({ name, inp: median(took), worst: Math.max(...took) }));
  return {
    title: 'From the hand to the screen, 4 times slower (INP, ms)',
    table: tableOf(
      ['What', 'median', 'worst'],
      figures.map(({ name, inp, worst }) => [name, whole(inp), whole(worst)]),
    ),
    figures,
    goals: figures
      .slice(1)
      .map(({ name, inp }) =>
        judged({ goal: `${name}: ms to the screen`, value: inp, limit: 49, ofTheMachine: true }),
      ),
  };
}

/**
 * What the shop keeps of what was long left.
 *
 * @param {Place} place
 * @returns {Promise<Part>}
 */
export async function measureMemory({ browser, shopUrl, states }) {
  const figures = await growthOf(browser, shopUrl, states.hungry);
  const { heapMb, heap, nodes, listeners } = figures;
  return {
    title: `After ${navigations} navigations, as a multiple of what was there before (after ${warmUp} others)`,
    table: tableOf(
      ['heap', 'nodes', 'listeners', 'heap MB'],
      [[heap, nodes, listeners, heapMb].map((value) => value.toFixed(2))],
    ),
    figures,
    goals: [
      judged({ goal: 'heap after many navigations', value: heap, limit: 1.1 }),
      judged({ goal: 'nodes after many navigations', value: nodes, limit: 1.1 }),
      judged({ goal: 'listeners after many navigations', value: listeners, limit: 1.1 }),
    ],
  };
}

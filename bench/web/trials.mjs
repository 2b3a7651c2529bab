import { inTurns } from './figures.mjs';

/**
 * Measures the subjects in turns and says so as it goes. A trial that fails is told and counted; the others go on.
 *
 * @template Subject, Sample
 * @param {Pick<import('./parts/part.mjs').Place, 'runs' | 'failures'>} place
 * @param {readonly Subject[]} subjects
 * @param {(subject: Subject) => string} nameOf
 * @param {(subject: Subject) => Promise<Sample>} measure
 * @returns {Promise<[Subject, Sample[]][]>} without subjects that were not measured once
 */
export async function inTurnsTold({ runs, failures }, subjects, nameOf, measure) {
  const all = runs * subjects.length;
  let ended = 0;
  const tell = (/** @type {Subject} */ subject, /** @type {string} */ outcome) => {
    ended += 1;
    console.error(`  ${ended}/${all} ${nameOf(subject)}: ${outcome}`);
  };
  const samples = await inTurns(runs, subjects, async (subject) => {
    const started = performance.now();
    try {
      const sample = await measure(subject);
      tell(subject, `${((performance.now() - started) / 1000).toFixed(1)} s`);
      return [sample];
    } catch (error) {
      const [reason = ''] = String(error).split('\n');
      failures.push(`${nameOf(subject)}: ${reason}`);
      tell(subject, `FAILED, ${reason}`);
      return [];
    }
  });
  return samples.flatMap(([subject, taken]) => {
    const measured = taken.flat();
    return measured.length > 0 ? [/** @type {[Subject, Sample[]]} */ ([subject, measured])] : [];
  });
}

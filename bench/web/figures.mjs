/**
 * The median; for an even number of values, the mean of the middle two.
 *
 * @param {readonly number[]} values at least one
 */
export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [below, above] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (below === undefined || above === undefined) throw new Error('There is no median of nothing.');
  return (below + above) / 2;
}

/**
 * The median of each field over several measurements of the same thing.
 *
 * @template {string} Field
 * @param {readonly Readonly<Record<Field, number>>[]} samples at least one
 * @returns {Record<Field, number>}
 */
export function mediansOf(samples) {
  const fields = /** @type {Field[]} */ (Object.keys(samples[0] ?? {}));
  const entries = fields.map((field) => [field, median(samples.map((sample) => sample[field]))]);
  return /** @type {Record<Field, number>} */ (Object.fromEntries(entries));
}

/**
 * The ratio of two things that were measured in alternation: the median of the ratios of each turn, because other
 * load affects both sides of a turn.
 *
 * @template {string} Field
 * @param {readonly Readonly<Record<Field, number>>[]} ones
 * @param {readonly Readonly<Record<Field, number>>[]} others as many
 * @param {Field} field
 */
export const ratioInTurns = (ones, others, field) =>
  median(ones.map((one, turn) => one[field] / (others[turn]?.[field] ?? Number.NaN)));

/**
 * Measures the subjects in alternation, so that other load of the machine affects all of them.
 *
 * @template Subject, Sample
 * @param {number} runs
 * @param {readonly Subject[]} subjects
 * @param {(subject: Subject) => Promise<Sample>} measure
 * @returns {Promise<[Subject, Sample[]][]>}
 */
export async function inTurns(runs, subjects, measure) {
  /** @type {[Subject, Sample[]][]} */
  const samples = subjects.map((subject) => [subject, []]);
  for (let run = 0; run < runs; run += 1) {
    for (const [subject, taken] of samples) taken.push(await measure(subject));
  }
  return samples;
}

/**
 * A table in Markdown.
 *
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export function tableOf(head, rows) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

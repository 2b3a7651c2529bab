import * as v from 'valibot';

/**
 * A backup is in JSON Lines: a header, the rows of every table after those of the tables it references, the state of each
 * sequence, and a footer, which is missing in a truncated file and does not fit to an altered one.
 */
export const header = v.object({
  backup: v.literal('crepas'),
  version: v.literal(1),
  /** The migrations that had run. */
  migrations: v.array(v.string()),
});

const row = v.object({ table: v.string(), row: v.record(v.string(), v.unknown()) });
const sequence = v.object({
  table: v.string(),
  column: v.string(),
  last: v.string(),
  isCalled: v.boolean(),
});
const footer = v.object({
  rows: v.number(),
  /** The hash of the lines before this one, each with its end. Backups of earlier versions have none. */
  sha256: v.optional(v.string()),
});

export const line = v.union([header, row, sequence, footer]);

export type Header = v.InferOutput<typeof header>;
export type RowLine = v.InferOutput<typeof row>;
export type SequenceLine = v.InferOutput<typeof sequence>;
export type Line = v.InferOutput<typeof line>;

/** The file cannot be restored here. The message is one sentence for the person who tried. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export function parseLine(text: string): Line {
  try {
    return v.parse(line, JSON.parse(text));
  } catch (cause) {
    throw new BackupError('El archivo no es un respaldo de Crepas, o está dañado.', { cause });
  }
}

export const incomplete = () => new BackupError('El respaldo está incompleto: no se restauró nada.');

/** An older backup is accepted: columns of later migrations have defaults. */
export function refuseUnlessKnown({ migrations }: Header, known: ReadonlySet<string>): void {
  const unknown = migrations.find((name) => !known.has(name));
  if (unknown === undefined) return;
  throw new BackupError(`El respaldo es de una versión más nueva: esta no conoce «${unknown}».`);
}

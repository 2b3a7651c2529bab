import * as v from 'valibot';

/**
 * A backup is lines of JSON: a head, the rows of every table after those it refers to, where each numbering
 * stands, and an end, so that a file that was cut off is none.
 */
export const head = v.object({
  backup: v.literal('crepas'),
  version: v.literal(1),
  /** Names of the migrations that the data fits. */
  migrations: v.array(v.string()),
});

const row = v.object({ table: v.string(), row: v.record(v.string(), v.unknown()) });
const numbering = v.object({
  table: v.string(),
  column: v.string(),
  last: v.string(),
  isCalled: v.boolean(),
});
const end = v.object({ rows: v.number() });

export const line = v.union([head, row, numbering, end]);

export type Head = v.InferOutput<typeof head>;
export type RowLine = v.InferOutput<typeof row>;
export type NumberingLine = v.InferOutput<typeof numbering>;
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

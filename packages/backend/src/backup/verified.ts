import { createHash } from 'node:crypto';
import { BackupError, incomplete, parseLine, refuseUnlessKnown } from './format.ts';

/**
 * Passes the lines on, and looks at each: a header that this version knows, the number of rows, and the hash of the whole.
 * Refuses nothing for what the rows hold: the database does.
 *
 * @param known the migrations of this version
 * @throws BackupError during the iteration
 */
export async function* verified(
  lines: AsyncIterable<string>,
  known: ReadonlySet<string>,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let rows = 0;
  let isFirst = true;
  let isComplete = false;
  for await (const text of lines) {
    const line = parseLine(text);
    if (isComplete || 'backup' in line !== isFirst) throw incomplete();
    isFirst = false;
    if ('backup' in line) refuseUnlessKnown(line, known);
    if ('row' in line) rows += 1;
    if ('rows' in line) {
      isComplete = true;
      if (line.rows !== rows) throw incomplete();
      if (line.sha256 !== undefined && line.sha256 !== hash.digest('hex')) throw altered();
    } else hash.update(`${text}\n`);
    yield text;
  }
  if (!isComplete) throw incomplete();
}

const altered = () => new BackupError('El respaldo fue alterado: no se restauró nada.');

/**
 * Reads a backup to its end before anything of it is used.
 *
 * @throws BackupError
 */
export async function verify(lines: AsyncIterable<string>, known: ReadonlySet<string>): Promise<void> {
  const checked = verified(lines, known);
  while (!(await checked.next()).done);
}

export type EventBlock = {
  /** `message` by default. */
  readonly event: string;
  /** Null in a block without data, which may still set the last event id. */
  readonly data: string | null;
  readonly id: string | null;
  /** Reconnection delay in milliseconds. */
  readonly retryMs: number | null;
};

/** An incremental parser: takes the next chunk of text and returns the blocks that it completes. */
export function createBlockReader(): (text: string) => EventBlock[] {
  let rest = '';
  let lines: string[] = [];

  return (text) => {
    const blocks: EventBlock[] = [];
    // A `\r` at the end of a chunk may be the first half of a `\r\n`, so it is kept for the next chunk.
    const read = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = read.pop() ?? '';
    for (const line of read) {
      if (line !== '') lines.push(line);
      else {
        if (lines.some((field) => !field.startsWith(':'))) blocks.push(blockOf(lines));
        lines = [];
      }
    }
    return blocks;
  };
}

function blockOf(lines: readonly string[]): EventBlock {
  const fields = lines.map(fieldOf);
  const last = (wanted: string) => fields.filter(({ name }) => name === wanted).at(-1)?.value ?? null;
  const data = fields.filter(({ name }) => name === 'data').map(({ value }) => value);
  const retry = last('retry');
  return {
    event: last('event') || 'message',
    data: data.length === 0 ? null : data.join('\n'),
    id: last('id'),
    retryMs: retry !== null && /^\d+$/.test(retry) ? Number(retry) : null,
  };
}

function fieldOf(line: string) {
  const colon = line.indexOf(':');
  if (colon === -1) return { name: line, value: '' };
  return { name: line.slice(0, colon), value: line.slice(colon + 1).replace(/^ /, '') };
}

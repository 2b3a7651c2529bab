/** One block of a `text/event-stream`, as its fields say. */
export type EventBlock = {
  /** `message` where the block names none. */
  readonly event: string;
  /** Null where the block has none: it may still tell the id that a reader comes back with. */
  readonly data: string | null;
  readonly id: string | null;
  /** Milliseconds to wait before coming back. */
  readonly retryMs: number | null;
};

/** Reads a stream piece by piece: takes the next piece of text and answers the blocks that it completes. */
export function createBlockReader(): (text: string) => EventBlock[] {
  let rest = '';
  let lines: string[] = [];

  return (text) => {
    const blocks: EventBlock[] = [];
    // A `\r` at the end may be the first half of a `\r\n`: it waits for the next piece.
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

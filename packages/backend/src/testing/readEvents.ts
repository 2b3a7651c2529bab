/** A block of a `text/event-stream`: its fields, or null for a comment. */
export type StreamBlock = Readonly<Record<string, string>> | null;

/** Parses a stream. Ends with the stream, also if it is destroyed. */
export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<StreamBlock> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const bytes of body) {
      text += decoder.decode(bytes, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) yield fieldsOf(block);
    }
  } catch {
    // The stream was destroyed.
  }
}

function fieldsOf(block: string): StreamBlock {
  if (block.startsWith(':')) return null;
  return Object.fromEntries(
    block.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
  );
}

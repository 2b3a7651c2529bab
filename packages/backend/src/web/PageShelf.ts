import type { PrecompressedBody } from '../precompressed/PrecompressedBody.ts';

/** A page as it goes out. */
export type ReadyPage = {
  readonly status: 200 | 404;
  readonly contentType: string;
  readonly bytes: PrecompressedBody;
};

/** Null for a page that could not be drawn. */
export type Drawing = Promise<ReadyPage | null>;

/** Pages that were drawn, or are being drawn, of one state of the menu. */
export type PageShelf = {
  /** Draws it unless it is here; who asks meanwhile waits for the same drawing. Never rejects if `draw` does not. */
  readonly take: (key: string, draw: () => Drawing) => Drawing;
};

/**
 * Keeps as many pages as fit; those that nobody asked for go first.
 *
 * @param mostBytes of all encodings together
 */
export function createPageShelf(mostBytes: number): PageShelf {
  const pages = new Map<string, Drawing>();
  const sizes = new Map<string, number>();
  let bytes = 0;

  function leave(key: string): void {
    pages.delete(key);
    bytes -= sizes.get(key) ?? 0;
    sizes.delete(key);
  }
  async function weigh(key: string, drawing: Drawing): Promise<void> {
    const page = await drawing;
    if (pages.get(key) !== drawing) return;
    const size = page === null ? 0 : sizeOf(page.bytes);
    sizes.set(key, size);
    bytes += size;
    for (const oldest of sizes.keys()) {
      if (bytes <= mostBytes) return;
      leave(oldest);
    }
  }

  return {
    take(key, draw) {
      const known = pages.get(key);
      const drawing = known ?? draw();
      if (!known) {
        pages.set(key, drawing);
        void weigh(key, drawing);
        return drawing;
      }
      const size = sizes.get(key);
      // Asked for: the last to go.
      if (size !== undefined && sizes.delete(key)) sizes.set(key, size);
      return drawing;
    },
  };
}

const sizeOf = ({ plain, gzip, br }: PrecompressedBody) =>
  plain.length + (gzip?.length ?? 0) + (br?.length ?? 0);

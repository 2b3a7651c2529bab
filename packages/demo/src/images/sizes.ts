/** The widths that the pages ask for; a test in `tools/` compares them with `packages/ui`. */
export const readyWidths: readonly number[] = [160, 240, 320, 480, 800, 1200];

/** Every promised browser accepts one of them. */
export const readyFormats = ['avif', 'webp'] as const;

/** The picture of a link's preview in a messenger: its options in an address, and its file. */
export const preview = {
  options: 'w_1200,h_630,c_fill,q_auto,f_jpg',
  width: 1200,
  height: 630,
  file: 'preview.jpg',
} as const;

export type Delivery = {
  readonly publicId: string;
  /** The ready-made file; without one the uploaded picture is meant. */
  readonly file?: string;
};

const maxCharacters = 300;
/** `<options>/v<version>/<public id>.<extension>`; only the id is always there. No dots: an id becomes a path. */
const grammar = /^(?:([^/]+_[^/]+)\/)?(?:v\d+\/)?([\w-]+(?:\/[\w-]+)*)(?:\.[a-z]+)?$/;

/**
 * Parses the part after `/image/upload/`. Its options are those of the apps: `w_320,q_auto,f_auto`, whose width is rounded up
 * to a ready one, or the preview's.
 *
 * @returns `bad` for other options, nothing for a name no picture can have
 */
export function parseDelivery(path: string, accept = ''): Delivery | 'bad' | undefined {
  const [, options, publicId] = path.length > maxCharacters ? [] : (grammar.exec(path) ?? []);
  if (!publicId) return undefined;
  if (options === undefined) return { publicId };
  if (options === preview.options) return { publicId, file: preview.file };
  const [, width] = /^w_([1-9]\d{0,3}),q_auto,f_auto$/.exec(options) ?? [];
  if (!width) return 'bad';
  const ready = readyWidths.find((wide) => wide >= Number(width)) ?? Math.max(...readyWidths);
  return { publicId, file: `${ready}.${accept.includes('image/avif') ? 'avif' : 'webp'}` };
}

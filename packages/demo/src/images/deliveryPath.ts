import { type Format, formatNamed } from './formats.ts';
import { isPublicId } from './publicId.ts';
import { parseTransformation, type Transformation, unchanged } from './transformation.ts';

export type Delivery = {
  readonly publicId: string;
  readonly transformation: Transformation;
  /** Of the file name; an address may end without one. */
  readonly extension?: Format;
};

const versionPattern = /^v\d+$/;
const looksLikeOptions = /^[a-z]{1,3}_[^,]+(,[a-z]{1,3}_[^,]+)*$/;

/**
 * Parses the part after `/image/upload/`: `<transformation>/<version>/<public id>.<format>`, the first two optional.
 * The segment before a version is a transformation; without a version, a folder must not look like one, as at
 * Cloudinary.
 *
 * @returns `bad` for a transformation or format this host does not know, nothing for a name no image can have
 */
export function parseDeliveryPath(path: string): Delivery | 'bad' | undefined {
  const segments = path.split('/');
  const version = segments.slice(0, 2).findIndex((segment) => versionPattern.test(segment));
  const hasOptions =
    version > 0 || (version < 0 && segments.length > 1 && looksLikeOptions.test(segments[0] ?? ''));
  const transformation = hasOptions ? parseTransformation(segments[0] ?? '') : unchanged;
  const name = segments.slice((hasOptions ? 1 : 0) + (version < 0 ? 0 : 1)).join('/');
  const [, publicId = '', ending] = /^(.*?)(?:\.([a-z]+))?$/.exec(name) ?? [];
  if (!isPublicId(publicId)) return undefined;
  const extension = ending === undefined ? undefined : formatNamed(ending);
  if (!transformation || (ending !== undefined && !extension)) return 'bad';
  return { publicId, transformation, ...(extension && { extension }) };
}

import { randomBytes } from 'node:crypto';

/** Folders and a name of letters, digits, - and _: no path outside of the folder. */
const publicIdPattern = /^[\w-]+(\/[\w-]+)*$/;
const mostCharacters = 200;

export const isPublicId = (text: string): boolean =>
  text.length <= mostCharacters && publicIdPattern.test(text);

/** The id of an upload: the one asked for, or a random one; in a folder when one is asked for. */
export function newPublicId({ public_id, folder }: Readonly<Record<string, string>>): string {
  const name = public_id || randomBytes(10).toString('hex');
  return folder ? `${folder}/${name}` : name;
}

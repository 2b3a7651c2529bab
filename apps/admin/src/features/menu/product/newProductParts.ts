import { listed } from '../../../shared/copy.ts';

/** What has a call of its own, which needs the id of the new product. */
export type ProductPart<Id> = {
  /** «sus extras» */
  readonly name: string;
  readonly save: (id: Id) => Promise<unknown>;
  /** The fields of the form that it saves. */
  readonly draft: Readonly<Record<string, unknown>>;
};

export type LostParts = {
  /** «sus opciones y sus extras» */
  readonly names: string;
  /** The form of the product goes on with them. */
  readonly draft: Readonly<Record<string, unknown>>;
  /** Of the last one; undefined where nothing was sent. */
  readonly error: unknown;
};

/**
 * Saves the parts of a product that was just created, one after the other. A failed one does not hold up the next.
 *
 * @param id null where the server did not say it: nothing can be sent then
 * @returns those that are not saved; null for none
 */
export async function saveNewParts<Id>(
  id: Id | null,
  parts: readonly ProductPart<Id>[],
): Promise<LostParts | null> {
  const lost: ProductPart<Id>[] = [];
  let failed: unknown;
  for (const part of parts) {
    try {
      if (id === null) lost.push(part);
      else await part.save(id);
    } catch (error) {
      lost.push(part);
      failed = error;
    }
  }
  if (lost.length === 0) return null;
  return {
    names: listed(lost.map(({ name }) => name)),
    draft: Object.assign({}, ...lost.map(({ draft }) => draft)),
    error: failed,
  };
}

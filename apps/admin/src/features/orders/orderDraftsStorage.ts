const key = 'orderDrafts';

/** What staff have begun to type of orders, one text for each form. */
export type StoredDrafts = Readonly<Record<string, string>>;

/**
 * The half-written orders of this tab. They have customers' data, so they end with the tab. With blocked storage they are
 * lost with a reload, and nothing throws.
 */
export const storedOrderDrafts = {
  load(): StoredDrafts {
    try {
      const read: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
      return Object.fromEntries(
        Object.entries(Object(read)).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      );
    } catch {
      return {};
    }
  },
  save(drafts: StoredDrafts): void {
    try {
      if (Object.keys(drafts).length === 0) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(drafts));
    } catch {
      // Storage is blocked: the drafts stay until the next reload.
    }
  },
};

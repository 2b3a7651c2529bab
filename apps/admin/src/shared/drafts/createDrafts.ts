import { create } from 'zustand';

export type DraftsOfOne<Value> = {
  /** Undefined while nothing was typed. */
  readonly read: (key: string) => Value | undefined;
  readonly write: (key: string, draft: Value) => void;
  readonly discard: (key: string) => void;
  readonly useDraft: (key: string) => Value | undefined;
};

/**
 * The drafts of one kind of form. They stay when the screen unmounts, for example when an expired session shows the
 * sign-in. In memory only.
 */
export function createDrafts<Value>(): DraftsOfOne<Value> {
  const useStore = create<Readonly<Record<string, Value>>>()(() => ({}));
  return {
    read: (key) => useStore.getState()[key],
    write: (key, draft) => useStore.setState({ [key]: draft }),
    discard: (key) =>
      useStore.setState(({ [key]: _, ...others }) => others as Readonly<Record<string, Value>>, true),
    useDraft: (key) => useStore((drafts) => drafts[key]),
  };
}

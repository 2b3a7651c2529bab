const areas = { tab: () => sessionStorage, device: () => localStorage } as const;

/** One text that the browser stores for this tab or this device. Where storage is blocked it stays null, and nothing throws. */
export const storedText = (area: keyof typeof areas, key: string) => ({
  load(): string | null {
    try {
      return areas[area]().getItem(key);
    } catch {
      return null;
    }
  },
  /** Null removes it. */
  save(text: string | null): void {
    try {
      if (text === null) areas[area]().removeItem(key);
      else areas[area]().setItem(key, text);
    } catch {
      // Storage is blocked or full: the text is lost with the next reload.
    }
  },
});

export type Build = {
  /** Changes with the content of the build. */
  readonly version: string;
  /** The length in bytes of each file of the build with a hash in its name, by path. */
  readonly assets: Readonly<Record<string, number>>;
  /** The assets that the store needs offline. */
  readonly precached: readonly string[];
  /** The last characters of its scripts and style sheets. */
  readonly endMark: string;
};

/** Defined by `vite/serviceWorker.ts`. */
declare const __BUILD__: Build;

export const build: Build = __BUILD__;

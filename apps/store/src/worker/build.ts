export type Build = {
  /** Another one for any other content of the build. */
  readonly version: string;
  /** Paths of all files of the build whose names carry their hash. */
  readonly assets: readonly string[];
  /** Of these, what the store needs without network. */
  readonly kept: readonly string[];
};

/** Written in by `vite/serviceWorker.ts`. */
declare const __BUILD__: Build;

export const build: Build = __BUILD__;

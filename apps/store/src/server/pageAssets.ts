/** What the build of the browser's side leaves for the server (vite/pageAssets.ts). */
export type PageAssets = {
  /** The page of the app with its style sheet inside, the boot script, and the marks of {@link marks}. */
  readonly template: string;
  /** The scripts of the app, as paths, in the order to run them in. */
  readonly scripts: readonly string[];
  /** What a screen needs beside the app, by its source: `src/screens/add/AddScreen.tsx`; `styles` is HTML. */
  readonly screens: Readonly<
    Record<string, { readonly styles: string; readonly scripts: readonly string[] }>
  >;
};

/** Where the parts of a page stand in its template. */
export const marks = { head: '<!--page-head-->', html: '<!--page-html-->', data: '<!--page-data-->' };

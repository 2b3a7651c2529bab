/** Written by the browser build for the server (vite/pageAssets.ts). */
export type PageAssets = {
  /** The page of the app with its style sheet inside, the boot script, and the marks of {@link marks}. */
  readonly template: string;
  /** The scripts of the app, as paths, in the order to run them in. */
  readonly scripts: readonly string[];
  /** The additional files of a screen, by its source file: `src/features/product/AddScreen.tsx`; `styles` is HTML. */
  readonly screens: Readonly<
    Record<string, { readonly styles: string; readonly scripts: readonly string[] }>
  >;
};

/** The placeholders in the page template. */
export const marks = { head: '<!--page-head-->', html: '<!--page-html-->', data: '<!--page-data-->' };

/** The one form of Vite's glob import that the migrations use; Vite and Vitest replace the call. */
interface ImportMeta {
  glob(
    pattern: string,
    options: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
  ): Record<string, string>;
}

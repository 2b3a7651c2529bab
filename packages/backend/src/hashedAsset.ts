/** Vite puts a hash of the content into these names, so the file at such a path never changes. */
export const isHashedAsset = (path: string): boolean => /^\/(admin-)?assets\//.test(path);

/** The store with the code already typed. Both apps have one origin. */
export const codeLink = (name: string, origin = location.origin): string =>
  new URL(`/?codigo=${encodeURIComponent(name)}`, origin).href;

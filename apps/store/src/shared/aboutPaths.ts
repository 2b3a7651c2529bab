/** The addresses behind the route `*` (`screens/info/InfoScreen.tsx`); all others are in `paths.ts`. */
export const aboutPaths = {
  privacy: '/aviso-de-privacidad',
  shop: '/tienda',
} as const;

export type AboutPath = (typeof aboutPaths)[keyof typeof aboutPaths];

const known: readonly AboutPath[] = Object.values(aboutPaths);

/** Null for every other path; slashes at the end are ignored, as the router does. */
export const aboutPathOf = (path: string): AboutPath | null =>
  // From the start: `/\/+$/` would try each slash of a path again, in quadratic time.
  known.find((about) => new RegExp(`^${about}/*$`).test(path)) ?? null;

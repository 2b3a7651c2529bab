/**
 * A script or a style sheet did not come whole: the network failed, or a server on the way did. Asking again may help.
 * Told by its name: the page's inline script and the app each have this class.
 */
export class LostFile extends Error {
  override readonly name = 'LostFile';
}

export const isLostFile = (error: unknown): boolean => error instanceof Error && error.name === 'LostFile';

/**
 * A script or a style sheet did not arrive whole: the network or a server on the way failed. A retry may help.
 * {@link isLostFile} compares the name, because the page's inline script and the app each have a copy of this class.
 */
export class LostFileError extends Error {
  override readonly name = 'LostFileError';
}

export const isLostFile = (error: unknown): boolean =>
  error instanceof Error && error.name === 'LostFileError';

/** The server does not have the file: a new release removed it, and only a reload helps. */
export class GoneFileError extends Error {
  override readonly name = 'GoneFileError';
}

export const isGoneFile = (error: unknown): boolean =>
  error instanceof Error && error.name === 'GoneFileError';

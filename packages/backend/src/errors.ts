/** The server cannot start. The message is one sentence for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

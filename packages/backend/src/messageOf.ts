/** The message of an error, whatever value was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

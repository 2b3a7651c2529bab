let pending = 0;

export const isReloadHeld = (): boolean => pending > 0;

/** Until this promise settles, a failed script does not reload the page: an order is being sent. */
export async function withoutReload<Answer>(work: Promise<Answer>): Promise<Answer> {
  pending += 1;
  try {
    return await work;
  } finally {
    pending -= 1;
  }
}

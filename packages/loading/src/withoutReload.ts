let held = 0;

export const isReloadHeld = (): boolean => held > 0;

/** While this is under way no lost script reloads the page: an order is being sent. */
export async function withoutReload<Answer>(work: Promise<Answer>): Promise<Answer> {
  held += 1;
  try {
    return await work;
  } finally {
    held -= 1;
  }
}

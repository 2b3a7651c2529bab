import type { Shelf } from './shelf.ts';

/** A request of the page, as a strategy sees it. */
export type Asking = {
  readonly request: Request;
  /** The network's answer. Rejects without network. */
  readonly ask: () => Promise<Response>;
  /** Work that goes on after the answer. */
  readonly later: (work: Promise<unknown>) => void;
};

/** For what never changes under its address. */
export async function fromShelf({ request, ask, later }: Asking, { find, keep }: Shelf): Promise<Response> {
  const kept = await find(request);
  if (kept) return kept;
  const response = await ask();
  later(keep(request, response.clone()));
  return response;
}

/** Whatever the network says, be it an error; the kept answer only when it says nothing. */
export async function fromNetwork({ request, ask, later }: Asking, { find, keep }: Shelf): Promise<Response> {
  let response: Response;
  try {
    response = await ask();
  } catch (error) {
    const kept = await find(request);
    if (kept) return kept;
    throw error;
  }
  later(keep(request, response.clone()));
  return response;
}

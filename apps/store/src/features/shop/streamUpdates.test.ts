import { parsePhone } from '@crepas/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventStream, followedPage } from '../../testing/followedPage.ts';

const phone = parsePhone('5512345678') ?? expect.fail();
const ownPath = `/orders/user/${phone}/events`;
const shopPath = '/shop/events';

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.useFakeTimers();
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // The loaded modules go on following: the next file of this thread would share them.
  vi.resetModules();
  vi.restoreAllMocks();
});

/** @param own the status of the phone's own stream; 200 opens it */
async function follow({ own = 200, verified = true } = {}) {
  let status = own;
  let last = eventStream();
  const page = followedPage((path) => {
    if (path === ownPath && status !== 200) return Response.json({ error: 'No.' }, { status });
    if (path !== ownPath && path !== shopPath) return undefined;
    last = eventStream();
    return last.answer;
  });
  const { QueryClient } = await import('@tanstack/react-query');
  const { streamUpdates } = await import('./streamUpdates.ts');
  const { liveUpdates } = await import('../../shared/liveUpdates.ts');
  const { useAddress } = await import('../address/address.ts');
  const { verifyPhone, unverifyPhone } = useAddress.getState();
  if (verified) verifyPhone(phone);
  const queryClient = new QueryClient();
  const reread: string[] = [];
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async (filters) => {
    reread.push(String(filters?.queryKey?.[0]));
  });
  streamUpdates(
    queryClient,
    () => void reread.push('shop'),
    () => void reread.push('menu'),
  );
  /** The code of the token is loaded first: a number of timers does not tell when. */
  const requested = async (...paths: string[]) => {
    await vi.waitFor(() => expect(page.requests).toHaveLength(paths.length), 20_000);
    await vi.advanceTimersByTimeAsync(100);
    expect(page.requests).toEqual(paths);
  };
  return {
    requested,
    ...page,
    reread,
    liveUpdates,
    verifyPhone: () => verifyPhone(phone),
    unverifyPhone,
    answers: (next: number) => {
      status = next;
    },
    sends: async (event: string) => {
      reread.length = 0;
      last.sends(event);
      await vi.waitFor(() => expect(reread).not.toEqual([]));
    },
  };
}

describe('the events of a verified phone', () => {
  it('replace polling, and each event reads again what it is about', async () => {
    const { requested, liveUpdates, reread, sends } = await follow();
    await requested(ownPath);
    expect(liveUpdates).toEqual({ areOn: true, ofOrders: true });
    expect(reread).toEqual(['shop', 'activeOrders', 'orderDetails']);
    await sends('tienda');
    expect(reread).toEqual(['shop', 'menu']);
    await sends('pedido');
    expect(reread).toEqual(['activeOrders', 'orderDetails']);
  });

  it('end with the proof of the phone: the events of the shop go on', async () => {
    const { requested, liveUpdates, unverifyPhone } = await follow();
    await requested(ownPath);
    unverifyPhone();
    await requested(ownPath, shopPath);
    expect(liveUpdates).toEqual({ areOn: true, ofOrders: false });
  });

  it('are closed while the page is hidden', async () => {
    const { requested, liveUpdates, shows } = await follow();
    await requested(ownPath);
    shows('hidden');
    expect(liveUpdates).toEqual({ areOn: false, ofOrders: false });
    shows('visible');
    await requested(ownPath, ownPath);
  });
});

describe.each([401, 403])('a phone whose stream is refused with %i', (status) => {
  it('gets the events of the shop, polls its orders, and is logged once', async () => {
    const { requested, liveUpdates, shows } = await follow({ own: status });
    await requested(ownPath, shopPath);
    expect(liveUpdates).toEqual({ areOn: true, ofOrders: false });
    shows('hidden');
    shows('visible');
    await requested(ownPath, shopPath, shopPath);
    await vi.advanceTimersByTimeAsync(15_000);
    await requested(ownPath, shopPath, shopPath);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('gets its own events again after it was verified anew', async () => {
    const { requested, liveUpdates, answers, verifyPhone } = await follow({ own: status });
    await requested(ownPath, shopPath);
    answers(200);
    verifyPhone();
    await requested(ownPath, shopPath, ownPath);
    expect(liveUpdates).toEqual({ areOn: true, ofOrders: true });
  });
});

it('a server that fails is asked again by the same phone', async () => {
  const { requested, answers, liveUpdates } = await follow({ own: 503 });
  await requested(ownPath);
  expect(liveUpdates).toEqual({ areOn: false, ofOrders: false });
  answers(200);
  await requested(ownPath, ownPath);
  expect(liveUpdates).toEqual({ areOn: true, ofOrders: true });
});

it('a verified phone whose stream fails polls the shop that it followed before', async () => {
  const { requested, verifyPhone, reread } = await follow({ own: 429, verified: false });
  await requested(shopPath);
  reread.length = 0;
  verifyPhone();
  await requested(shopPath, ownPath);
  expect(reread).toContain('shop');
});

it('a phone that is not verified follows the shop alone', async () => {
  const { requested, liveUpdates } = await follow({ verified: false });
  await requested(shopPath);
  expect(liveUpdates).toEqual({ areOn: true, ofOrders: false });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../client/ApiError.ts';
import { type Following, followEvents } from './followEvents.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settled = () => vi.advanceTimersByTimeAsync(0);
const refused = (status: number, retryAfter?: number) =>
  new ApiError('http', `Error ${status}`, { status, ...(retryAfter !== undefined && { retryAfter }) });

type Connection = {
  readonly lastEventId: string | null;
  readonly sends: (bytes: Uint8Array) => Promise<void>;
  readonly says: (text: string) => Promise<void>;
  readonly ends: () => Promise<void>;
};

/** A server whose streams the test writes. It first gives the `answers`, one per request. */
function aServer(answers: ('connect' | Error)[] = []) {
  const connections: Connection[] = [];
  let attempts = 0;
  const open = async (lastEventId: string | null, signal: AbortSignal) => {
    attempts += 1;
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return new ReadableStream<Uint8Array>({
      start(controller) {
        signal.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')));
        const sends = async (bytes: Uint8Array) => {
          controller.enqueue(bytes);
          await settled();
        };
        const ends = async () => {
          controller.close();
          await settled();
        };
        const says = (text: string) => sends(new TextEncoder().encode(text));
        connections.push({ lastEventId, sends, says, ends });
      },
    });
  };
  return {
    open,
    attempts: () => attempts,
    last: () => connections.at(-1) ?? expect.unreachable('nobody connected'),
  };
}

async function follow(server: ReturnType<typeof aServer>, random = 1) {
  const received: string[] = [];
  const following: Following = followEvents(
    server.open,
    {
      onOpen: () => received.push('open'),
      onEvent: ({ event, data }) => received.push(`${event} ${data}`),
      onLost: () => received.push('lost'),
      onMissing: () => received.push('missing'),
    },
    { random: () => random, silenceMs: 20_000 },
  );
  await settled();
  return { received, ...following };
}

it('events are reported as they arrive, starting with the first byte', async () => {
  const server = aServer();
  const { received } = await follow(server);
  expect(received).toEqual([]);
  await server.last().says('retry: 3000\nid: 4\n\n');
  expect(received).toEqual(['open']);
  await server.last().says('event: pedido\nid: 5\ndata: {}\n\n');
  expect(received).toEqual(['open', 'pedido {}']);
});

it('a multi-byte character across two chunks is decoded', async () => {
  const server = aServer();
  const { received } = await follow(server);
  const bytes = new TextEncoder().encode('data: crepa de piñón\n\n');
  for (const byte of bytes) await server.last().sends(Uint8Array.of(byte));
  expect(received).toEqual(['open', 'message crepa de piñón']);
});

it('a listener that stops a lost stream ends it for good', async () => {
  const server = aServer([refused(403)]);
  const following: Following = followEvents(server.open, {
    onOpen: () => {},
    onEvent: () => {},
    onLost: () => following.stop(),
    onMissing: () => {},
  });
  await settled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.attempts()).toBe(1);
});

describe('a stream that breaks', () => {
  it('is reopened after the last event that was read', async () => {
    const server = aServer();
    const { received } = await follow(server);
    await server.last().says('id: 4\n\n');
    await server.last().says('id: 5\ndata: x\n\n');
    await server.last().ends();
    expect(received.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.last().lastEventId).toBe('5');
  });

  it('waits as long as the server asked between attempts, and longer after every failure, up to 30 s', async () => {
    const failures = Array.from({ length: 6 }, () => new ApiError('network', 'Network error'));
    const server = aServer(['connect', ...failures]);
    await follow(server);
    await server.last().says('retry: 3000\nid: 1\n\n');
    await server.last().ends();
    for (const pause of [3_000, 6_000, 12_000, 24_000, 30_000, 30_000]) {
      const before = server.attempts();
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(server.attempts()).toBe(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(server.attempts()).toBe(before + 1);
    }
  });

  it('is reopened with jitter', async () => {
    const server = aServer([new ApiError('network', 'Network error')]);
    await follow(server, 0);
    await vi.advanceTimersByTimeAsync(500);
    expect(server.attempts()).toBe(2);
  });

  it('waits at least as long as `Retry-After` says', async () => {
    const server = aServer([refused(503, 20)]);
    await follow(server);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(server.attempts()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.attempts()).toBe(2);
  });

  it('counts as broken after the timeout without a byte; a heartbeat is a byte', async () => {
    const server = aServer();
    const { received } = await follow(server);
    await server.last().says('id: 1\n\n');
    await vi.advanceTimersByTimeAsync(15_000);
    await server.last().says(': \n\n');
    await vi.advanceTimersByTimeAsync(19_999);
    expect(received).toEqual(['open']);
    await vi.advanceTimersByTimeAsync(1);
    expect(received).toEqual(['open', 'lost']);
  });

  it('is reopened without an id that the server rejects', async () => {
    const server = aServer(['connect', refused(400)]);
    await follow(server);
    await server.last().says('id: x\n\n');
    await server.last().ends();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(server.last().lastEventId).toBeNull();
  });
});

describe('the network', () => {
  it('triggers one attempt at once when it is back', async () => {
    const server = aServer([new ApiError('network', 'Network error')]);
    const { wake } = await follow(server);
    wake();
    wake();
    await settled();
    expect(server.attempts()).toBe(2);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(server.attempts()).toBe(2);
  });

  it('closes the stream when it is gone', async () => {
    const server = aServer();
    const { received, drop } = await follow(server);
    await server.last().says('id: 1\n\n');
    drop();
    await settled();
    expect(received).toEqual(['open', 'lost']);
  });
});

it.each([
  ['404', refused(404)],
  ['405', refused(405)],
  ['something that is no event stream', new ApiError('decode', 'no text/event-stream')],
])('a server that answers %s gets no further attempt', async (_, answer) => {
  const server = aServer([answer]);
  const { received, wake } = await follow(server);
  expect(received).toEqual(['missing']);
  wake();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(server.attempts()).toBe(1);
});

it('after the stop there are no callbacks and no attempts', async () => {
  const server = aServer();
  const { received, stop, wake } = await follow(server);
  await server.last().says('id: 1\n\n');
  stop();
  wake();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(received).toEqual(['open']);
  expect(server.attempts()).toBe(1);
});

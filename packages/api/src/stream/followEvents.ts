import { isApiError } from '../ApiError.ts';
import { createBlockReader, type EventBlock } from './eventBlocks.ts';

export type StreamOpener = (
  /** To be sent as `Last-Event-ID`: the stream begins with what came after it. */
  lastEventId: string | null,
  signal: AbortSignal,
) => Promise<ReadableStream<Uint8Array>>;

export type StreamListener = {
  /** Bytes arrive. What was missed follows, as far as the server still has it. */
  readonly onOpen: () => void;
  readonly onEvent: (event: EventBlock & { readonly data: string }) => void;
  /** The stream broke, or an attempt at it failed. The next attempt comes by itself. */
  readonly onLost: (cause: unknown) => void;
  /** The server has no such stream. No more attempts are made. */
  readonly onMissing: () => void;
};

export type FollowOptions = {
  /** Milliseconds without a byte after which a stream counts as broken: longer than the server's heartbeat. */
  readonly silenceMs?: number;
  /** From 0 to 1: how much of its pause an attempt waits beyond the half. */
  readonly random?: () => number;
};

export type Following = {
  readonly stop: () => void;
  /** The network seems to be back: does not wait for the next attempt's time. */
  readonly wake: () => void;
  /** The network is known to be gone: does not wait for the silence. */
  readonly drop: () => void;
};

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

/** Reads an event stream for as long as it is wanted, coming back to it whenever it breaks. */
export function followEvents(
  open: StreamOpener,
  listener: StreamListener,
  { silenceMs = 22_000, random = Math.random }: FollowOptions = {},
): Following {
  let lastEventId: string | null = null;
  let basePauseMs = firstPauseMs;
  let failures = 0;
  let attempt = new AbortController();
  let isStopped = false;
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;

  function take(block: EventBlock): void {
    if (block.retryMs !== null) basePauseMs = block.retryMs;
    if (block.id !== null) lastEventId = block.id;
    const { data } = block;
    if (data !== null) listener.onEvent({ ...block, data });
  }

  async function read({ signal }: AbortController, hear: () => void): Promise<void> {
    const reader = (await open(lastEventId, signal)).getReader();
    signal.addEventListener('abort', () => void reader.cancel().catch(() => {}));
    const decoder = new TextDecoder();
    const nextBlocks = createBlockReader();
    let isOpen = false;
    for (;;) {
      const { done, value } = await reader.read();
      if (done || signal.aborted) return;
      hear();
      if (!isOpen) {
        isOpen = true;
        failures = 0;
        listener.onOpen();
      }
      for (const block of nextBlocks(decoder.decode(value, { stream: true }))) take(block);
    }
  }

  async function run(): Promise<void> {
    const current = new AbortController();
    attempt = current;
    const silence = startSilence(silenceMs, () => current.abort());
    let cause: unknown = null;
    try {
      await read(current, silence.hear);
    } catch (error) {
      cause = error;
    } finally {
      silence.end();
    }
    if (isStopped) return;
    if (isMissing(cause)) return listener.onMissing();
    // An id that the server does not take would be refused for ever.
    if (isApiError(cause) && cause.status === 400) lastEventId = null;
    listener.onLost(cause);
    pauseTimer = setTimeout(() => {
      pauseTimer = undefined;
      void run();
    }, pauseMs(cause));
  }

  function pauseMs(cause: unknown): number {
    const grown = Math.min(longestPauseMs, basePauseMs * 2 ** failures);
    failures += 1;
    const asked = isApiError(cause) ? (cause.retryAfter ?? 0) * 1000 : 0;
    return Math.max(asked, grown * (0.5 + random() / 2));
  }

  void run();
  return {
    stop() {
      isStopped = true;
      clearTimeout(pauseTimer);
      attempt.abort();
    },
    wake() {
      if (pauseTimer === undefined || isStopped) return;
      clearTimeout(pauseTimer);
      pauseTimer = undefined;
      failures = 0;
      void run();
    },
    drop: () => attempt.abort(),
  };
}

/** Calls `onSilence` unless something is heard in time, again and again. */
function startSilence(limitMs: number, onSilence: () => void) {
  let timer = setTimeout(onSilence, limitMs);
  return {
    hear() {
      clearTimeout(timer);
      timer = setTimeout(onSilence, limitMs);
    },
    end: () => clearTimeout(timer),
  };
}

/** No such path, or something that is no event stream: the page of a server that answers every path with one. */
const isMissing = (cause: unknown): boolean =>
  isApiError(cause) && (cause.kind === 'decode' || [404, 405, 501].includes(cause.status));

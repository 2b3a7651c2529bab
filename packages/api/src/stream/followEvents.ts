import { isApiError } from '../client/ApiError.ts';
import { backoffMs } from '../client/backoff.ts';
import { createBlockReader, type EventBlock } from './eventBlocks.ts';

export type StreamOpener = (
  /** Sent as `Last-Event-ID`: the stream starts after this event. */
  lastEventId: string | null,
  signal: AbortSignal,
) => Promise<ReadableStream<Uint8Array>>;

export type StreamListener = {
  /** The first bytes have arrived. Missed events follow, if the server still stores them. */
  readonly onOpen: () => void;
  readonly onEvent: (event: EventBlock & { readonly data: string }) => void;
  /** The stream broke, or a connection attempt failed. It reconnects automatically. */
  readonly onLost: (cause: unknown) => void;
  /** The server has no such stream. It does not reconnect. */
  readonly onMissing: () => void;
};

export type FollowOptions = {
  /** Timeout in milliseconds without a byte, longer than the server's heartbeat interval. */
  readonly silenceMs?: number;
  /** Jitter, from 0 to 1: a pause lasts half of its length plus this share of the other half. */
  readonly random?: () => number;
};

export type Following = {
  readonly stop: () => void;
  /** Reconnects at once. Call it when the network may be back. */
  readonly wake: () => void;
  /** Closes the stream at once. Call it when the network is gone. */
  readonly drop: () => void;
};

const firstPauseMs = 1_000;
const maxPauseMs = 30_000;

/** Reads an event stream until it is stopped, and reconnects with exponential backoff whenever it breaks. */
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

  async function read({ signal }: AbortController, onBytes: () => void): Promise<void> {
    const reader = (await open(lastEventId, signal)).getReader();
    signal.addEventListener('abort', () => void reader.cancel().catch(() => {}));
    const decoder = new TextDecoder();
    const nextBlocks = createBlockReader();
    let isOpen = false;
    for (;;) {
      const { done, value } = await reader.read();
      if (done || signal.aborted) return;
      onBytes();
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
      await read(current, silence.reset);
    } catch (error) {
      cause = error;
    } finally {
      silence.end();
    }
    if (isStopped) return;
    if (isMissing(cause)) return listener.onMissing();
    // The server rejects this id, so every attempt with it would fail.
    if (isApiError(cause) && cause.status === 400) lastEventId = null;
    listener.onLost(cause);
    // The listener may have stopped it.
    if (isStopped) return;
    pauseTimer = setTimeout(() => {
      pauseTimer = undefined;
      void run();
    }, pauseMs(cause));
  }

  function pauseMs(cause: unknown): number {
    const grown = backoffMs(failures, basePauseMs, maxPauseMs);
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

function startSilence(limitMs: number, onSilence: () => void) {
  let timer = setTimeout(onSilence, limitMs);
  return {
    reset() {
      clearTimeout(timer);
      timer = setTimeout(onSilence, limitMs);
    },
    end: () => clearTimeout(timer),
  };
}

/** The path does not exist, or the answer is no event stream: some servers answer every path with a page. */
const isMissing = (cause: unknown): boolean =>
  isApiError(cause) && (cause.kind === 'decode' || [404, 405, 501].includes(cause.status));

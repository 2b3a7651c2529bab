import type { Writable } from 'node:stream';

/** Holds a batch of the longest possible events, or hours of usual ones. */
const defaultMaxBufferedBytes = 512 * 1024;

/**
 * Writes events to the response of one client. Thousands may wait: a `Readable` that Fastify pipes into the response would cost each of them ten
 * kilobytes, and a closure for each method 300 bytes.
 */
export class EventStream {
  readonly #response: Writable;
  readonly #maxBufferedBytes: number;

  /** @param response its head is written already */
  constructor(response: Writable, maxBufferedBytes = defaultMaxBufferedBytes) {
    this.#response = response;
    this.#maxBufferedBytes = maxBufferedBytes;
  }

  get isOpen(): boolean {
    return !this.#response.destroyed;
  }

  /** Destroys the stream of a client that reads too slowly: it reconnects and requests what it missed. */
  send(frame: Buffer): void {
    if (!this.isOpen) return;
    if (this.#response.writableLength + frame.length > this.#maxBufferedBytes) this.destroy();
    else this.#response.write(frame);
  }

  /** Resolves when the buffer has drained or the stream is closed. */
  async drained(): Promise<void> {
    const response = this.#response;
    if (!response.writableNeedDrain) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        response.off('drain', done).off('close', done);
        resolve();
      };
      response.on('drain', done).on('close', done);
    });
  }

  /** The listener is not called for a stream that was closed before. */
  onClose(listener: () => void): void {
    this.#response.on('close', listener);
  }

  /** Closes it at once; buffered frames are lost. */
  destroy(): void {
    this.#response.destroy();
  }
}

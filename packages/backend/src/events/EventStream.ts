import { Readable } from 'node:stream';

/** The response body of one client. */
export type EventStream = {
  readonly body: Readable;
  /** Destroys the stream of a client that reads too slowly: it reconnects and requests what it missed. */
  readonly send: (frame: Buffer) => void;
  /** Resolves when the buffer has drained or the stream is closed. */
  readonly drained: () => Promise<void>;
  readonly isOpen: () => boolean;
  /** Closes it at once; buffered frames are lost. */
  readonly destroy: () => void;
};

/** Holds a batch of the longest possible events, or hours of usual ones. */
const defaultMaxBufferedBytes = 512 * 1024;

export function createEventStream(maxBufferedBytes = defaultMaxBufferedBytes): EventStream {
  let onRead = () => {};
  const body = new Readable({
    read: () => onRead(),
    destroy(error, done) {
      onRead();
      done(error);
    },
  });
  const isOpen = () => !body.destroyed;
  return {
    body,
    isOpen,
    send(frame) {
      if (!isOpen()) return;
      if (body.readableLength + frame.length > maxBufferedBytes) body.destroy();
      else body.push(frame);
    },
    async drained() {
      while (isOpen() && body.readableLength >= body.readableHighWaterMark) {
        await new Promise<void>((resolve) => {
          onRead = resolve;
        });
      }
    },
    destroy: () => body.destroy(),
  };
}

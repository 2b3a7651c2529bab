import { Readable } from 'node:stream';

/** What is written to one reader. */
export type EventStream = {
  readonly body: Readable;
  /** A reader who takes too little of what is sent is cut off: it comes back and asks for what it missed. */
  readonly send: (frame: Buffer) => void;
  /** Resolves when there is room again, or nobody reads any more. */
  readonly hasRoom: () => Promise<void>;
  readonly isOpen: () => boolean;
  /** At once: what has not been taken yet is lost. */
  readonly cut: () => void;
};

/** Holds a batch of the longest events there are, and hours of ordinary ones. */
const mostWaitingBytes = 512 * 1024;

export function createEventStream(maxWaitingBytes = mostWaitingBytes): EventStream {
  let wake = () => {};
  const body = new Readable({
    read: () => wake(),
    destroy(error, done) {
      wake();
      done(error);
    },
  });
  const isOpen = () => !body.destroyed;
  return {
    body,
    isOpen,
    send(frame) {
      if (!isOpen()) return;
      if (body.readableLength + frame.length > maxWaitingBytes) body.destroy();
      else body.push(frame);
    },
    async hasRoom() {
      while (isOpen() && body.readableLength >= body.readableHighWaterMark) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    cut: () => body.destroy(),
  };
}

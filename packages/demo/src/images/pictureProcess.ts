import { fork } from 'node:child_process';
import { once } from 'node:events';

/** `jpg`, `webp` …, and pixels. */
export type Facts = { readonly format: string; readonly width: number; readonly height: number };

export type PictureWork = {
  /** Undefined for a file that is no whole picture. */
  readonly facts: Promise<Facts | undefined>;
  /** Resolves when all sizes are made, or none can be made any more. */
  readonly ended: Promise<unknown>;
};

export type MakePictures = (picture: string, folder: string) => PictureWork;

/**
 * Work on pictures in processes of its own, one after another.
 *
 * @param program the built `pictureWorker.ts`
 */
export function pictureProcess(program: URL): MakePictures {
  let last: Promise<unknown> = Promise.resolve();
  return (picture, folder) => {
    const started = last.then(() => {
      // Without the options of this process: a debugger's port would be taken already.
      const child = fork(program, [picture, folder], { execArgv: [] });
      const ended = once(child, 'exit').catch((error: unknown) => console.error(error));
      const sent = once(child, 'message').then(([facts]: (Facts | null)[]) => facts ?? undefined);
      return { ended, facts: Promise.race([sent, ended.then(() => undefined)]) };
    });
    last = started.then(({ ended }) => ended);
    return { facts: started.then(({ facts }) => facts), ended: last };
  };
}

import { inspect, render } from './picture.ts';
import type { Job, JobResult } from './pictureProcess.ts';

/** The process of `pictureProcess.ts`. It ends with the server. */

const answer = (result: JobResult) => process.send?.(result);

process.on('message', (job: Job) => {
  const work = job.does === 'inspect' ? inspect(...job.with) : render(...job.with);
  work.then(
    (value) => answer({ id: job.id, value }),
    (error: unknown) => answer({ id: job.id, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());

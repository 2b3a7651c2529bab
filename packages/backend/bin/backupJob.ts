import { constants, setPriority } from 'node:os';
import { doJob } from '../src/backup/job.ts';
import { messageOf } from '../src/errors.ts';

/** Built to `dist/backupJob.js`. The server starts it with a job as JSON (`src/backup/runJob.ts`). */
// The server has ended, and another one may want the files.
process.stdin.resume().on('end', () => process.exit(1));
try {
  // Orders come first. With the lowest priority a busy machine would leave a job next to nothing, for hours.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  console.log(JSON.stringify(await doJob(JSON.parse(process.argv[2] ?? ''), process.env)));
  process.exit(0);
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}

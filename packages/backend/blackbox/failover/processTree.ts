import { type ChildProcess, spawnSync } from 'node:child_process';

/** The process's number; none if it has ended: the number may belong to another process by now. */
const rootOf = ({ pid, exitCode, signalCode }: ChildProcess): readonly number[] =>
  pid === undefined || exitCode !== null || signalCode !== null ? [] : [pid];

/** A process and all its descendants. A signal to the process group is not enough: PostgreSQL's backends leave it. */
function treeOf(child: ChildProcess): readonly number[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const tree = [...rootOf(child)];
  for (const parent of tree) {
    for (const [pid = 0, ppid] of pairs) if (ppid === parent) tree.push(pid);
  }
  return tree;
}

/** Pauses all of it, parents first: a paused parent starts no further process. */
export function pauseTree(child: ChildProcess): readonly number[] {
  for (let known = 0; ; ) {
    const tree = treeOf(child);
    for (const pid of tree) signal(pid, 'SIGSTOP');
    if (tree.length === known) return tree;
    known = tree.length;
  }
}

export function resumeTree(tree: readonly number[]): void {
  for (const pid of tree) signal(pid, 'SIGCONT');
}

/** Kills all of it at once, as a power failure does. */
export function killTree(child: ChildProcess): void {
  for (const pid of pauseTree(child)) signal(pid, 'SIGKILL');
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process ended meanwhile.
  }
}

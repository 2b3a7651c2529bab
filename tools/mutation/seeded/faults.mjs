/**
 * @typedef {{ name: string, file: string, step: string, tests: string[], find: string, replace: string }} Fault
 */

/** Reads `faults.txt`: its first lines show the format. */
/** @type {(text: string) => Fault[]} */
export function readFaults(text) {
  const blocks = text.split(/\n\n+/).filter((block) => !block.startsWith('#') && block.trim() !== '');
  return blocks.map((block) => {
    const [head = '', ...lines] = block.replace(/\n$/, '').split('\n');
    const read = /^(?<name>\S+) (?<file>\S+) → (?<step>\S+) (?<tests>.+)$/.exec(head)?.groups;
    const { name = '', file = '', step = '', tests = '' } = read ?? {};
    const marked = (/** @type {string} */ mark) =>
      lines.flatMap((line) => (line.startsWith(mark) ? [line.slice(2)] : [])).join('\n');
    if (!read || !lines.every((line) => /^[-+] /.test(line)) || marked('-') === '') {
      throw new Error(`Not a fault: ${block}`);
    }
    return { name, file, step, tests: tests.split(' '), find: marked('-'), replace: marked('+') };
  });
}

/** The source with its fault. Throws when the text is missing or stands there twice. */
/** @type {(source: string, fault: Pick<Fault, 'name' | 'file' | 'find' | 'replace'>) => string} */
export function seed(source, { name, file, find, replace }) {
  const count = source.split(find).length - 1;
  if (count !== 1) throw new Error(`${name}: ${file} holds its text ${count} times: ${find}`);
  return source.replace(find, () => replace);
}

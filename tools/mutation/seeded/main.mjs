import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { copySources } from './copySources.mjs';
import { readFaults, seed } from './faults.mjs';
import { openSteps } from './steps.mjs';

/**
 * Applies the faults of `faults.txt` to a copy of the sources, one at a time, and runs only the test that must find each:
 * `node tools/mutation/seeded/main.mjs [name or step…]`. First the tests run without a fault: a failed one finds nothing.
 */

const all = readFaults(readFileSync(new URL('faults.txt', import.meta.url), 'utf8'));
const asked = process.argv.slice(2);
const unknown = asked.filter((word) => !all.some(({ name, step }) => word === name || word === step));
if (unknown.length > 0) {
  console.error(`No such fault: ${unknown.join(', ')}`);
  process.exit(1);
}
const faults = all.filter(
  ({ name, step }) => asked.length === 0 || asked.includes(name) || asked.includes(step),
);

const copy = copySources();
/** @type {string[]} */
const missed = [];
for (const [step, { run, close }] of Object.entries(openSteps(copy))) {
  const ofStep = faults.filter((fault) => fault.step === step);
  if (ofStep.length === 0) continue;
  const tests = [...new Set(ofStep.flatMap((fault) => fault.tests))];
  if (!(await run(tests, []))) {
    console.error(`The ${step} tests fail without a fault: ${tests.join(' ')}`);
    process.exit(1);
  }
  for (const fault of ofStep) {
    const file = path.join(copy, fault.file);
    const original = readFileSync(file, 'utf8');
    writeFileSync(file, seed(original, fault));
    const isFound = !(await run(fault.tests, [file]));
    writeFileSync(file, original);
    if (!isFound) missed.push(fault.name);
    console.log(`${isFound ? 'found' : 'NOT FOUND'}: ${fault.name} (${step} ${fault.tests.join(' ')})`);
  }
  await close();
}
console.log(`\n${faults.length - missed.length} of ${faults.length} faults found`);
process.exit(missed.length === 0 ? 0 : 1);

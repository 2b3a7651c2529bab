import { expect, it } from 'vitest';
import { argumentsOf, pageNames, parts } from './arguments.mjs';

it('takes everything without an option, five times', () => {
  expect(argumentsOf([])).toEqual({ isHelp: false, only: parts, pages: pageNames, runs: 5 });
});

it('takes the separator that pnpm passes on', () => {
  expect(argumentsOf(['--', '--only=links, taps', '--runs=1']).only).toEqual(['links', 'taps']);
});

it.each([
  ['--only=speed', '--only knows links, again, board, events, lighthouse, taps, memory, but not «speed».'],
  ['--pages=menu', '--pages knows home, product, cart, admin orders, but not «menu».'],
  ['--runs=0', '--runs=0 is no number of visits.'],
])('says what is wrong with %s', (argument, sentence) => {
  expect(() => argumentsOf([argument])).toThrow(sentence);
});

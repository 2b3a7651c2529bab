import { expect, it } from 'vitest';
import { awaySeconds, isBusyCode, reportedState } from './printer.ts';

it.each([
  ['200 OK', 'ready', false],
  ['220 Printing', 'ready', true],
  ['221 Paper not taken', 'ready', true],
  ['410 Out of paper', 'paperOut', false],
  [' 420 Cover open', 'coverOpen', false],
  ['500', 'error', false],
  // Some printers send no code with their first request.
  ['', 'ready', false],
  ['OK 410', 'ready', false],
])('%j is %s', (code, state, isBusy) => {
  expect(reportedState(code)).toBe(state);
  expect(isBusyCode(code)).toBe(isBusy);
});

it('a printer is away after two missed requests and a reserve', () => {
  expect(awaySeconds).toBe(15);
});

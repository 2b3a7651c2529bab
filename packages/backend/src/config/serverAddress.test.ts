import { expect, it } from 'vitest';
import { operatorRequest } from './serverAddress.ts';

it.each([
  ['localhost', 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['192.168.1.5', '192.168.1.5'],
  ['::1', '[::1]'],
  ['2001:db8::5', '[2001:db8::5]'],
])('a server with HOST=%s is asked at %s', (host, inUrl) => {
  const { url } = operatorRequest({ host, port: 4173, metricsToken: null }, '/metrics');
  expect(url).toBe(`http://${inUrl}:4173/metrics`);
  expect(URL.canParse(url)).toBe(true);
});

import { expect, it } from 'vitest';
import { staticMap } from './staticMap.ts';

const picture = (query: string) => staticMap(new URLSearchParams(query));
const home = 'center=19.4187,-99.1606&zoom=18&size=320x140';

it('draws the streets around the centre', () => {
  const svg = picture(home) ?? '';
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 320 140" width="320" height="140"/,
  );
  expect(svg).toContain('>Av. Álvaro Obregón</text>');
  expect(svg).not.toContain('NaN');
});

it('is dark for a request with styles', () => {
  const [light, dark] = [picture(home), picture(`${home}&style=element:geometry%7Ccolor:0x29313c`)];
  expect(light).toContain('fill="#e9e6df"');
  expect(dark).not.toContain('fill="#e9e6df"');
  expect(dark).toContain('fill="#29313c"');
});

it('puts a pin in the middle when markers are asked for', () => {
  expect(picture(home)).not.toContain('#ea4335');
  expect(picture(`${home}&markers=19.4187,-99.1606`)).toContain('translate(146.5 27)');
});

it('numbers houses only where there is room', () => {
  expect(picture(home)).toContain('>101</text>');
  expect(picture(home.replace('18', '16'))).not.toContain('>101</text>');
});

it.each([
  'zoom=18&size=320x140',
  'center=19.4&size=320x140',
  'center=a,b&size=320x140',
  'center=91,0&size=320x140',
  'center=19,-99&size=641x100',
  'center=19,-99&size=0x100',
  'center=19,-99&size=320x140&zoom=99',
  'center=19,-99&size=320',
])('refuses «%s»', (query) => {
  expect(picture(query)).toBeUndefined();
});

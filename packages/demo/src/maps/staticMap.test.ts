import { expect, it } from 'vitest';
import { staticMap } from './staticMap.ts';

const picture = (query: string) => staticMap(new URLSearchParams(query));
const home = 'center=19.4187,-99.1606&zoom=18&size=320x140';

it('draws the streets around the centre', () => {
  const svg = picture(home) ?? '';
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 320 140" width="320" height="140"/,
  );
  expect(svg).toContain('>Tabasco</text>');
  expect(svg).not.toContain('NaN');
});

it('is dark for a request with styles', () => {
  const [light, dark] = [picture(home), picture(`${home}&style=element:geometry%7Ccolor:0x29313c`)];
  expect(light).toContain('fill="#f0eee8"');
  expect(dark).not.toContain('fill="#f0eee8"');
  expect(dark).toContain('fill="#212832"');
});

it('draws the same picture for the same request', () => {
  expect(picture(home)).toBe(picture(home));
});

it('puts a pin in the middle when markers are asked for', () => {
  expect(picture(home)).not.toContain('#ea4335" stroke');
  expect(picture(`${home}&markers=19.4187,-99.1606`)).toContain('translate(146.5 27)');
});

it('closes every group it opens, at every zoom', () => {
  for (const zoom of [3, 12, 14, 16, 17, 18, 19, 21]) {
    const svg = picture(`center=19.4187,-99.1606&zoom=${zoom}&size=640x640`) ?? '';
    expect(svg.split('<g ').length).toBe(svg.split('</g>').length);
  }
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

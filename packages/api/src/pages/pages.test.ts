import { expect, it } from 'vitest';
import { jsonElement } from './pages.ts';

it.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028\u2029', '$& $1', '\'"&'])(
  'a text like %j stays inside its element and comes out as it was',
  (text) => {
    const element = jsonElement('data', { text });
    const json = /^<script type="application\/json" id="data">(.*)<\/script>$/.exec(element)?.[1] ?? '';
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ text });
  },
);

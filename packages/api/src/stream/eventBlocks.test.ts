import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBlockReader } from './eventBlocks.ts';

const block = { event: 'message', data: null, id: null, retryMs: null };
const read = (text: string) => createBlockReader()(text);

describe('a block', () => {
  it.each([
    ['event: pedido\nid: 7\ndata: {"a":1}\n\n', { ...block, event: 'pedido', id: '7', data: '{"a":1}' }],
    ['retry: 3000\nid: 12\n\n', { ...block, id: '12', retryMs: 3000 }],
    ['data: one\ndata: two\n\n', { ...block, data: 'one\ntwo' }],
    ['data:tight\n\n', { ...block, data: 'tight' }],
    ['data:  one space stays\n\n', { ...block, data: ' one space stays' }],
    ['data\n\n', { ...block, data: '' }],
    ['data: a: b\n\n', { ...block, data: 'a: b' }],
    ['retry: soon\ndata: x\n\n', { ...block, data: 'x' }],
    [': a comment\ndata: x\n\n', { ...block, data: 'x' }],
  ])('is read from %j', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it.each([': \n\n', '\n\n\n', 'data: unfinished\n'])('is not found in %j', (text) => {
    expect(read(text)).toEqual([]);
  });
});

const stream = 'retry: 3000\nid: 1\n\n: \n\nevent: pedido\nid: 2\ndata: á\ndata: b\n\ndata: c\n\n';

it.each(['\n', '\r\n', '\r'])('lines may end in %j', (end) => {
  // The next character decides whether a `\r` is a line end or the first half of a `\r\n`.
  expect(read(`${stream.replaceAll('\n', end)}:`)).toEqual(read(stream));
});

it('the positions of chunk borders do not matter', () => {
  const ended = stream.replaceAll('\n', '\r\n');
  fc.assert(
    fc.property(fc.array(fc.nat(ended.length)), (cuts) => {
      const reader = createBlockReader();
      const ends = [...cuts, ended.length].toSorted((a, b) => a - b);
      let start = 0;
      const blocks = ends.flatMap((end) => {
        const piece = ended.slice(start, end);
        start = end;
        return reader(piece);
      });
      expect(blocks).toEqual(read(stream));
    }),
  );
});

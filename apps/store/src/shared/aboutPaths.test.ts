import { describe, expect, it } from 'vitest';
import { aboutPathOf } from './aboutPaths.ts';

describe('the path of a page about the shop', () => {
  it.each([
    ['/tienda', '/tienda'],
    ['/tienda/', '/tienda'],
    ['/aviso-de-privacidad//', '/aviso-de-privacidad'],
    ['/tienda/x', null],
    ['/x/tienda', null],
    ['/tiendas', null],
    ['/', null],
  ])('%s is that of %s', (path, about) => {
    expect(aboutPathOf(path)).toBe(about);
  });

  it('is found in a time that grows with its length, and not with the square of it', () => {
    const leastMs = (slashes: number) => {
      const path = `/tienda${'/'.repeat(slashes)}a`;
      const tries = Array.from({ length: 5 }, () => {
        const start = performance.now();
        for (let times = 0; times < 10; times += 1) aboutPathOf(path);
        return performance.now() - start;
      });
      return Math.min(...tries);
    };
    leastMs(2_000);
    // Sixteen times as long: its square is 256.
    expect(leastMs(32_000) / leastMs(2_000)).toBeLessThan(64);
  });
});

import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { demoMenu } from './demoMenu.ts';

const products = demoMenu.categories.flatMap((category) => category.products);
const slugs = [...products, ...demoMenu.extras, ...demoMenu.groups].map((item) => item.slug);

it('offers no combo inside a combo', () => {
  expect(products.filter((product) => product.combo && product.comboEligible)).toEqual([]);
});

it('names every product, extra and group with a slug of its own', () => {
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

it('links products only to extras that exist, each once', () => {
  const known = new Set(demoMenu.extras.map((extra) => extra.slug));
  for (const product of products) {
    expect(product.extras.filter((slug) => !known.has(slug))).toEqual([]);
    expect(new Set(product.extras).size).toBe(product.extras.length);
  }
});

it('asks of its groups what can be chosen', () => {
  const uses = products.flatMap(({ groups = [] }) => groups);
  expect(new Set(uses.map(({ slug }) => slug))).toEqual(new Set(demoMenu.groups.map(({ slug }) => slug)));
  for (const { slug, ...rule } of uses) {
    const options = demoMenu.groups.find((group) => group.slug === slug)?.options ?? [];
    expect(rule.min, slug).toBeLessThanOrEqual(Math.min(rule.max, options.length * rule.perOption));
    expect(rule.included, slug).toBeLessThanOrEqual(rule.max);
    expect(options.filter(({ preselected }) => preselected).length, slug).toBeLessThanOrEqual(rule.max);
  }
});

it('prices everything in whole centavos above zero', () => {
  for (const item of [...products, ...demoMenu.extras]) {
    expect(Number.isInteger(item.price) && item.price > 0, item.slug).toBe(true);
  }
});

it.each(products)('has the main colour of its picture: $slug', async ({ slug, colour }) => {
  const picture = sharp(fileURLToPath(new URL(`../../pictures/menu/${slug}.webp`, import.meta.url)));
  const { channels } = await picture.stats();
  const mean = channels.slice(0, 3).map((channel) => channel.mean);
  const said = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  for (const [index, value] of said.entries()) expect(Math.abs(value - (mean[index] ?? 0))).toBeLessThan(4);
});

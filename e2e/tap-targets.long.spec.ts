import { expect, type Page, test } from '@playwright/test';
import { tapTargetFindings } from './support/tapTargets/tapTargets.ts';

/** Tests of the tap target check: layouts with one fault each. */

const button = '<button style="width: 100px; height: 48px">Sumar</button>';

const broken: readonly { fault: string; html: string; found: RegExp }[] = [
  {
    fault: 'a link over a button',
    html: `<div style="position: relative">${button}<a href="#edit" style="position: absolute; inset: 0">Editar</a></div>`,
    found: /^button\. «Sumar» is covered at its middle by a\. «Editar»/,
  },
  {
    fault: 'a button that is cut off by what is around it',
    html: `<div style="width: 80px; height: 60px; overflow: hidden">${button}</div>`,
    found: /^button\. «Sumar» is cut off by div.*sideways/,
  },
  {
    fault: 'a button out of the window',
    html: `<div style="position: fixed; left: -40px">${button}</div>`,
    found: /^button\. «Sumar» is cut off by the window, sideways \(320 px, 100 %/,
  },
  {
    fault: 'a main action that is too small for a finger',
    html: '<button style="width: 40px; height: 40px; padding: 0">+</button>',
    found: /^button\. «\+» takes taps on less than 44 px: left, right, above, below/,
  },
  {
    fault: 'a link that is too small for a finger',
    html: '<a href="#edit" style="font: 14px/1 monospace">Editar</a>',
    found: /^a\. «Editar» takes taps on less than 24 px: above, below/,
  },
  {
    fault: 'a text that its box clips',
    html: '<p style="width: 8em; overflow: hidden; white-space: nowrap; font-size: 1rem">Fresas con crema batida</p>',
    found: /^the text «Fresas con crema batida» is clipped by p\./,
  },
  {
    fault: 'texts over each other',
    html: '<p style="margin: 0">Fresas con crema</p><p style="margin: -1em 0 0">Cajeta con nuez</p>',
    found: /^the texts «Fresas con crema» and «Cajeta con nuez» lie over each other/,
  },
  {
    fault: 'a word that goes on in the next line',
    html: '<p style="width: 6em; overflow-wrap: anywhere">Administración</p>',
    found: /^the word «Administración» of «Administración» is broken \(320 px, 100 %/,
  },
  {
    fault: 'a page wider than the window',
    html: '<div style="width: 400px; height: 10px"></div>',
    found: /^the page is 80 px too wide \(320 px, 100 %/,
  },
];

/** A page with this content only. */
async function lays(page: Page, html: string) {
  await page.route('**/blank', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width, minimum-scale=1"><body style="margin: 0">${html}`,
    }),
  );
  await page.goto('/blank');
}

for (const { fault, html, found } of broken) {
  test(`finds ${fault}`, async ({ page }) => {
    await lays(page, html);
    expect(await tapTargetFindings(page)).toContainEqual(expect.stringMatching(found));
  });
}

test('finds nothing in a correct layout', async ({ page }) => {
  const label =
    '<label style="display: flex; min-height: 48px"><input type="checkbox" style="opacity: 0">Nuez</label>';
  const scrolled = `<div style="overflow-x: auto; width: 200px; white-space: nowrap">${button.repeat(9)}</div>`;
  const notice = '<div role="status" style="position: fixed; inset: 0">Guardado</div>';
  await lays(page, `${button}${label}${scrolled}<p>Fresas con crema</p><p>Cajeta</p>${notice}`);
  expect(await tapTargetFindings(page)).toEqual([]);
});

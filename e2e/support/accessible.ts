import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.2, levels A and AA; in the dark what depends on colours, because the rest is the same page. */
const rules = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, axe.RunOnly>;

type Case = { readonly colorScheme: 'light' | 'dark'; readonly width: number };

/** A phone and a desktop; every screen in both themes on both. Neighbours share what is slow to change. */
const everyCase: readonly Case[] = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 1280 },
];

/** 320 is a small phone, and 1280 at 400 %; 640 is 1280 at 200 %; 1920 is a desk. */
const widths = [320, 390, 640, 1280, 1920];

async function turnTo(page: Page, width: number) {
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
}

/** axe finds nothing on the current screen, in both themes and sizes. */
export async function expectAccessible(page: Page, cases = everyCase): Promise<void> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const found: string[] = [];
  for (const { colorScheme, width } of cases) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await turnTo(page, width);
    const violations = await page.evaluate(violationsOf, rules[colorScheme]);
    found.push(
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${colorScheme} ${width}: ${id}: ${html}\n${failureSummary}`),
      ),
    );
  }
  expect(found).toEqual([]);
}

/**
 * Reporting passed rules takes longer than the check. The size of targets is `expectTapTargets`' question: it scrolls to each
 * control, while axe also counts one that lies half below a sticky bar at this moment.
 */
async function violationsOf(runOnly: axe.RunOnly) {
  const rules = { 'target-size': { enabled: false } };
  const { violations } = await window.axe.run({ runOnly, rules, resultTypes: ['violations'] });
  return violations;
}

/** Nothing exceeds the width of the page, and no box cuts off its text. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of widths) {
    await turnTo(page, width);
    // A chart learns its new width after the page.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `at ${width}` })
      .toBeLessThanOrEqual(width);
    expect(await page.evaluate(cutOffTexts), `cut off at ${width}`).toEqual([]);
  }
}

/** Buttons, links, headings and fields outside of the window's width, in a page that does not scroll sideways. */
function cutOffTexts(): string[] {
  const scrolls = (element: Element) => {
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(around).overflowX)) return true;
    }
    return false;
  };
  return [...document.querySelectorAll('button, a, h1, h2, h3, p, input, label')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && (left < -1 || right > innerWidth + 1) && !scrolls(element);
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

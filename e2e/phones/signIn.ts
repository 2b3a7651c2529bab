import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { tap } from '../support/tap.ts';

/** Phones whose sign-in by SMS does not go straight. */

/**
 * A customer who closes reCAPTCHA's pictures. The emulator's captcha solves itself after 500 ms: a closed one never does. Other
 * screens have timers of that length too.
 */
export const closesCaptcha = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    const state = Object.assign(window, { closesCaptcha: true });
    window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      state.closesCaptcha && ms === 500 && location.pathname === '/sms'
        ? 0
        : setTimeout(run, ms, ...rest)) as typeof window.setTimeout;
  });

export const solvesCaptcha = (page: Page) =>
  page.evaluate(() => Object.assign(window, { closesCaptcha: false }));

/** The first send ends with a sentence, and the customer solves the captcha at the second. With a clock that the test moves. */
export async function closesCaptchaOnce(page: Page, number: string) {
  await page.locator('[name=phone]').fill(number);
  await tap(page.getByRole('button', { name: 'Enviar código' }));
  await expect(page.getByRole('button', { name: 'Enviando…' })).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(page.getByText(/no pudimos comprobar que eres una persona/)).toBeVisible({ timeout: 500 });
  }).toPass();
  await solvesCaptcha(page);
}

/** Each code costs the shop money. */
export function countCodes(page: Page) {
  const codes = { sent: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('accounts:sendVerificationCode'))
      codes.sent += 1;
  });
  return codes;
}

/** A clock that is behind: the phone takes its token for fresh, and the server refuses it as too old. Its renewal is accepted. */
export async function firstTokenIsRefused(page: Page) {
  let first: string | undefined;
  await page.route('**/api/**', async (route) => {
    const token = route.request().headers().authorization;
    first ??= token;
    if (token === undefined || token !== first) return route.fallback();
    // The emulator's tokens of one second are alike: the renewed one would be refused too.
    await setTimeout(1_000);
    return route.fulfill({ status: 401, json: { error: 'Token inválido' } });
  });
}

/** A clock that somebody set by hand, in hours from the true time. */
export const clockIsOff = (page: Page, hours: number) =>
  page.addInitScript((shift) => {
    const RealDate = Date;
    const now = () => RealDate.now() + shift;
    window.Date = new Proxy(RealDate, {
      construct: (date, given, made) => Reflect.construct(date, given.length > 0 ? given : [now()], made),
      apply: () => new RealDate(now()).toString(),
      get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
    });
  }, hours * 3_600_000);

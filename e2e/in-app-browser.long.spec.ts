import { expect, type Page } from '@playwright/test';
import { ordersOf } from './support/api.ts';
import { customer, test, withoutWhatsApp } from './support/customer.ts';
import { inOtherBrowser } from './support/ownPage.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { tap } from './support/tap.ts';

/** «Finalizar» where the window of the WhatsApp message is not a tab: the order is placed, and the message is a link. */

/** What browsers inside other apps make of `window.open('', '_blank')`. */
const windows = {
  /** A WebView without windows: the only window is the answer. */
  'the same window': () => {
    window.open = () => window;
  },
  /** A WebView that loads the address of the new window in the only one. */
  'the same window, on its way to another page': () => {
    window.open = () => {
      window.location.assign('about:blank');
      return window;
    };
  },
  /** As before; an app that creates no window answers null. */
  'null, while the page is on its way to another one': () => {
    window.open = () => {
      window.location.assign('about:blank');
      return null;
    };
  },
  /** A bridge of the app: an object that is no window. */
  'an object without a document': () => {
    window.open = () => ({}) as Window;
  },
  /** The new window exists, and loads nothing. */
  'a tab that stays blank': () => {
    window.open = () => {
      const location = { href: 'about:blank', replace: () => undefined };
      return {
        closed: false,
        document: { title: '' },
        location,
        close: () => undefined,
      } as unknown as Window;
    };
  },
  /** Scripts must not open windows. */
  'an error': () => {
    window.open = () => {
      throw new DOMException('Not allowed', 'NotAllowedError');
    };
  },
  /** A blocked pop-up. */
  null: () => {
    window.open = () => null;
  },
  /** An app that removed the function. */
  'no such function': () => {
    Object.assign(window, { open: undefined });
  },
};

/** One order at home, with its number and the link of its message. */
async function hasOrderAndLink(page: Page, phone: string) {
  await expect(page).toHaveURL('/home');
  const [order, ...others] = await ordersOf(page.request, phone);
  expect(others).toEqual([]);
  const news = page
    .getByRole('status')
    .filter({ hasText: `¡Listo! Recibimos tu pedido #${order?.id_pedido}.` });
  const link = news.getByRole('link', { name: 'Enviar por WhatsApp' });
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain(`*Pedido #${order?.id_pedido}*`);
  return link;
}

Object.entries(windows).forEach(([answer, imitate], index) => {
  test(`\`window.open\` answers ${answer}: the order is placed and its message is a link`, async ({
    page,
  }) => {
    const phone = `555914000${index}`;
    await returningCustomer(page, phone);
    await page.evaluate(imitate);
    await customer.finishes(page);
    const link = await hasOrderAndLink(page, phone);
    await tap(page.getByRole('button', { name: 'Entendido' }));
    await expect(link).toHaveCount(0);
  });
});

test('an app that replaces the page after the tap does so once: the second tap places the order', async ({
  page,
}) => {
  const phone = '5559140011';
  await page.addInitScript(() => {
    window.open = () => {
      setTimeout(() => window.location.assign('about:blank'));
      return null;
    };
  });
  await returningCustomer(page, phone);
  await customer.finishes(page);
  await page.waitForURL('about:blank');
  await page.goBack();
  await tap(page.getByRole('button', { name: /Finalizar|Reintentar/ }).first());
  await hasOrderAndLink(page, phone);
});

const agents = {
  Instagram: 'Mobile/15E148 Instagram 311.0.0.32.118 (iPhone14,5; iOS 17_1; es_MX)',
  Facebook: 'Mobile/15E148 [FBAN/FBIOS;FBAV/441.0.0.32.105;FBBV/537;FBDV/iPhone14,5]',
};

Object.entries(agents).forEach(([app, agent], index) => {
  test(`inside ${app} no window is opened, and the message is a link`, async ({ browser, baseURL }) => {
    const phone = `555914002${index}`;
    const userAgent = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 ${agent}`;
    await inOtherBrowser(browser, { baseURL: baseURL ?? '', userAgent }, async (page) => {
      await withoutWhatsApp(page.context());
      await returningCustomer(page, phone);
      await customer.finishes(page);
      const link = await hasOrderAndLink(page, phone);
      expect(page.context().pages()).toHaveLength(1);
      const tab = page.context().waitForEvent('page');
      await tap(link);
      await (await tab).waitForURL('https://wa.me/**');
      await expect(page.getByRole('status').filter({ hasText: '¡Listo!' })).toBeVisible();
    });
  });
});

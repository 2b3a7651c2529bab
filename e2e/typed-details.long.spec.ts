import { expect } from '@playwright/test';
import { test } from './support/customer.ts';
import { colima, remember } from './support/state.ts';
import { tap } from './support/tap.ts';

/** The delivery details that were typed and not saved survive a reload. */

const typed = {
  houseNumber: '12 B',
  reference: 'Portón verde, timbre 3',
  phoneNumber: '5556000017',
};

for (const width of [320, 390])
  test(`typed by finger at ${width} px, the details are there after a reload, and are saved`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await remember(page, {
      local: { selectedAddress: colima },
      session: { session: { splashSeen: true, locationAnswered: true } },
    });
    await page.goto('/userdata');
    for (const [name, text] of Object.entries(typed)) {
      await tap(page.locator(`[name=${name}]`));
      await page.keyboard.type(text);
    }
    await page.reload();
    for (const [name, text] of Object.entries(typed)) {
      await expect(page.locator(`[name=${name}]`)).toHaveValue(text);
    }
    await tap(page.getByRole('button', { name: /Guardar/ }));
    await expect(page).toHaveURL('/home');
    const saved = await page.evaluate(() => localStorage.getItem('addressDetails') ?? '');
    expect(JSON.parse(saved)).toMatchObject(typed);
  });

import { expect, type Page, test } from '@playwright/test';
import { settles } from './support/ownPage.ts';
import { colima, knownCustomer, remember, romaNorte } from './support/state.ts';
import { tap } from './support/tap.ts';

/** The delivery address and its failures (spec §2, §4 and §5; decisions S2–S4). */

const marker = (page: Page) => page.locator('[data-gmaps-marker]');
const save = (page: Page) => page.getByRole('button', { name: 'Guardar ubicación' });
/** The requests to the maps. */
const mapsService = (page: Page): Promise<{ zoom: number; calls: Record<string, number> }> =>
  page.evaluate(() => Object(window).__gmapsSim);
const searches = async (page: Page) => {
  const { newSuggestions = 0, legacyPredictions = 0 } = (await mapsService(page)).calls;
  return newSuggestions + legacyPredictions;
};
const savedAddress = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('selectedAddress') ?? 'null'));

const choose = 'Mueve el marcador hasta tu puerta o elige una sugerencia.';

/** The browser's answer to the position request; without one it never answers. */
const geolocationAnswers = (page: Page, code: 'denied' | 'timeout' | 'never') =>
  page.addInitScript((code) => {
    const asked: PositionOptions[] = [];
    Object.assign(window, { asked });
    navigator.geolocation.getCurrentPosition = (_, fail, options = {}) => {
      asked.push(options);
      if (code === 'never') return;
      const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
      fail?.({ ...codes, message: '', code: code === 'denied' ? codes.PERMISSION_DENIED : codes.TIMEOUT });
    };
  }, code);

test('a denied position is reported in the shop’s words, and the address is typed', async ({ page }) => {
  await geolocationAnswers(page, 'denied');
  await page.goto('/home');
  const question = page.getByRole('dialog');
  await tap(question.getByRole('button', { name: 'Permitir ubicación' }));
  await expect(question.getByRole('status')).toHaveText(
    'Has denegado el permiso de ubicación. Por favor ingrésala manualmente para continuar con tu pedido.',
  );
  await tap(question.getByRole('button', { name: 'Ingresar manualmente' }));
  await expect(page).toHaveURL('/address');
  await expect(marker(page)).toBeVisible();
});

test('the position is requested with high accuracy, a timeout of five seconds, and no cached position', {
  tag: '@long',
}, async ({ page }) => {
  await geolocationAnswers(page, 'timeout');
  await page.goto('/location-permission');
  await tap(page.getByRole('button', { name: 'Permitir ubicación' }));
  await expect(page.getByText(/^No pudimos obtener tu ubicación\./)).toBeVisible();
  expect(await page.evaluate(() => Object(window).asked)).toEqual([
    { enableHighAccuracy: true, timeout: 5000, maximumAge: 0 },
  ]);
});

test('an unanswered position request falls back to Mexico City after five seconds: a guess until the marker moves', {
  tag: '@long',
}, async ({ page }) => {
  await geolocationAnswers(page, 'never');
  await page.clock.install();
  await page.goto('/location-permission');
  await tap(page.getByRole('button', { name: 'Ingresar manualmente' }));
  await expect(page.getByText('Cargando mapa...')).toBeVisible();
  await page.clock.fastForward(5000);
  await expect(marker(page)).toBeVisible();
  await tap(save(page));
  await expect(page.getByRole('alert')).toHaveText(choose);
  await expect(page).toHaveURL('/address');
  expect(await savedAddress(page)).toBeNull();
  await marker(page).press('ArrowUp');
  await tap(save(page));
  await expect(page).toHaveURL('/userdata');
  const { position } = await savedAddress(page);
  expect(position.lat).toBeCloseTo(19.4326, 3);
  expect(position.lng).toBeCloseTo(-99.1332, 3);
});

test.describe('with a position', () => {
  test.use({ geolocation: romaNorte, permissions: ['geolocation'] });

  test('a granted position opens the map there, and is saved with its address', async ({ page }) => {
    await page.goto('/location-permission');
    await tap(page.getByRole('button', { name: 'Permitir ubicación' }));
    await expect(page).toHaveURL('/address');
    expect(await page.evaluate(() => history.state.usr)).toEqual(romaNorte);
    await expect(marker(page)).toBeVisible();
    expect((await mapsService(page)).zoom).toBe(19);
    const preview = page.waitForResponse(/\/staticmap\?/);
    await tap(save(page));
    await expect(page).toHaveURL('/userdata');
    expect((await savedAddress(page)).position).toEqual({
      lat: romaNorte.latitude,
      lng: romaNorte.longitude,
    });
    await expect(page.getByRole('img', { name: /^Mapa de / })).toHaveAttribute('src', /zoom=18/);
    expect(new URL((await preview).url()).searchParams.get('zoom')).toBe('18');
  });

  test('a saved address has priority over the browser’s position', { tag: '@long' }, async ({ page }) => {
    const elsewhere = { address: 'Av. Juárez 1, Centro', position: { lat: 19.4341, lng: -99.1468 } };
    await remember(page, { local: { selectedAddress: elsewhere } });
    await page.goto('/address');
    await expect(marker(page)).toBeVisible();
    await expect(page.getByText(elsewhere.address)).toBeVisible();
    await tap(save(page));
    await expect(page).toHaveURL('/userdata');
    expect(await savedAddress(page)).toEqual(elsewhere);
  });
});

/** `allow()` in the page answers as a customer who reads the browser's question for a while. */
const allowsLate = (page: Page, coords: object) =>
  page.addInitScript((coords) => {
    navigator.geolocation.getCurrentPosition = (found) =>
      Object.assign(window, { allow: () => found({ coords, timestamp: 0 } as GeolocationPosition) });
  }, coords);

test('a position that is allowed late moves an untouched map, and not a chosen marker', {
  tag: '@long',
}, async ({ page }) => {
  await allowsLate(page, { ...romaNorte, accuracy: 20 });
  await page.clock.install();
  for (const isTouched of [false, true]) {
    await page.goto('/location-permission');
    await tap(page.getByRole('button', { name: 'Ingresar manualmente' }));
    await expect(page.getByText('Cargando mapa...')).toBeVisible();
    await page.clock.fastForward(9000);
    await expect(marker(page)).toBeVisible();
    if (isTouched) await marker(page).press('ArrowUp');
    await page.evaluate(() => Object(window).allow());
    await settles(page);
    await tap(save(page));
    await expect(page).toHaveURL('/userdata');
    expect((await savedAddress(page)).position.lat).toBeCloseTo(isTouched ? 19.4326 : romaNorte.latitude, 3);
    await page.evaluate(() => localStorage.clear());
  }
});

test.describe('with a rough position', () => {
  test.use({ geolocation: { ...romaNorte, accuracy: 5000 }, permissions: ['geolocation'] });

  test('the map says how rough it is, also after a reload, and asks for the marker', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/location-permission');
    await tap(page.getByRole('button', { name: 'Permitir ubicación' }));
    await expect(page).toHaveURL('/address');
    const rough = page.getByText(`Tu ubicación tiene un margen de unos 5 km. ${choose}`);
    await expect(rough).toBeVisible();
    await page.reload();
    await expect(rough).toBeVisible();
    await tap(save(page));
    await expect(page.getByRole('alert')).toContainText('5 km');
    await marker(page).press('ArrowUp');
    await expect(rough).toBeHidden();
    await tap(page.getByRole('button', { name: 'Usar mi ubicación' }));
    await expect(rough).toBeVisible();
    await tap(save(page));
    await expect(page).toHaveURL('/address');
    await marker(page).press('ArrowUp');
    await tap(save(page));
    await expect(page).toHaveURL('/userdata');
  });
});

for (const [what, text, type, saved] of [
  ['a street', 'Av. Insurgentes Sur, Roma Sur', 'route', 'Av. Insurgentes Sur, Roma Sur'],
  ['a plus code', 'WRF8+2X Bucerías, Nay., México', 'plus_code', 'Bucerías, Nay., México'],
  ['a neighbourhood', 'Roma Norte, Ciudad de México', 'neighborhood', 'Roma Norte, Ciudad de México'],
] as const) {
  test(`a suggestion that is only ${what} asks for the marker`, { tag: '@long' }, async ({ page }) => {
    await remember(page, knownCustomer('5558000004'));
    await page.goto('/address');
    await expect(marker(page)).toBeVisible();
    await page.evaluate(
      ([formatted_address, type]) => {
        type Answer = (results: object[] | null, status: string) => void;
        const geocoder = Object(window).google.maps.Geocoder.prototype;
        const { geocode } = geocoder;
        geocoder.geocode = (asked: object, answer: Answer) =>
          geocode(asked, (results: object[] | null, status: string) =>
            answer(results?.map((one) => ({ ...one, formatted_address, types: [type] })) ?? null, status),
          );
      },
      [text, type] as const,
    );
    await page.getByRole('combobox').fill('colima 12');
    await tap(page.getByRole('option').first());
    await expect(page.getByText(saved, { exact: true })).toBeVisible();
    await tap(save(page));
    await expect(page.getByRole('alert')).toHaveText(
      'Esta dirección no es exacta. Mueve el marcador hasta tu puerta.',
    );
    await marker(page).press('ArrowUp');
    await expect(page.getByText('Esta dirección no es exacta.')).toBeHidden();
    await tap(save(page));
    await expect(page).toHaveURL('/userdata');
    expect((await savedAddress(page)).address).toBe(saved);
  });
}

test('the map requires an answer to the location question', async ({ page }) => {
  await page.goto('/address');
  await expect(page).toHaveURL('/location-permission');
  await page.goto('/userdata');
  await expect(page).toHaveURL('/location-permission');
});

test('the search starts at the third letter, and a choice moves the marker', { tag: '@desk' }, async ({
  page,
}) => {
  await page.clock.install();
  await remember(page, knownCustomer('5558000002'));
  await page.goto('/address');
  const search = page.getByRole('combobox');
  await expect(search).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await search.pressSequentially('co');
  // Longer than the answer to a third letter takes.
  await page.clock.runFor(2000);
  await settles(page);
  expect(await searches(page)).toBe(0);
  await expect(page.getByText('Buscando…')).toBeHidden();
  await expect(page.getByRole('option')).toHaveCount(0);
  await search.pressSequentially('l');
  await page.clock.runFor(2000);
  await expect.poll(() => searches(page)).toBe(1);
  await page.clock.runFor(2000);
  await expect(page.getByRole('option').first()).toBeVisible();
  await search.pressSequentially('ima 12');
  await page.clock.runFor(2000);
  await expect.poll(() => searches(page)).toBe(2);
  await page.clock.runFor(2000);
  await page.clock.resume();
  await tap(page.getByRole('option', { name: /^Colima 12/ }).first());
  await expect(page.getByRole('status').filter({ hasText: /^Colima 12/ })).toBeVisible();
  await tap(save(page));
  await expect(page).toHaveURL('/userdata');
  const saved = await savedAddress(page);
  expect(saved.address).toMatch(/^Colima 12/);
  expect(saved.position).not.toEqual(colima.position);
});

test('the suggestions stay without the keyboard, and Enter takes the first one of what was typed', {
  tag: '@long',
}, async ({ page }) => {
  await remember(page, knownCustomer('5558000005'));
  await page.goto('/address');
  const search = page.getByRole('combobox');
  const first = page.getByRole('option').first();
  await search.fill('colima');
  await expect(first).toBeVisible();
  await search.blur();
  await settles(page);
  await expect(first).toBeVisible();
  await tap(page.getByRole('heading', { name: 'Dirección de envío' }));
  await expect(first).toBeHidden();
  await tap(search);
  await expect(first).toBeVisible();
  // The suggestions of the shorter text are still shown.
  await search.pressSequentially(' 12');
  await search.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Colima 12,/ })).toBeVisible();
  await tap(save(page));
  await expect(page).toHaveURL('/userdata');
});

test('a late answer to a shorter text is not what Enter takes', { tag: '@long' }, async ({ page }) => {
  await page.clock.install();
  await remember(page, knownCustomer('5558000007'));
  await page.goto('/address');
  const search = page.getByRole('combobox');
  await expect(search).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await search.fill('colima');
  await page.clock.runFor(250);
  await expect.poll(() => searches(page)).toBe(1);
  await search.fill('colima 12');
  // The answer to «colima» comes before «colima 12» is asked.
  await page.clock.runFor(200);
  await expect(page.getByRole('option').first()).toBeVisible();
  await search.press('Enter');
  await page.clock.runFor(2000);
  await expect.poll(() => searches(page)).toBe(2);
  await page.clock.runFor(2000);
  await page.clock.resume();
  await expect(page.getByRole('status').filter({ hasText: /^Colima 12,/ })).toBeVisible();
});

test('a search without a choice is asked about before the old place is saved', { tag: '@long' }, async ({
  page,
}) => {
  await remember(page, knownCustomer('5558000006'));
  await page.goto('/address');
  await page.getByRole('combobox').fill('colima 12');
  await expect(page.getByRole('option').first()).toBeVisible();
  await tap(save(page));
  await expect(page.getByRole('alert')).toHaveText(
    'Buscaste «colima 12» y no elegiste una sugerencia. Elige una o usa la dirección del marcador.',
  );
  await tap(save(page));
  await expect(page).toHaveURL('/address');
  await tap(page.getByRole('button', { name: 'Usar la dirección del marcador' }));
  await expect(page).toHaveURL('/userdata');
  expect(await savedAddress(page)).toEqual(colima);
});

test('the address is geocoded when the marker is dropped, not while it is dragged', { tag: '@desk' }, async ({
  page,
}) => {
  await remember(page, knownCustomer('5558000003'));
  await page.goto('/address');
  await expect(marker(page)).toBeVisible();
  const box = await marker(page).boundingBox();
  if (!box) throw new Error('The marker has no place.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 30, { steps: 4 });
  await page.mouse.move(x + 90, y + 60, { steps: 4 });
  await expect(page.getByText('Buscando la dirección…')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await page.mouse.up();
  await expect(page.getByText('Buscando la dirección…')).toBeHidden();
  await tap(save(page));
  await expect(page).toHaveURL('/userdata');
  const { position } = await savedAddress(page);
  expect(position.lng).toBeGreaterThan(colima.position.lng);
  expect(position.lat).toBeLessThan(colima.position.lat);
});

test('the details are checked by the form’s rules, trimmed, and never saved as verified', async ({
  page,
}) => {
  await remember(page, { local: { selectedAddress: colima } });
  await page.goto('/userdata');
  const field = (name: string) => page.locator(`[name=${name}]`);
  await tap(page.getByRole('button', { name: 'Guardar' }));
  await expect(page.getByText('Este campo es requerido')).toHaveCount(3);
  await expect(field('houseNumber')).toBeFocused();
  await field('houseNumber').fill('  7  ');
  await expect(page.getByText('Este campo es requerido')).toHaveCount(2);
  await field('reference').fill(' Portón ');
  await field('phoneNumber').fill('55 1234');
  await tap(page.getByRole('button', { name: 'Guardar' }));
  await expect(page.getByText('Solo se permiten números')).toBeVisible();
  await field('phoneNumber').fill('551234');
  await tap(page.getByRole('button', { name: 'Guardar' }));
  await expect(page.getByText('Debe tener exactamente 10 dígitos')).toBeVisible();
  // The browser's own suggestion, in the way of the phone's contacts.
  await field('phoneNumber').evaluate((input: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input, '\u202a+52\u00a055 1234-5678\u202c');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(field('phoneNumber')).toHaveValue('5512345678');
  await tap(page.getByRole('button', { name: 'Guardar' }));
  await expect(page).toHaveURL('/home');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('addressDetails') ?? ''))).toEqual({
    houseNumber: '7',
    reference: 'Portón',
    phoneNumber: '5512345678',
    phoneVerification: false,
  });
});

/** A phone on its side, or upright with letters of 200 %: the map is a part of a longer page. */
test('in a low window a swipe over the map scrolls the page to the button, and leaves the marker', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await remember(page, knownCustomer('5558000046'));
  await page.goto('/address');
  await expect(marker(page)).toBeVisible();
  await expect(save(page)).toBeEnabled();
  const box = await page.locator('[data-gmaps-sim]').boundingBox();
  if (!box) throw new Error('There is no map.');
  const finger = await page.context().newCDPSession(page);
  const touches = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  const at = { x: box.x + 40, y: box.y + box.height - 20 };
  await touches('touchStart', at);
  for (const moved of [20, 60, 100, 140, 180, 220]) await touches('touchMove', { x: at.x, y: at.y - moved });
  await touches('touchEnd');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(save(page)).toBeEnabled();
  await tap(save(page));
  await expect(page).toHaveURL('/userdata');
  expect(await savedAddress(page)).toMatchObject({ address: colima.address });
});

import { hoursChangeMark, keptAttribute } from '../../shared/keptMarks.ts';

/** The other pages say what must not be a moment old (hours, a pause), or nothing before the app asks. */
const menuPaths = /^\/(home|buscar|cart|add\/\d+)?$/;

export const isMenuPage = (url: string): boolean => menuPaths.test(new URL(url).pathname);

const maxAgeMs = 24 * 60 * 60 * 1000;

/** In the data of a product's page. */
const soldOutToday = '"agotado_hasta":"';

/** «Desde las 8:00 a.m.» or a plus: right until this moment. */
const hoursChange = new RegExp(`<meta name="${hoursChangeMark}" content="([^"]+)">`);

/** Whether a cached page is shown before the network's answer (decision 7). */
export async function isShownAtOnce(url: string, page: Response, nowMs: number): Promise<boolean> {
  if (!isMenuPage(url)) return false;
  // By two clocks, the server's and the device's: either may be ahead.
  const ageMs = Math.abs(nowMs - Date.parse(page.headers.get('Date') ?? ''));
  if (!(ageMs < maxAgeMs)) return false;
  const html = await page.clone().text();
  const [, changeAt] = hoursChange.exec(html) ?? [];
  return !html.includes(soldOutToday) && (changeAt === undefined || nowMs < Date.parse(changeAt));
}

/** A cached page, marked for the app. */
export async function keptPage(page: Response): Promise<Response> {
  const { status, statusText, headers } = page;
  const html = (await page.text()).replace('<html', `<html ${keptAttribute}`);
  return new Response(html, { status, statusText, headers });
}

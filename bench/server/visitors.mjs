import { request } from 'node:http';
import { inTurns, median } from '../web/figures.mjs';
import { homesPerSecond, orderMsAt99 } from './load.mjs';
import { hasNginx, startNginx } from './nginx.mjs';
import { duration, row } from './rows.mjs';

/** @typedef {import('./processes.mjs').Shop} Shop */
/** @typedef {import('./load.mjs').Customer} Customer */

const turns = 3;
const turnSeconds = 2;
/** Home pages a second beside an order: a small shop has some in a minute. */
const visitorsPerSecond = 200;

/**
 * What visitors get, beside nginx with the same bytes in a file, and what an order waits while they come.
 *
 * @param {Shop} shop
 * @param {Customer} customer
 * @returns {Promise<import('./rows.mjs').Row[]>}
 */
export async function visitorLoad(shop, customer) {
  const homeUrl = `${shop.url}/home`;
  const rows = [];
  if (hasNginx) {
    const nginx = await startNginx(...(await compressedAnswer(homeUrl)));
    try {
      const [[, homes], [, files]] = /** @type {[[string, number[]], [string, number[]]]} */ (
        await inTurns(turns, [homeUrl, nginx.url], (url) => homesPerSecond(url, turnSeconds))
      );
      rows.push(row('home pages', median(homes), 'nginx, the same bytes from a file', median(files), 0.3));
    } finally {
      await nginx.stop();
    }
  } else console.warn('SKIPPED: no nginx on this machine. Home pages were not compared with it.');
  const withVisitors = async (/** @type {number} */ visitors) => {
    const coming = visitors > 0 ? homesPerSecond(homeUrl, turnSeconds, visitors) : null;
    const ms = await orderMsAt99(shop, customer, turnSeconds);
    await coming;
    return ms;
  };
  const [[, alone], [, beside]] = /** @type {[[number, number[]], [number, number[]]]} */ (
    await inTurns(turns, [0, visitorsPerSecond], withVisitors)
  );
  return [
    ...rows,
    duration('an order, the 99th of a hundred', median(alone)),
    duration(`the same while ${visitorsPerSecond} visitors a second come`, median(beside)),
  ];
}

/**
 * The answer's bytes as a browser gets them, and its headers. `fetch` would decompress them.
 *
 * @param {string} url
 * @returns {Promise<[body: Buffer, headers: Record<string, string>]>}
 */
async function compressedAnswer(url) {
  const answer = await new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, resolve)
      .on('error', reject)
      .end();
  });
  const chunks = [];
  for await (const chunk of answer) chunks.push(chunk);
  const kept = ['content-encoding', 'cache-control', 'content-security-policy'];
  const headers = kept.flatMap((name) =>
    answer.headers[name] ? [[name, String(answer.headers[name])]] : [],
  );
  return [Buffer.concat(chunks), Object.fromEntries(headers)];
}

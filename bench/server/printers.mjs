import { signInOwner } from './callers.mjs';
import { canAsk, processorSeconds } from './processor.mjs';

/** @typedef {import('./processes.mjs').Shop} Shop */

const printers = 20;
const pollEverySeconds = 5;
const warmUpPolls = 20;
const polls = 40;
/** Percent of one processor. */
const goal = 0.01;

/**
 * The part of a processor that the server's process spends on 20 idle printers. They ask one after the other here: what a
 * question costs does not depend on the pause before it.
 *
 * @param {Shop} shop
 * @returns {Promise<import('./rows.mjs').Row[]>} none where the system does not tell a process's processor time
 */
export async function printerLoad(shop) {
  if (!canAsk) return [];
  const owner = await signInOwner(shop);
  /** @type {Awaited<ReturnType<typeof pair>>[]} */
  const paired = [];
  // The demo has one already.
  while (paired.length < printers - 1) paired.push(await pair(shop, owner));
  const pollAll = async (/** @type {number} */ times) => {
    for (let time = 0; time < times; time += 1) for (const printer of paired) await poll(shop, printer);
  };
  await pollAll(warmUpPolls);
  const before = processorSeconds(shop.pid);
  await pollAll(polls);
  const perPoll = (processorSeconds(shop.pid) - before) / (polls * paired.length);
  const share = (perPoll * printers) / pollEverySeconds;
  return [
    {
      what: `${printers} printers that ask every ${pollEverySeconds} s`,
      figure: `${(100 * share).toFixed(2)} % of a processor`,
      reference: `at most ${100 * goal} %`,
      ratio: share / goal,
      goal: 1,
    },
  ];
}

/**
 * @param {Shop} shop
 * @param {string} owner
 * @returns {Promise<{ id: number, usuario: string, clave: string }>}
 */
async function pair({ url }, owner) {
  const answer = await fetch(`${url}/api/impresoras`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${owner}` },
    body: JSON.stringify({ nombre: 'Cocina', imprime: ['cocina'], copias: 1, papel: 80 }),
  });
  if (!answer.ok) throw new Error(`The printer was not paired: ${answer.status}`);
  return answer.json();
}

/**
 * @param {Shop} shop
 * @param {{ id: number, usuario: string, clave: string }} printer
 */
async function poll({ url }, { id, usuario, clave }) {
  const answer = await fetch(`${url}/impresora/${id}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${usuario}:${clave}`).toString('base64')}`,
    },
    body: JSON.stringify({
      printerMAC: '00:11:62:00:00:01',
      statusCode: '200 OK',
      printingInProgress: false,
    }),
  });
  if (!(await answer.text()).includes('jobReady'))
    throw new Error(`The printer's question: ${answer.status}`);
}

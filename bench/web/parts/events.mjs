import { anOrder, signInCustomer, signInStaff } from '../../server/callers.mjs';
import { placeOne } from '../../server/fanOut.mjs';
import { newFolder, removeFolder, startShop } from '../../server/processes.mjs';
import { stateOf } from '../browsers.mjs';
import { tableOf } from '../figures.mjs';
import { judged } from '../goals.mjs';
import { slowDown } from '../visit.mjs';
import { tablet } from './board.mjs';
import { held } from './memory.mjs';
import { whole } from './part.mjs';

/** @typedef {import('./part.mjs').Place} Place */
/** @typedef {import('./part.mjs').Part} Part */

const orders = 60;
const everyMs = 100;
/** After these the engine has compiled the hot code. */
const warmUp = 100;
/** An evening of 120 orders: each is placed and takes four steps. */
const events = 600;
const steps = [
  { etapa: 'aceptado', minutos: 40 },
  { etapa: 'preparando' },
  { etapa: 'en_camino' },
  { etapa: 'entregado' },
];

/**
 * An evening in a minute: sixty orders on the board, ten events a second, as many come as leave.
 *
 * @param {Place} place
 * @returns {Promise<Part>}
 */
export async function measureEvents({ browser }) {
  const folder = newFolder('events');
  const shop = await startShop({ DATA_DIR: folder });
  try {
    const next = await eveningOf(shop);
    const storageState = await stateOf(browser, shop, 'staff');
    const context = await browser.newContext({ ...tablet, storageState });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`${shop.url}/orders`);
    await page
      .getByRole('listitem', { name: /^Pedido #/ })
      .first()
      .waitFor();
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });

    await play(next, warmUp);
    const before = await held(session);
    await page.evaluate(recordLongTasks);
    const startedMs = Date.now();
    await play(next, events);
    const seconds = (Date.now() - startedMs) / 1000;
    const tasks = await page.evaluate(longTasks);
    const after = await held(session);
    await context.close();

    const figures = {
      longest: Math.max(0, ...tasks),
      over: tasks.length,
      msOfEvent: (after.taskMs - before.taskMs) / events,
      heap: after.heap / before.heap,
      nodes: after.nodes / before.nodes,
      listeners: after.listeners / before.listeners,
    };
    return {
      title:
        `${orders} orders, ${(events / seconds).toFixed(1)} events a second, on a tablet ${slowDown} times slower ` +
        `(memory as a multiple of what it was before ${events} events)`,
      table: tableOf(
        ['longest task ms', 'tasks over 50 ms', 'processor ms an event', 'heap', 'nodes', 'listeners'],
        [
          [
            whole(figures.longest),
            whole(figures.over),
            figures.msOfEvent.toFixed(1),
            ...[figures.heap, figures.nodes, figures.listeners].map((value) => value.toFixed(2)),
          ],
        ],
      ),
      figures,
      goals: [
        judged({ goal: 'events: longest task ms', value: figures.longest, limit: 50, ofTheMachine: true }),
        judged({ goal: 'events: heap', value: figures.heap, limit: 1.1 }),
        judged({ goal: 'events: nodes', value: figures.nodes, limit: 1.1 }),
        judged({ goal: 'events: listeners', value: figures.listeners, limit: 1.1 }),
      ],
    };
  } finally {
    await shop.stop();
    removeFolder(folder);
  }
}

/**
 * Sixty orders of all stages, and what happens next to them.
 *
 * @param {import('../../server/processes.mjs').Shop} shop
 * @returns {Promise<() => Promise<void>>} each call is one event
 */
async function eveningOf(shop) {
  const customer = { token: await signInCustomer(shop), body: await anOrder(shop) };
  const token = await signInStaff(shop);
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  for (let placed = 0; placed < orders; placed += 1) await placeOne(shop.url, customer);
  const listed = await (await fetch(`${shop.url}/api/active-orders`, { headers })).json();
  /** @type {{ id: number, taken: number }[]} */
  const board = listed.map((/** @type {{ id_pedido: number }} */ { id_pedido: id }) => ({ id, taken: 0 }));
  let lastId = Math.max(...board.map(({ id }) => id));

  /** @param {{ id: number, taken: number }} order */
  async function take(order) {
    const response = await fetch(`${shop.url}/api/orders/${order.id}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify(steps[order.taken]),
    });
    if (!response.ok) throw new Error(`A step was answered ${response.status}.`);
    await response.body?.cancel();
    order.taken += 1;
  }

  for (const [place, order] of board.entries()) {
    const wanted = Math.floor(((board.length - place) * steps.length) / (board.length + 1));
    while (order.taken < wanted) await take(order);
  }
  let turn = 0;
  return async () => {
    // The oldest of each stage in turns, then a new order: every column gets and loses cards.
    const taken = steps.length - 1 - (turn % (steps.length + 1));
    turn += 1;
    const moved = board.find((order) => order.taken === taken);
    if (moved) {
      await take(moved);
      if (moved.taken === steps.length) board.splice(board.indexOf(moved), 1);
    } else {
      await placeOne(shop.url, customer);
      lastId += 1;
      board.push({ id: lastId, taken: 0 });
    }
  };
}

/**
 * @param {() => Promise<void>} next
 * @param {number} count
 */
async function play(next, count) {
  for (let played = 0; played < count; played += 1) {
    const pause = new Promise((resolve) => setTimeout(resolve, everyMs));
    await Promise.all([next(), pause]);
  }
}

/** Runs in the page. */
function recordLongTasks() {
  /** @type {number[]} */
  const tasks = [];
  Object.assign(globalThis, { tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });
}

/** @returns {number[]} */
const longTasks = () => Reflect.get(globalThis, 'tasks');

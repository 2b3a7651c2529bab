/**
 * Loaded into a server under test by `--require`: it tells the memory, and the event streams, that are left after a forced
 * garbage collection, and sets the clock of the embedded database, which asks `Date.now` of its own thread. Listens on `PROBE_PORT`.
 *
 * `/clock?ms=` moves the clock ahead, `/clock?at=` stops it at a time; both answer when the clock is set. A server that
 * starts with `PROBE_CLOCK` has its database's clock stopped at this time from the beginning.
 */
const { once } = require('node:events');
const { createServer, ServerResponse } = require('node:http');
const { queryObjects, setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');
const { BroadcastChannel, isMainThread } = require('node:worker_threads');

const clock = new BroadcastChannel('clock of the database');
clock.unref();

if (isMainThread) listen();
else setClock();

function listen() {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://probe');
    if (pathname === '/clock') {
      const isSet = once(clock, 'message');
      clock.postMessage(Object.fromEntries(searchParams));
      await isSet;
    } else if (pathname === '/streams') {
      response.end(JSON.stringify(countEventStreams()));
      return;
    } else collect();
    response.end(JSON.stringify(process.memoryUsage()));
  })
    .on('error', () => undefined) // a child of the server
    .listen(Number(process.env.PROBE_PORT), '127.0.0.1')
    .unref();
}

/** Each open stream is a response, and a few others are there. Collects garbage first. */
const countEventStreams = () => queryObjects(ServerResponse);

function setClock() {
  const now = Date.now;
  let aheadMs = 0;
  let stoppedAt = process.env.PROBE_CLOCK === undefined ? null : Number(process.env.PROBE_CLOCK);
  Date.now = () => stoppedAt ?? now() + aheadMs;
  clock.onmessage = ({ data: { ms, at } }) => {
    if (at !== undefined) stoppedAt = Number(at);
    if (ms !== undefined) aheadMs += Number(ms);
    clock.postMessage('set');
  };
}

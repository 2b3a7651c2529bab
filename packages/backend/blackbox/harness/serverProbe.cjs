/**
 * Loaded into a server under test by `--require`: it tells the memory, and the event streams, that are left after a forced
 * garbage collection, and sets the clock of the embedded database, which asks `Date.now` of its own thread. Listens on `PROBE_PORT`.
 *
 * `/clock?ms=` moves the clock ahead, `/clock?at=` stops it at a time; both answer when the clock is set. A server that
 * starts with `PROBE_CLOCK` has its database's clock stopped at this time from the beginning.
 */
const { subscribe } = require('node:diagnostics_channel');
const { once } = require('node:events');
const { createServer } = require('node:http');
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');
const { BroadcastChannel, isMainThread } = require('node:worker_threads');

const clock = new BroadcastChannel('clock of the database');
clock.unref();

/** The response of each event stream that was ever requested, until it is garbage. */
const eventStreams = new Set();

if (isMainThread) {
  subscribe('http.server.request.start', ({ request, response }) => {
    if (request.url.split('?')[0].endsWith('/events')) eventStreams.add(new WeakRef(response));
  });
  listen();
} else setClock();

function listen() {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://probe');
    if (pathname === '/clock') {
      const isSet = once(clock, 'message');
      clock.postMessage(Object.fromEntries(searchParams));
      await isSet;
    } else collect();
    response.end(JSON.stringify(pathname === '/streams' ? countEventStreams() : process.memoryUsage()));
  })
    .on('error', () => undefined) // a child of the server
    .listen(Number(process.env.PROBE_PORT), '127.0.0.1')
    .unref();
}

function countEventStreams() {
  for (const stream of eventStreams) if (stream.deref() === undefined) eventStreams.delete(stream);
  return eventStreams.size;
}

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

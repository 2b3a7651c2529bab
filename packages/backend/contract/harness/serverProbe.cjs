/**
 * Loaded into a server under test by `--require`: it tells the memory that is left after a forced garbage collection, and
 * moves the clock of the embedded database, which asks `Date.now` of its own thread. Listens on `PROBE_PORT`.
 */
const { createServer } = require('node:http');
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');
const { BroadcastChannel, isMainThread } = require('node:worker_threads');

const clock = new BroadcastChannel('clock of the database');
clock.unref();

if (isMainThread) listen();
else moveClock();

function listen() {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://probe');
    if (pathname === '/clock') clock.postMessage(Number(searchParams.get('ms')));
    else collect();
    response.end(JSON.stringify(process.memoryUsage()));
  })
    .on('error', () => undefined) // a child of the server
    .listen(Number(process.env.PROBE_PORT), '127.0.0.1')
    .unref();
}

function moveClock() {
  const now = Date.now;
  let aheadMs = 0;
  Date.now = () => now() + aheadMs;
  clock.onmessage = ({ data }) => {
    aheadMs += data;
  };
}

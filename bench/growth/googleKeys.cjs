/** Loaded into a production server by `--require`: answers the request for Google's keys with those of the test, offline. */
const { fetch } = globalThis;
const { GOOGLE_KEYS } = process.env;

globalThis.fetch = (input, init) =>
  new URL(input instanceof Request ? input.url : input).hostname === 'www.googleapis.com'
    ? Promise.resolve(new Response(GOOGLE_KEYS, { headers: { 'Content-Type': 'application/json' } }))
    : fetch(input, init);

import { relay } from './relay.mjs';

/**
 * Runs inside the browser's own network for as long as that is needed.
 * Its argument is the list of relays in JSON, each as [from, to].
 */

for (const [from, to] of JSON.parse(process.argv[2] ?? '[]')) await relay(from, to);
console.log('ready');

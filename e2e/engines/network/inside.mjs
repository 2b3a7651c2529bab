import { relay } from './relay.mjs';

/**
 * Runs inside the browser's network namespace. Its argument is the list of relays in JSON, each as [from, to].
 */

for (const [from, to] of JSON.parse(process.argv[2] ?? '[]')) await relay(from, to);
console.log('ready');

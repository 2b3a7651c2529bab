import { once } from 'node:events';
import { runServer } from './server.ts';

/** A server that is to end by itself. */
export async function failedStart(env: Record<string, string>) {
  const { child, output } = runServer(env);
  const [code] = await once(child, 'exit');
  return { code, output: output() };
}

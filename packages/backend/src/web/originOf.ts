import type { FastifyRequest } from 'fastify';
import type { Settings } from '../config.ts';

/** Where a caller reaches the shop. Only a demo, which nobody else links to, takes the caller's word for it. */
export function originOf({ protocol, host }: FastifyRequest, { publicUrl }: Settings): string {
  const isHost = /^([\w.-]+|\[[\da-f:]+\])(:\d+)?$/i.test(host);
  return publicUrl ?? (isHost ? `${protocol}://${host.toLowerCase()}` : 'http://localhost');
}

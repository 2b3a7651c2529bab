import type { FastifyRequest } from 'fastify';
import type { Settings } from '../config/config.ts';

/** The origin by which the client reaches the shop. Only a demo trusts the `Host` header: its links are not shared. */
export function originOf({ protocol, host }: FastifyRequest, { publicUrl }: Settings): string {
  const isHost = /^([\w.-]+|\[[\da-f:]+\])(:\d+)?$/i.test(host);
  return publicUrl ?? (isHost ? `${protocol}://${host.toLowerCase()}` : 'http://localhost');
}

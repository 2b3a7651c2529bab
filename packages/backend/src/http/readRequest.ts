import { fieldLabel } from '@crepas/api';
import { type OrderId, type PhoneNumber, parsePhone } from '@crepas/domain';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../config/config.ts';
import type { Queries } from '../db/Database.ts';
import { unknownOrderText } from '../orders/texts.ts';
import { followedOrder } from '../orders/unproven.ts';
import { HttpError, invalidField } from './HttpError.ts';

/** The origin by which the client reaches the shop. Only a demo trusts the `Host` header: its links are not shared. */
export function originOf({ protocol, host }: FastifyRequest, { publicUrl }: Settings): string {
  const isHost = /^([\w.-]+|\[[\da-f:]+\])(:\d+)?$/i.test(host);
  return publicUrl ?? (isHost ? `${protocol}://${host.toLowerCase()}` : 'http://localhost');
}

/** Accepts any format of a Mexican number (decision P1). Throws a 400 that names the field. */
export function readPhone(text: string, field: string): PhoneNumber {
  const phone = parsePhone(text);
  if (phone === null) {
    throw invalidField(field, `El dato ${fieldLabel(field)} no es un teléfono de diez dígitos.`);
  }
  return phone;
}

export const unknownOrder = () => new HttpError(404, unknownOrderText);

/** The order of a follow token. An expired token is like one that never was. */
export async function followedOrThrow(queries: Queries, token: string): Promise<OrderId> {
  const id = await followedOrder(queries, token);
  if (id === null) throw unknownOrder();
  return id;
}

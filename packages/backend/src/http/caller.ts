import type { Access } from '@crepas/api';
import type { FastifyRequest } from 'fastify';
import { type Caller, stranger } from '../identity/Caller.ts';
import type { Identity } from '../identity/Identity.ts';
import { BadToken } from '../identity/verifyToken.ts';
import { HttpError } from './HttpError.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Known where the route is not open to everybody. */
    caller: Caller;
  }
}

/** Tells who calls, and refuses who may not: 401 without a good token, 403 with one of the wrong person. */
export async function admit(
  request: FastifyRequest,
  access: Exclude<Access, 'public'>,
  identity: Identity,
): Promise<void> {
  const token = bearerToken(request);
  request.caller = token === null ? stranger : await identity.callerOf(token);
  if (request.caller.kind === 'stranger') {
    throw new HttpError(401, 'Necesitas identificarte.', { headers: { 'WWW-Authenticate': 'Bearer' } });
  }
  if (!isAllowed(request.caller, access)) throw forbidden();
}

/** Of a call that is open to everybody: a bad token is none. */
export async function isStaff(request: FastifyRequest, identity: Identity): Promise<boolean> {
  const token = bearerToken(request);
  if (token === null) return false;
  try {
    return (await identity.callerOf(token)).kind === 'staff';
  } catch (error) {
    if (error instanceof BadToken) return false;
    throw error;
  }
}

export const forbidden = () => new HttpError(403, 'No tienes permiso para esto.');

/** Staff who do not own the shop may hide and show what it sells, and change nothing else. */
export function requireOwnerUnlessHiding(caller: Caller, body: object): void {
  if (isAllowed(caller, 'owner') || Object.keys(body).every((field) => field === 'disponible')) return;
  throw new HttpError(403, 'Tu cuenta solo puede cambiar la disponibilidad.');
}

function isAllowed(caller: Caller, access: Exclude<Access, 'public'>): boolean {
  switch (access) {
    case 'owner':
      return caller.kind === 'staff' && caller.role === 'owner';
    case 'staff':
      return caller.kind === 'staff';
    case 'customer':
      return caller.kind === 'staff' || caller.kind === 'customer';
  }
}

/** Null where none is shown. */
export const bearerToken = ({ headers }: FastifyRequest): string | null =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;

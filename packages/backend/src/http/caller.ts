import type { Access } from '@crepas/api';
import { mayChangeMenu } from '@crepas/domain';
import type { FastifyRequest } from 'fastify';
import { anonymous, type Caller } from '../identity/Caller.ts';
import type { Identity } from '../identity/Identity.ts';
import { BadToken } from '../identity/verifyToken.ts';
import { HttpError } from './HttpError.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every route that is not public. */
    caller: Caller;
  }
}

/** Identifies the caller. Throws 401 without a valid token and 403 without the required access. */
export async function authorize(
  request: FastifyRequest,
  access: Exclude<Access, 'public'>,
  identity: Identity,
): Promise<void> {
  const token = bearerToken(request);
  request.caller = token === null ? anonymous : await identity.callerOf(token);
  if (request.caller.kind === 'anonymous') {
    throw new HttpError(401, 'Necesitas identificarte.', { headers: { 'WWW-Authenticate': 'Bearer' } });
  }
  if (!isAllowed(request.caller, access)) throw forbidden();
}

/** The caller of a public call: a bad token counts as no token. */
export async function callerOf(request: FastifyRequest, identity: Identity): Promise<Caller> {
  const token = bearerToken(request);
  if (token === null) return anonymous;
  try {
    return await identity.callerOf(token);
  } catch (error) {
    if (error instanceof BadToken) return anonymous;
    throw error;
  }
}

export const isStaff = async (request: FastifyRequest, identity: Identity): Promise<boolean> =>
  (await callerOf(request, identity)).kind === 'staff';

export const forbidden = () => new HttpError(403, 'No tienes permiso para esto.');

function isAllowed(caller: Caller, access: Exclude<Access, 'public'>): boolean {
  switch (access) {
    case 'owner':
      return caller.kind === 'staff' && caller.role === 'owner';
    case 'menu':
      return caller.kind === 'staff' && mayChangeMenu(caller.role);
    case 'staff':
      return caller.kind === 'staff';
    case 'customer':
      return caller.kind === 'staff' || caller.kind === 'customer';
  }
}

/** Null if there is none. */
export const bearerToken = ({ headers }: FastifyRequest): string | null =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;

import {
  getStaffAccounts,
  inviteStaff as inviteStaffCall,
  revokeStaff as revokeStaffCall,
  type StaffAccountWire,
  staffAccountToWire,
} from '@crepas/api';
import type { StaffRole } from '@crepas/domain';
import type { FastifyRequest } from 'fastify';
import { inviteStaff, revokeStaff } from '../../accounts/changeStaff.ts';
import { DirectoryError, type DirectoryUser } from '../../accounts/Directory.ts';
import { openDirectory } from '../../accounts/openDirectory.ts';
import { editorOf } from '../../changes/Editor.ts';
import type { Api } from '../Api.ts';
import { HttpError } from '../HttpError.ts';
import { done, route } from '../route.ts';

export function staffAccountRoutes(api: Api): void {
  const { database, identity, settings } = api;
  const directory = openDirectory(settings);
  const openedDirectory = () => {
    if (directory !== null) return directory;
    throw new HttpError(
      404,
      'Este servidor no puede dar ni quitar accesos desde aquí. Pídelo a quien lo administra.',
    );
  };

  route(api, getStaffAccounts, async ({ request }) => {
    const staff = await answered(request, () => openedDirectory().listStaff());
    return [...staff].sort(ownersFirst).map((user) => toWire(user, request));
  });

  route(api, inviteStaffCall, async ({ body: { correo, rol }, request }) => {
    const invited = { email: correo.toLowerCase(), role: rol };
    const outcome = await answered(request, () =>
      inviteStaff(database, openedDirectory(), invited, editorOf(request)),
    ).finally(identity.revocations.refresh);
    if (outcome.kind === 'lastOwner') throw lastOwner();
    return toWire(outcome.user, request);
  });

  route(api, revokeStaffCall, async ({ params, request }) => {
    const outcome = await answered(request, () =>
      revokeStaff(database, openedDirectory(), params.id, editorOf(request)),
    ).finally(identity.revocations.refresh);
    if (outcome.kind === 'missing') throw new HttpError(404, 'Esa cuenta no es del personal.');
    if (outcome.kind === 'lastOwner') throw lastOwner();
    return done;
  });
}

const lastOwner = () =>
  new HttpError(409, 'La tienda no puede quedarse sin dueña o dueño: invita antes a otra persona.');

async function answered<Result>(request: FastifyRequest, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof DirectoryError)) throw error;
    request.log.warn({ err: error }, 'identity provider failed');
    const text = 'El servicio de cuentas no respondió. Intenta de nuevo en un momento.';
    throw new HttpError(503, text, { headers: { 'Retry-After': '5' } });
  }
}

const ownersFirst = (one: DirectoryUser, other: DirectoryUser) =>
  rank(one.role) - rank(other.role) || one.email.localeCompare(other.email);
const rank = (role: StaffRole | null) => (role === 'owner' ? 0 : 1);

const toWire = (user: DirectoryUser, { caller }: FastifyRequest): StaffAccountWire =>
  staffAccountToWire({
    id: user.id,
    email: user.email,
    role: user.role ?? 'staff',
    lastSignInAt: user.lastSignInAt,
    isYou: caller.kind === 'staff' && caller.account === user.id,
  });

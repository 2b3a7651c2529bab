import * as v from 'valibot';
import { identityToolkit } from '../../accounts/identityToolkit.ts';
import { messageOf } from '../../errors.ts';
import { type Ask, askService, type Finding, good, unknown, wrong } from './Finding.ts';

const signIn = 'Registro';
const staff = 'Personal';

const config = v.object({
  signIn: v.optional(
    v.object({
      allowDuplicateEmails: v.optional(v.boolean(), false),
      phoneNumber: v.optional(
        v.object({ testPhoneNumbers: v.optional(v.record(v.string(), v.string()), {}) }),
        {},
      ),
    }),
    {},
  ),
  client: v.optional(
    v.object({
      permissions: v.optional(v.object({ disabledUserSignup: v.optional(v.boolean(), false) }), {}),
    }),
    {},
  ),
});

/**
 * Sign-up stays open: `disabledUserSignup` ends it for every method, so that no new customer could verify a phone. An
 * account that somebody opens for another's e-mail gets no role (`accounts/giveRole.ts`).
 */
export const examineSignIn = (ask: Ask, project: string, asOwner: RequestInit): Promise<Finding> =>
  askService(
    ask,
    signIn,
    `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`,
    async (response) => {
      if (!response.ok) return unknown(signIn, `Firebase no deja ver sus ajustes (${response.status}).`);
      const read = v.parse(config, await response.json());
      if (read.client.permissions.disabledUserSignup) {
        return wrong(
          signIn,
          'está cerrado, y así ningún cliente nuevo puede verificar su teléfono: en Authentication → ' +
            'Configuración → Acciones del usuario permite crear cuentas.',
        );
      }
      if (read.signIn.allowDuplicateEmails) {
        return wrong(
          signIn,
          'permite varias cuentas con un correo: en Authentication → Configuración → Vinculación de cuentas ' +
            'elige una sola.',
        );
      }
      return Object.keys(read.signIn.phoneNumber.testPhoneNumbers).length > 0
        ? wrong(
            signIn,
            'hay teléfonos de prueba, que entran con un código fijo: bórralos en Authentication → Método de ' +
              'acceso → Teléfono.',
          )
        : good(signIn, 'abierto, como lo necesitan los teléfonos; con un correo ajeno nadie recibe un rol.');
    },
    asOwner,
  );

/** Accounts that got their role before the server asked for a verified e-mail. */
export async function examineStaff(ask: Ask, project: string, token: string): Promise<Finding> {
  const url = `https://identitytoolkit.googleapis.com/v1/projects/${project}`;
  try {
    const accounts = await identityToolkit({ url, token: async () => token, ask }).listStaff();
    // Without a sign-in the invitation is under way.
    const unverified = accounts.filter(
      ({ isVerified, lastSignInAt }) => !isVerified && lastSignInAt !== null,
    );
    return unverified.length === 0
      ? good(staff, `${accounts.length} con rol.`)
      : wrong(
          staff,
          `${unverified.map(({ email }) => email).join(', ')}: el correo no está confirmado, y sin eso el rol no ` +
            'cuenta; da el rol otra vez, y Firebase manda el correo.',
        );
  } catch (error) {
    return unknown(staff, `no se pudo leer la lista: ${messageOf(error)}`);
  }
}

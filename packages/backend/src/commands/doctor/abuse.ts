import * as v from 'valibot';
import { accessToken, type ServiceAccount } from '../../accounts/serviceAccount.ts';
import { messageOf } from '../../errors.ts';
import { type Ask, askService, type Finding, good, unknown, wrong } from './Finding.ts';
import { examineSignIn, examineStaff } from './signIn.ts';

/** Each SMS costs money: somebody who asks for many, abroad, is the usual attack on a shop with sign-in by phone. */
export async function examineSms(
  ask: Ask,
  account: ServiceAccount | null,
  appCheckSiteKey: string | null,
): Promise<readonly Finding[]> {
  if (account === null) return [unknown(regions, withoutAccount)];
  try {
    const token = await accessToken(account, { scope, ask });
    const asOwner = { headers: { Authorization: `Bearer ${token}` } };
    return [
      await examineRegions(ask, account.project_id, asOwner),
      await examineAppCheck(ask, account.project_id, asOwner, appCheckSiteKey !== null),
      await examineSignIn(ask, account.project_id, asOwner),
      await examineStaff(ask, account.project_id, token),
    ];
  } catch (error) {
    return [unknown(regions, `no se pudo entrar con la cuenta de servicio: ${messageOf(error)}`)];
  }
}

const regions = 'SMS';
const appCheck = 'App Check';
const scope = 'https://www.googleapis.com/auth/cloud-platform';
const withoutAccount =
  'sin cuenta de servicio no se puede revisar; mira en la consola de Firebase que en Authentication → ' +
  'Configuración → Política de región de SMS solo esté México, y que App Check proteja Authentication solo si está ' +
  'FIREBASE_APP_CHECK_SITE_KEY.';

const config = v.object({
  smsRegionConfig: v.optional(
    v.object({
      allowlistOnly: v.optional(v.object({ allowedRegions: v.optional(v.array(v.string()), []) })),
    }),
  ),
});

const examineRegions = (ask: Ask, project: string, asOwner: RequestInit): Promise<Finding> =>
  askService(
    ask,
    regions,
    `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`,
    async (response) => {
      if (!response.ok) return unknown(regions, `Firebase no deja ver sus regiones (${response.status}).`);
      const { smsRegionConfig } = v.parse(config, await response.json());
      const allowed = smsRegionConfig?.allowlistOnly?.allowedRegions;
      return allowed?.length === 1 && allowed[0] === 'MX'
        ? good(regions, 'solo se mandan a México.')
        : wrong(
            regions,
            'se mandan a otros países, y cada uno cuesta: en Authentication → Configuración → Política de ' +
              'región de SMS permite solo México.',
          );
    },
    asOwner,
  );

const service = v.object({ enforcementMode: v.optional(v.string()) });

/** First the key, with which pages send tokens, then the enforcement: the other way round nobody could sign in. */
const examineAppCheck = (
  ask: Ask,
  project: string,
  asOwner: RequestInit,
  hasKey: boolean,
): Promise<Finding> =>
  askService(
    ask,
    appCheck,
    `https://firebaseappcheck.googleapis.com/v1/projects/${project}/services/identitytoolkit.googleapis.com`,
    async (response) => {
      if (!response.ok) return unknown(appCheck, `Firebase no deja ver si protege (${response.status}).`);
      const isEnforced = v.parse(service, await response.json()).enforcementMode === 'ENFORCED';
      if (hasKey) {
        return isEnforced
          ? good(appCheck, 'protege Authentication.')
          : wrong(
              appCheck,
              'no protege Authentication: reinicia la tienda con la clave y, cuando las métricas de App Check muestren ' +
                'solicitudes verificadas, actívalo en App Check → APIs → Authentication.',
            );
      }
      return isEnforced
        ? wrong(
            appCheck,
            'protege Authentication, pero las páginas no mandan su ficha y nadie puede entrar: desactívalo en ' +
              'App Check → APIs → Authentication, o pon antes FIREBASE_APP_CHECK_SITE_KEY y FIREBASE_APP_ID.',
          )
        : unknown(
            appCheck,
            'apagado: otros programas pueden pedir SMS. Para usarlo, primero pon FIREBASE_APP_CHECK_SITE_KEY y ' +
              'FIREBASE_APP_ID, y después actívalo en App Check → APIs → Authentication.',
          );
    },
    asOwner,
  );

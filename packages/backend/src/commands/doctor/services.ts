import * as v from 'valibot';
import type { Settings } from '../../config/config.ts';
import type { ImageSettings } from '../../images/settings.ts';
import { type Ask, askService, type Finding, good, unknown, wrong } from './Finding.ts';

const projectConfig = v.object({ authorizedDomains: v.optional(v.array(v.string()), []) });

/** Whether the web API key is valid and belongs to the project of the tokens. */
export const examineFirebase = (ask: Ask, { apiKey, projectId }: Settings['firebase']): Promise<Finding> =>
  askService(
    ask,
    'FIREBASE_API_KEY',
    `https://identitytoolkit.googleapis.com/v1/projects?key=${encodeURIComponent(apiKey)}`,
    async (response) => {
      if (!response.ok) return wrong('FIREBASE_API_KEY', `Firebase la rechaza (${response.status}).`);
      const { authorizedDomains } = v.parse(projectConfig, await response.json());
      return authorizedDomains.includes(`${projectId}.firebaseapp.com`)
        ? good('FIREBASE_API_KEY', `es del proyecto «${projectId}».`)
        : wrong('FIREBASE_API_KEY', `no es del proyecto «${projectId}» (FIREBASE_PROJECT_ID).`);
    },
  );

/** Requests a tiny static map, the only Maps service that a server can test. */
export const examineMaps = (ask: Ask, key: string): Promise<Finding> =>
  askService(
    ask,
    'GOOGLE_MAPS_API_KEY',
    `https://maps.googleapis.com/maps/api/staticmap?center=19.43,-99.13&zoom=18&size=80x80&key=${encodeURIComponent(key)}`,
    async (response) => {
      if (response.ok) return good('GOOGLE_MAPS_API_KEY', 'dibuja mapas.');
      const reason = (await response.text()).slice(0, 200);
      // A key that is restricted to the shop's pages is correct, but cannot be tested from here.
      return /referer/i.test(reason)
        ? unknown('GOOGLE_MAPS_API_KEY', 'solo sirve desde las páginas de la tienda; pruébala en /address.')
        : wrong('GOOGLE_MAPS_API_KEY', `Google la rechaza (${response.status}): ${reason}`);
    },
  );

const preset = v.object({ unsigned: v.boolean() });

export async function examineImages(ask: Ask, settings: ImageSettings | null): Promise<readonly Finding[]> {
  if (settings === null) {
    return [unknown('CLOUDINARY_CLOUD_NAME', 'no hay cuenta: el personal no puede cambiar fotos.')];
  }
  const { apiUrl, cloudName, apiKey, apiSecret, preset: name } = settings;
  const account = `${apiUrl}/v1_1/${cloudName}`;
  const asOwner = { headers: { Authorization: `Basic ${btoa(`${apiKey}:${apiSecret}`)}` } };
  const signIn = await askService(
    ask,
    'CLOUDINARY_API_SECRET',
    `${account}/ping`,
    async ({ ok, status }) =>
      ok
        ? good('CLOUDINARY_API_SECRET', `abre la cuenta «${cloudName}».`)
        : wrong('CLOUDINARY_API_SECRET', `no abre la cuenta «${cloudName}» con esa clave (${status}).`),
    asOwner,
  );
  if (signIn.kind !== 'good') return [signIn];
  return [signIn, await examinePreset(ask, `${account}/upload_presets/${name}`, name, asOwner)];
}

const examinePreset = (ask: Ask, url: string, name: string, asOwner: RequestInit): Promise<Finding> =>
  askService(
    ask,
    'CLOUDINARY_UPLOAD_PRESET',
    url,
    async (response) => {
      if (!response.ok) return wrong('CLOUDINARY_UPLOAD_PRESET', `no existe «${name}» en la cuenta.`);
      return v.parse(preset, await response.json()).unsigned
        ? wrong(
            'CLOUDINARY_UPLOAD_PRESET',
            `«${name}» debe ser del modo «Signed»; ahora cualquiera puede subir fotos.`,
          )
        : good('CLOUDINARY_UPLOAD_PRESET', `«${name}» solo acepta fotos firmadas.`);
    },
    asOwner,
  );

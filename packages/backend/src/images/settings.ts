import { type Env, optional, SettingsError } from '../env.ts';

/** An account at Cloudinary, or at the stand-in with the same API. */
export type ImageSettings = {
  readonly cloudName: string;
  readonly apiKey: string;
  readonly apiSecret: string;
  /** The preset of signed uploads: folder, greatest size, transformations. */
  readonly preset: string;
  /** The host of `/v1_1/<cloud>/image/…`: an origin, or a path on this origin. */
  readonly apiUrl: string;
  /** The host of `/<cloud>/image/upload/…`: an origin, or a path on the origin of the page. */
  readonly deliveryUrl: string;
};

const variables = [
  'CLOUDINARY_CLOUD_NAME',
  'CLOUDINARY_API_KEY',
  'CLOUDINARY_API_SECRET',
  'CLOUDINARY_UPLOAD_PRESET',
] as const;

/**
 * @returns null if the shop has no account
 * @throws SettingsError if a part of it is missing
 */
export function readCloudinary(env: Env): ImageSettings | null {
  const values = variables.map((name) => optional(env, name, ''));
  if (values.every((value) => value === '')) return null;
  const missing = variables.find((_, index) => values[index] === '');
  if (missing) throw new SettingsError(`Falta la variable ${missing}: las de CLOUDINARY van todas juntas.`);
  const [cloudName = '', apiKey = '', apiSecret = '', preset = ''] = values;
  return {
    cloudName,
    apiKey,
    apiSecret,
    preset,
    apiUrl: 'https://api.cloudinary.com',
    deliveryUrl: 'https://res.cloudinary.com',
  };
}

export const uploadUrlOf = ({ apiUrl, cloudName }: ImageSettings) =>
  `${apiUrl}/v1_1/${cloudName}/image/upload`;

import { v2 as cloudinary } from 'cloudinary';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { ImageSettings } from './settings.ts';

export type ImageAccount = {
  /** Deletes a picture; succeeds if it does not exist. Throws {@link ImageHostUnavailable}. */
  readonly destroy: (publicId: string) => Promise<void>;
};

/** The image host refused or did not answer. The message is for the log. */
export class ImageHostUnavailable extends Error {
  override readonly name = 'ImageHostUnavailable';
}

/** The account of the settings. Without one every deletion fails as unavailable. */
export function openImageAccount(settings: ImageSettings | null, app: FastifyInstance): ImageAccount {
  if (settings === null) return noAccount;
  return settings.apiUrl.startsWith('/') ? standInAccount(settings, app) : cloudinaryAccount(settings);
}

const noAccount: ImageAccount = {
  destroy: () => Promise.reject(new ImageHostUnavailable('The settings name no image account')),
};

const timeoutMs = 10_000;

/** A real account, called by Cloudinary's SDK. */
export const cloudinaryAccount = (settings: ImageSettings): ImageAccount => ({
  async destroy(publicId) {
    const options = {
      // Also purges the CDN.
      invalidate: true,
      cloud_name: settings.cloudName,
      api_key: settings.apiKey,
      api_secret: settings.apiSecret,
      upload_prefix: settings.apiUrl,
      timeout: timeoutMs,
    };
    const answer: unknown = await cloudinary.uploader.destroy(publicId, options).catch((cause: unknown) => {
      throw new ImageHostUnavailable(`The image host refused or did not answer: ${reasonOf(cause)}`);
    });
    requireDestroyed(answer);
  },
});

/**
 * The demo's image host on this origin. It is called by `inject`, because the server does not know its public address, which
 * the SDK would need. The request is signed: the stand-in checks signatures as Cloudinary does.
 */
const standInAccount = (settings: ImageSettings, app: FastifyInstance): ImageAccount => ({
  async destroy(publicId) {
    const params = { public_id: publicId, timestamp: String(Math.floor(Date.now() / 1000)) };
    const signature = cloudinary.utils.api_sign_request(params, settings.apiSecret);
    const { body } = await app.inject({
      method: 'POST',
      url: `${settings.apiUrl}/v1_1/${settings.cloudName}/image/destroy`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...params, api_key: settings.apiKey, signature }).toString(),
    });
    requireDestroyed(parse(body));
  },
});

const destroyed = v.object({ result: v.picklist(['ok', 'not found']) });

function requireDestroyed(answer: unknown): void {
  if (v.is(destroyed, answer)) return;
  throw new ImageHostUnavailable(`The image host refused: ${JSON.stringify(answer).slice(0, 200)}`);
}

const refusal = v.object({ message: v.string() });

/** The SDK rejects with plain objects. Their other fields contain the request with the API key. */
const reasonOf = (cause: unknown): string => (v.is(refusal, cause) ? cause.message : 'no reason given');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What browsers show. SVG is not among them: it may contain scripts. */
const formats = 'jpg,png,webp,avif,gif';

/**
 * The fields of a signed upload. The host refuses any further field, such as the id of a picture that it would replace, and a
 * signature that is older than an hour.
 */
export function signUploadFields(
  { apiKey, apiSecret, preset }: ImageSettings,
  nowMs: number,
): Readonly<Record<string, string>> {
  const signed = {
    allowed_formats: formats,
    timestamp: String(Math.floor(nowMs / 1000)),
    upload_preset: preset,
  };
  return { ...signed, api_key: apiKey, signature: cloudinary.utils.api_sign_request(signed, apiSecret) };
}

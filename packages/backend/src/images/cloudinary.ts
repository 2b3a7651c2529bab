import { v2 as cloudinary } from 'cloudinary';
import * as v from 'valibot';
import { type ImageAccount, ImageHostUnavailable } from './ImageAccount.ts';
import type { ImageSettings } from './settings.ts';

const timeoutMs = 10_000;

const destroyed = v.object({ result: v.picklist(['ok', 'not found']) });

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

export function requireDestroyed(answer: unknown): void {
  if (v.is(destroyed, answer)) return;
  throw new ImageHostUnavailable(`The image host refused: ${JSON.stringify(answer).slice(0, 200)}`);
}

const refusal = v.object({ message: v.string() });

/** The SDK rejects with plain objects. Their other fields contain the request with the API key. */
const reasonOf = (cause: unknown): string => (v.is(refusal, cause) ? cause.message : 'no reason given');

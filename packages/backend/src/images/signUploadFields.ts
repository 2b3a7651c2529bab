import { v2 as cloudinary } from 'cloudinary';
import type { ImageSettings } from './settings.ts';

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

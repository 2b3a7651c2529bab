import { v2 as cloudinary } from 'cloudinary';
import type { FastifyInstance } from 'fastify';
import { requireDestroyed } from './cloudinary.ts';
import type { ImageAccount } from './ImageAccount.ts';
import type { ImageSettings } from './settings.ts';

/**
 * The image host of the demo, on this very origin: asked from within, for the SDK wants an address, and nobody here
 * knows by which one the world sees this server. Signed all the same: the stand-in checks it as Cloudinary does.
 */
export const standInAccount = (settings: ImageSettings, app: FastifyInstance): ImageAccount => ({
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

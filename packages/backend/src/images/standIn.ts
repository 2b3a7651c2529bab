import { v2 as cloudinary } from 'cloudinary';
import type { FastifyInstance } from 'fastify';
import { requireDestroyed } from './cloudinary.ts';
import type { ImageAccount } from './ImageAccount.ts';
import type { ImageSettings } from './settings.ts';

/**
 * The demo's image host on this origin. It is called by `inject`, because the server does not know its public address, which
 * the SDK would need. The request is signed: the stand-in checks signatures as Cloudinary does.
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

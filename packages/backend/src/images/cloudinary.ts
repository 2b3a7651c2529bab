import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type ImageAccount, ImageHostUnavailable } from './ImageAccount.ts';
import type { ImageSettings } from './settings.ts';

/** Posts a form and answers the body, whatever the status. */
export type PostForm = (url: string, form: URLSearchParams) => Promise<string>;

const destroyed = v.object({ result: v.picklist(['ok', 'not found']) });

/** An account by Cloudinary's upload API. */
export function cloudinaryAccount(settings: ImageSettings, post: PostForm): ImageAccount {
  const url = `${settings.apiUrl}/v1_1/${settings.cloudName}/image/destroy`;
  return {
    async destroy(publicId) {
      const timestamp = String(Math.floor(Date.now() / 1000));
      // `invalidate` takes the picture off Cloudinary's delivery network too.
      const params = { invalidate: 'true', public_id: publicId, timestamp };
      const { apiKey: api_key, apiSecret } = settings;
      const form = new URLSearchParams({ ...params, api_key, signature: sign(params, apiSecret) });
      const answer = await post(url, form).catch((cause: unknown) => {
        throw new ImageHostUnavailable('The image host did not answer', { cause });
      });
      if (!v.is(destroyed, parse(answer))) {
        throw new ImageHostUnavailable(`The image host refused: ${answer.slice(0, 200)}`);
      }
    },
  };
}

/** SHA-1 of the sorted parameters followed by the secret, as Cloudinary asks for. */
export function sign(params: Readonly<Record<string, string>>, apiSecret: string): string {
  const text = Object.entries(params)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');
  return createHash('sha1')
    .update(text + apiSecret)
    .digest('hex');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

import type { FastifyInstance } from 'fastify';
import { cloudinaryAccount, type PostForm } from './cloudinary.ts';
import { type ImageAccount, ImageHostUnavailable } from './ImageAccount.ts';
import type { ImageSettings } from './settings.ts';

const timeoutMs = 10_000;

/** The account of the settings; without one every deletion is refused as unavailable. */
export function openImageAccount(settings: ImageSettings | null, app: FastifyInstance): ImageAccount {
  if (settings === null) return noAccount;
  return cloudinaryAccount(settings, settings.apiUrl.startsWith('/') ? postWithin(app) : postOutside);
}

const noAccount: ImageAccount = {
  destroy: () => Promise.reject(new ImageHostUnavailable('The settings name no image account')),
};

const postOutside: PostForm = async (url, form) => {
  const response = await fetch(url, { method: 'POST', body: form, signal: AbortSignal.timeout(timeoutMs) });
  return response.text();
};

/** To the stand-in on this very origin: no need to know by which address the world sees it. */
const postWithin =
  (app: FastifyInstance): PostForm =>
  async (url, form) => {
    const { body } = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: form.toString(),
    });
    return body;
  };

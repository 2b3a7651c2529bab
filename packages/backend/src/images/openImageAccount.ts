import type { FastifyInstance } from 'fastify';
import { cloudinaryAccount } from './cloudinary.ts';
import { type ImageAccount, ImageHostUnavailable } from './ImageAccount.ts';
import type { ImageSettings } from './settings.ts';
import { standInAccount } from './standIn.ts';

/** The account of the settings. Without one every deletion fails as unavailable. */
export function openImageAccount(settings: ImageSettings | null, app: FastifyInstance): ImageAccount {
  if (settings === null) return noAccount;
  return settings.apiUrl.startsWith('/') ? standInAccount(settings, app) : cloudinaryAccount(settings);
}

const noAccount: ImageAccount = {
  destroy: () => Promise.reject(new ImageHostUnavailable('The settings name no image account')),
};

import { deleteImage, signUpload } from '@crepas/api';
import { isPictureKept } from '../../images/deleteUnusedImage.ts';
import { ImageHostUnavailable, signUploadFields } from '../../images/imageAccount.ts';
import { isIdOf, ownPublicId } from '../../images/ownImage.ts';
import type { Api } from '../Api.ts';
import { HttpError } from '../HttpError.ts';
import { done, route } from '../route.ts';

export function imageRoutes(api: Api): void {
  const account = api.settings.images;

  route(api, signUpload, () => {
    if (account === null)
      throw new HttpError(404, 'Esta tienda no tiene configurado un servicio de imágenes.');
    return { campos: { ...signUploadFields(account, Date.now()) } };
  });

  route(api, deleteImage, async ({ body, request }) => {
    if (account === null)
      throw new HttpError(422, 'Esta tienda no tiene configurado un servicio de imágenes.');
    const publicId = ownPublicId(body.fullUrl, account);
    // Only pictures of the shop's own account may be deleted (decision A7).
    if (publicId === null || !isIdOf(body.publicId, body.fullUrl, account)) {
      throw new HttpError(422, 'Esa imagen no es de esta tienda.');
    }
    // The file stays, and the request succeeds all the same.
    if (await isPictureKept(api.database.queries, publicId, account)) return done;
    try {
      await api.images.destroy(publicId);
    } catch (error) {
      if (!(error instanceof ImageHostUnavailable)) throw error;
      request.log.warn({ err: error }, 'image not deleted');
      const text = 'El servicio de imágenes no está disponible. Intenta de nuevo en un momento.';
      throw new HttpError(503, text, { headers: { 'Retry-After': '5' } });
    }
    return done;
  });
}

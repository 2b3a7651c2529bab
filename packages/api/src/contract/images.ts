import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { done } from '../fields.ts';

/** Removes a picture from the shop's own image account; true also when it was already gone. */
export const deleteImage = defineCall({
  method: 'POST',
  path: '/delete-cloudinary-image',
  access: 'owner',
  status: 200,
  body: v.object({
    publicId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)),
    fullUrl: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000)),
  }),
  answer: done,
  send: (image: { readonly publicId: string; readonly fullUrl: string }) => ({ body: image }),
  decode: () => undefined,
});

import * as v from 'valibot';
import { done } from '../answerFields.ts';
import { defineCall } from '../call.ts';

/** Deletes a picture from the shop's image account. True also when it did not exist. */
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

import * as v from 'valibot';
import { withoutAnswer } from '../wire/answerFields.ts';
import { defineCall } from '../wire/call.ts';
import { boundedText } from '../wire/requestFields.ts';

/** Deletes a picture from the shop's image account. True also when it did not exist. */
export const deleteImage = defineCall({
  method: 'POST',
  path: '/delete-cloudinary-image',
  access: 'menu',
  body: v.object({
    publicId: v.pipe(boundedText(300), v.nonEmpty()),
    fullUrl: v.pipe(boundedText(2000), v.nonEmpty()),
  }),
  ...withoutAnswer,
  send: (image: { readonly publicId: string; readonly fullUrl: string }) => ({ body: image }),
});

/**
 * Extension `foto_firmada`: what an upload to the image host needs beside its file. It is valid for an hour.
 *
 * @returns the form's fields by name, among them the signature
 */
export const signUpload = defineCall({
  method: 'POST',
  path: '/fotos/firma',
  access: 'menu',
  answer: v.object({ campos: v.record(v.string(), v.string()) }),
  decode: ({ campos }): Readonly<Record<string, string>> => campos,
});

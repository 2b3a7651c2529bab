import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

/** The fields of a form, and its file if it has one. */
export type Form = { readonly fields: Readonly<Record<string, string>>; readonly file?: UploadedFile };
export type UploadedFile = { readonly content: Buffer; readonly isTooLarge: boolean };

/** pnpm does not resolve fastify for the plugin, so its type augmentation does not apply here. */
type FormRequest = FastifyRequest & { isMultipart(): boolean; parts(): AsyncIterable<Multipart> };

/** Reads a form as Cloudinary takes it: multipart, URL-encoded or JSON. */
export async function readForm(request: FastifyRequest): Promise<Form> {
  const form = request as FormRequest;
  if (!form.isMultipart()) return { fields: texts(Object(form.body)) };
  const fields: Record<string, string> = {};
  let file: UploadedFile | undefined;
  for await (const part of form.parts()) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else {
      // An unwanted file is read too: the rest of the form follows it.
      const content = await part.toBuffer();
      if (part.fieldname === 'file') file = { content, isTooLarge: part.file.truncated };
    }
  }
  return file ? { fields, file } : { fields };
}

const texts = (values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

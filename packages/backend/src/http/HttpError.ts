import { invalidCopy } from '@crepas/api';

type Details = {
  readonly headers?: Readonly<Record<string, string>>;
  /** Further fields of the response body. */
  readonly body?: Readonly<Record<string, unknown>>;
};

export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, sentence: string, { headers = {}, body = {} }: Details = {}) {
    super(sentence);
    this.status = status;
    this.headers = headers;
    this.body = { ...body, error: sentence };
  }
}

/** The refusal of one field. People read its label in the sentence, apps find its path in `campo`. */
export const invalidField = (campo: string, sentence = invalidCopy(campo)): HttpError =>
  new HttpError(400, sentence, { body: { campo } });

/** As {@link invalidField}: its shape is right, and it breaks a rule of the shop. */
export const refusedField = (campo: string, sentence: string): HttpError =>
  new HttpError(422, sentence, { body: { campo } });

type Details = {
  readonly headers?: Readonly<Record<string, string>>;
  /** What the answer says beside its `error`. */
  readonly body?: Readonly<Record<string, unknown>>;
};

/** A refusal that the caller is told of, with its status and a Spanish sentence. */
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

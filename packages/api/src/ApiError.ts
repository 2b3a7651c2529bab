export type ApiErrorKind = 'http' | 'network' | 'decode';

type Details = {
  /** HTTP status; 0 when no answer came. */
  status?: number;
  /** The backend's own words for a person: its `error` field. */
  serverMessage?: string;
  /** The whole answer of a refused call, as it came. */
  body?: unknown;
  /** Seconds, from `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
};

/**
 * The one way a call fails (spec §8). An abort is not a failure: it passes as the `AbortError` it is.
 *
 * - `http`: the backend refused; the message is `Error {status}: {statusText}`.
 * - `network`: no answer came, or not in time. Whether the backend acted is unknown.
 * - `decode`: an answer came that is not what the contract says; the message names the field.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly serverMessage: string | undefined;
  readonly body: unknown;
  readonly retryAfter: number | undefined;

  constructor(kind: ApiErrorKind, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status ?? 0;
    this.serverMessage = details.serverMessage;
    this.body = details.body;
    this.retryAfter = details.retryAfter;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/** No answer, or a server in trouble: a read may be asked again. Every other refusal stays one. */
export const isPassing = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || error.status >= 500);

export const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

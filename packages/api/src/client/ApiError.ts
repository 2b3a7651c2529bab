export type ApiErrorKind = 'http' | 'network' | 'decode';

type Details = {
  /** HTTP status; 0 when no answer came. */
  status?: number;
  /** The server's message for the user: its `error` field. */
  serverMessage?: string;
  /** The body of a refused call, unparsed. */
  body?: unknown;
  /** Seconds, from `Retry-After`. */
  retryAfter?: number;
  /** The browser is online, and the server has another origin than the page: it may refuse the page (CORS). Browsers do not say so. */
  mayBeRefusedOrigin?: boolean;
  /** The server did nothing: it refused the token, or was not asked because there was none. */
  isNotProcessed?: boolean;
  cause?: unknown;
};

/**
 * The only error of a failed call (spec §8). An abort is not a failure: the `AbortError` passes unchanged.
 *
 * - `http`: the backend refused; the message is `Error {status}: {statusText}`.
 * - `network`: no answer, or a timeout. It is unknown whether the backend processed the call, unless `isNotProcessed` says so.
 * - `decode`: the answer does not match the contract; the message names the field.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly serverMessage: string | undefined;
  readonly body: unknown;
  readonly retryAfter: number | undefined;
  readonly mayBeRefusedOrigin: boolean;
  readonly isNotProcessed: boolean;

  constructor(kind: ApiErrorKind, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status ?? 0;
    this.serverMessage = details.serverMessage;
    this.body = details.body;
    this.retryAfter = details.retryAfter;
    this.mayBeRefusedOrigin = details.mayBeRefusedOrigin ?? false;
    this.isNotProcessed = details.isNotProcessed ?? false;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/** Whether a read may be retried: no answer, or a 5xx. A retry does not change any other refusal. */
export const isPassing = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || error.status >= 500);

/** Whether the call was given up after its time limit. */
export const isTimeout = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'network' && isAbort(error.cause);

/** Whether an order whose call failed may have been placed: only a refusal says that it was not. A repeat needs the same key. */
export const mayBePlaced = (error: unknown): boolean =>
  !isApiError(error) ||
  (!error.isNotProcessed && (error.kind !== 'http' || error.status === 408 || error.status >= 500));

export const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

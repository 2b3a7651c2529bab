import type { GenericSchema } from 'valibot';
import * as v from 'valibot';

/**
 * Who may make a call. Each may also make the calls of those before: `staff` is every account of the staff, `menu` one that may change the
 * menu (decision R11), the owner makes every call.
 */
export type Access = 'public' | 'customer' | 'staff' | 'menu' | 'owner';

/** The input of a call. `params` fill the `:name` parts of the path. */
export type Sent = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * One row of the wire contract, for both sides: the backend validates requests by `params`, `query` and `body`,
 * the client reads answers by `answer` (tolerantly: what comes out is strict) and turns them into domain values.
 */
export type Call<Input, Output, Wire, Params = unknown, Query = unknown, Body = unknown> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: Access;
  readonly status: 200 | 201 | 204;
  /**
   * Whether only `status` means success, as the spec says for this call. Every other call succeeds at any
   * 2xx, because the spec does not define its status.
   */
  readonly isStatusExact?: true;
  /**
   * Not a call of spec §7: a server may lack it. An answer that is not JSON, such as the page with which a static host
   * answers everything, then counts as 404.
   */
  readonly isExtension?: true;
  readonly params?: GenericSchema<unknown, Params>;
  readonly query?: GenericSchema<unknown, Query>;
  readonly body?: GenericSchema<unknown, Body>;
  /** What the body is, where its fields have other labels than fields of the same name: as if they were inside of a field of this name. */
  readonly bodyName?: string;
  readonly answer: GenericSchema<unknown, Wire>;
  /** The row of an answer that is a list ({@link rowsOf}): the client leaves out a row that it cannot read, never its neighbours. */
  readonly row?: GenericSchema;
  readonly send: (input: Input) => Sent;
  readonly decode: (wire: Wire) => Output;
};

/** A public call with the token of who makes it, if there is one: the answer may depend on it. */
export const withTokenOf = <Input, Output, Wire, Params, Query, Body>(
  access: 'customer' | 'staff',
  call: Call<Input, Output, Wire, Params, Query, Body>,
): Call<Input, Output, Wire, Params, Query, Body> => ({ ...call, access });

/** The answer is a list of these rows. */
/*#__NO_SIDE_EFFECTS__*/
export const rowsOf = <Row>(row: GenericSchema<unknown, Row>) => ({ answer: v.array(row), row });

type WithDefaults = 'status' | 'send';

/** Without its own, the status is 200 and nothing is sent. */
/*#__NO_SIDE_EFFECTS__*/
export function defineCall<Input, Output, Wire, Params = unknown, Query = unknown, Body = unknown>(
  call: Omit<Call<Input, Output, Wire, Params, Query, Body>, WithDefaults> &
    Partial<Pick<Call<Input, Output, Wire, Params, Query, Body>, WithDefaults>>,
): Call<Input, Output, Wire, Params, Query, Body> {
  return { status: 200, send: () => ({}), ...call };
}

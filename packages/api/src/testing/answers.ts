/** A request whose query and body the call's schemas have read. */
export type ReadRequest = {
  readonly url: URL;
  /** The `:name` parts of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
};

/**
 * What a call is answered with. A JSON value is the body of a success, as the contract has it on the wire. `failing`: 500;
 * `silent`: no answer; `offline`: the network is lost.
 */
export type Answered = 'failing' | 'silent' | 'offline' | Response | object | number | null;

export type Answer = Answered | ((request: ReadRequest) => Answered | Promise<Answered>);

/** By method and path, which may be the path of the contract (`/order-details/:id`) or that of one request (`/order-details/9`). */
export type Answers = Readonly<Record<string, Answer>>;

import type { Position } from '../customer/address.ts';
import type { Cents } from '../money/money.ts';
import type { Instant } from '../shop/schedule.ts';

/** What a customer may add to an order. Null means: not given. */
export type OrderOptions = {
  /** `posicion`: the pin that the customer saw with the text of the address; null for a text without a pin. */
  readonly position: Position | null;
  /** `paga_con`: the cash that the customer will hand over. */
  readonly cashGiven: Cents | null;
  /** `nota_pedido`: a note for the kitchen. */
  readonly note: string | null;
  /** `nombre`: the name that the courier asks for. */
  readonly recipient: string | null;
  /** `para`: when the customer wants it, a quarter of an hour; null for as soon as possible. */
  readonly scheduledFor: Instant | null;
};

/** An option that was not given is absent, because a server of the spec does not know these fields. */
export type GivenOptions = {
  readonly [Option in keyof OrderOptions]?: NonNullable<OrderOptions[Option]>;
};

import { describe, expectTypeOf, it } from 'vitest';
import type { Cart, CartLine, Choice, LineKey } from '../cart/cart.ts';
import { nextCheckoutStep } from '../checkout/checkout.ts';
import type { PhoneNumber } from '../customer/phone.ts';
import type { SmsEvent } from '../customer/sms.ts';
import type { CategoryId, ExtraId, ProductId } from '../menu/catalog.ts';
import { addCents, type Cents, centsFromPesos } from '../money/money.ts';
import type { OrderId } from '../orders/order.ts';
import { aLine } from './build.ts';

/** Invalid states that the compiler refuses: `tsc -b` reads this file too. */
describe('type errors', () => {
  it('pesos in place of centavos', () => {
    // @ts-expect-error a plain number has no unit
    addCents(89.5, centsFromPesos(1));
    expectTypeOf<number>().not.toExtend<Cents>();
    expectTypeOf<Cents>().toExtend<number>();
  });

  it('the id of one type in place of another', () => {
    expectTypeOf<ProductId>().not.toExtend<ExtraId>();
    expectTypeOf<ExtraId>().not.toExtend<CategoryId>();
    expectTypeOf<OrderId>().not.toExtend<ProductId>();
    expectTypeOf<number>().not.toExtend<ProductId>();
  });

  it('a raw string in place of a parsed phone or a computed key', () => {
    expectTypeOf<string>().not.toExtend<PhoneNumber>();
    expectTypeOf<string>().not.toExtend<LineKey>();
    expectTypeOf<Choice>().not.toExtend<CartLine>();
  });

  it('a mutation of a cart', () => {
    const line = aLine();
    const cart: Cart = [line];
    // @ts-expect-error carts are replaced, never changed
    expectTypeOf(cart.push).toBeFunction();
    // @ts-expect-error so are their lines
    const double = () => (line.quantity = 2);
    expectTypeOf(double).toBeFunction();
  });

  it('an order before the step `ready`', () => {
    const step = nextCheckoutStep([], { fulfilment: 'delivery', saved: null, details: null });
    // @ts-expect-error only the step `ready` has a draft
    expectTypeOf(step.draft).not.toBeAny();
  });

  it('a failure without its reason', () => {
    expectTypeOf<{ kind: 'sendFailed' }>().not.toExtend<SmsEvent>();
    expectTypeOf<{ kind: 'sendFailed'; message: string }>().toExtend<SmsEvent>();
  });
});

import { discountRefusalOf, tryDiscountCode, withTokenOf } from '@crepas/api';
import { type OrderPayload, type PhoneNumber, withFee } from '@crepas/domain';
import { client } from '../../shared/api.ts';
import { pinOf } from '../../shared/shop/fees.ts';
import type { DiscountAnswer, DiscountQuestion } from './discountQuestion.ts';

/** In the place of what is not known of a customer yet: the call has the fields of an order. */
const unknown = '-';

/** Loaded with the first code. Throws the client's errors other than a refusal. */
export async function askDiscount(question: DiscountQuestion, signal: AbortSignal): Promise<DiscountAnswer> {
  const { name } = question;
  try {
    // With the proof of the phone its uses count, as they do for the order.
    const call = withTokenOf('customer', tryDiscountCode);
    const given = await client.send(call, { name, order: orderOf(question) }, { signal });
    return { kind: 'given', ...given };
  } catch (error) {
    const refusal = discountRefusalOf(error);
    if (refusal === null) throw error;
    return refusal;
  }
}

function orderOf({ lines, subtotal, fee, scheduledFor, phone, ...place }: DiscountQuestion): OrderPayload {
  const position = pinOf(place);
  const order: OrderPayload = {
    phone: phone ?? (unknown as PhoneNumber),
    deliveryAddress: place.saved?.address || unknown,
    fulfilment: place.fulfilment,
    payment: 'cash',
    total: subtotal,
    lines,
    options: { ...(position && { position }), ...(scheduledFor !== null && { scheduledFor }) },
  };
  return withFee(order, fee);
}

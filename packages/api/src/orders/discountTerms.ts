import {
  type CategoryId,
  categoryId,
  centsFromPesos,
  type DiscountTerms,
  type Fulfilment,
  type Gift,
  pesosFromCents,
  productId,
} from '@crepas/domain';
import * as v from 'valibot';
import { id, number, pesos, text } from '../wire/fields.ts';
import { nameOf } from '../wire/nameOf.ts';
import { fulfilmentNames } from './fulfilment.ts';

/** Extension `codigos`: what a code gives and for what, of the code itself and as it was agreed with an order. */

const giftNames = {
  porcentaje: 'percent',
  monto: 'amount',
  envio: 'delivery',
  producto: 'product',
} as const satisfies Record<string, Gift['kind']>;
export const giftName = v.picklist(Object.keys(giftNames) as (keyof typeof giftNames)[]);

/** `todas`: both. */
export const codeDeliveries = ['todas', 'domicilio', 'recoger'] as const;

type GiftWire = Pick<DiscountTermsWire, 'tipo' | 'valor'>;

/** Of a body: one without `giftFault`. */
const giftFromWire = ({ tipo, valor }: GiftWire): Gift => {
  switch (tipo) {
    case 'porcentaje':
      return { kind: 'percent', percent: valor };
    case 'monto':
      return { kind: 'amount', amount: centsFromPesos(valor) };
    case 'envio':
      return { kind: 'delivery' };
    case 'producto':
      return { kind: 'product', productId: productId(valor) };
  }
};

const giftValue = (gift: Gift): number => {
  switch (gift.kind) {
    case 'percent':
      return gift.percent;
    case 'amount':
      return pesosFromCents(gift.amount);
    case 'delivery':
      return 0;
    case 'product':
      return gift.productId;
  }
};

const fulfilmentFromName = (name: (typeof codeDeliveries)[number]): Fulfilment | null =>
  name === 'todas' ? null : name === 'recoger' ? 'pickup' : 'delivery';

/** What is agreed with an order. */
export const discountTermsWire = v.object({
  codigo: text,
  tipo: giftName,
  valor: number,
  minimo: pesos,
  entrega: v.picklist(codeDeliveries),
  categorias: v.nullable(v.array(id)),
});
type DiscountTermsWire = v.InferOutput<typeof discountTermsWire>;

export const discountTermsFromWire = (wire: DiscountTermsWire): DiscountTerms => ({
  name: wire.codigo,
  gift: giftFromWire(wire),
  minimum: centsFromPesos(wire.minimo),
  fulfilment: fulfilmentFromName(wire.entrega),
  categoryIds: wire.categorias?.map((one): CategoryId => categoryId(one)) ?? null,
});

export const discountTermsToWire = (terms: DiscountTerms): DiscountTermsWire => ({
  codigo: terms.name,
  tipo: nameOf(giftNames, terms.gift.kind),
  valor: giftValue(terms.gift),
  minimo: pesosFromCents(terms.minimum),
  entrega: terms.fulfilment === null ? 'todas' : fulfilmentNames[terms.fulfilment],
  categorias: terms.categoryIds && [...terms.categoryIds],
});

import type { DiscountCodeChange } from '@crepas/api';
import {
  type Cents,
  categoryId,
  type DiscountCode,
  type DiscountTerms,
  discountCodeId,
  type Gift,
  productId,
} from '@crepas/domain';
import type { DiscountCodeRow, discountCodes } from '../db/tables/discounts.ts';

export const codeFromRow = (row: DiscountCodeRow): DiscountCode => ({
  id: discountCodeId(row.id),
  name: row.name,
  gift: giftFromColumns(row),
  minimum: row.minCents as Cents,
  firstDay: row.firstDay,
  lastDay: row.lastDay,
  windows: row.windows,
  maxUses: row.maxUses,
  maxUsesPerPhone: row.maxUsesPerPhone,
  fulfilment: row.fulfilment,
  categoryIds: row.categoryIds?.map(categoryId) ?? null,
  isPaused: row.isPaused,
});

/** What is stored with an order. */
export const termsOf = ({ name, gift, minimum, fulfilment, categoryIds }: DiscountTerms): DiscountTerms => ({
  name,
  gift,
  minimum,
  fulfilment,
  categoryIds,
});

export const columnsOfCode = ({
  gift,
  minimum,
  ...same
}: DiscountCodeChange): typeof discountCodes.$inferInsert => ({
  ...same,
  minCents: minimum,
  giftKind: gift.kind,
  giftValue: valueOfGift(gift),
});

function valueOfGift(gift: Gift): number {
  switch (gift.kind) {
    case 'percent':
      return gift.percent;
    case 'amount':
      return gift.amount;
    case 'delivery':
      return 0;
    case 'product':
      return gift.productId;
  }
}

function giftFromColumns({ giftKind, giftValue }: DiscountCodeRow): Gift {
  switch (giftKind) {
    case 'percent':
      return { kind: 'percent', percent: giftValue };
    case 'amount':
      return { kind: 'amount', amount: giftValue as Cents };
    case 'delivery':
      return { kind: 'delivery' };
    case 'product':
      return { kind: 'product', productId: productId(giftValue) };
  }
}

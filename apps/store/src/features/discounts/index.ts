export { DiscountOption } from './DiscountOption.tsx';
export { useDiscountCode } from './discountCode.ts';
export { askDiscountAgain, currentDiscount } from './discountQuery.ts';
export { type DiscountQuestion, discountQuestion } from './discountQuestion.ts';
export { type CartDiscount, useDiscount } from './useDiscount.ts';

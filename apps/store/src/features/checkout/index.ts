export { CheckoutResult } from './CheckoutResult.tsx';
export { isJustPlaced, useWithoutCode } from './checkoutStatus.ts';
export { FinishButton } from './FinishButton.tsx';
export { OrderMoment } from './options/OrderMoment.tsx';
export { OrderOptions } from './options/OrderOptions.tsx';
export { orderChangeCopy } from './orderChangeCopy.ts';
export { useCartChanges } from './useCartChanges.ts';
export { useCheckout } from './useCheckout.ts';
export { WithoutCode } from './WithoutCode.tsx';

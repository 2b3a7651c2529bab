export { CheckoutNews } from './CheckoutNews.tsx';
export { FinishButton, loadOptions } from './FinishButton.tsx';
export { namedChange } from './namedChange.ts';
export { useOptionsSection } from './optionsSection.ts';
export { orderChangeCopy } from './orderChangeCopy.ts';
export { useCheckout } from './useCheckout.ts';
export { WithoutCode } from './WithoutCode.tsx';
export { useWithoutCode } from './withoutCode.ts';

import type { OwnShop, ShopDraft, ShopErrors, ShopForm } from './shopForm.ts';

export type SectionFieldsProps = {
  /** As it is saved. */
  readonly shop: OwnShop;
  readonly form: ShopForm;
  readonly errors: ShopErrors;
  readonly onChange: (part: ShopDraft) => void;
};

import type { OwnShop, ShopDraft, ShopErrors, ShopForm } from '../../shop/shopForm.ts';

/** What the fields of a section get. */
export type SectionFieldsProps = {
  /** As it is saved. */
  readonly shop: OwnShop;
  readonly form: ShopForm;
  readonly errors: ShopErrors;
  readonly onChange: (part: ShopDraft) => void;
};

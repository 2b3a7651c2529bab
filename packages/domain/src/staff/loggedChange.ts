import type { ProductFields } from '../menu/catalog.ts';
import type { Cents } from '../money/money.ts';
import type { Paper, TicketKind } from '../printing/printer.ts';
import type { Instant } from '../shop/schedule.ts';
import type { PhoneBounds, ShopSettings } from '../shop/shopSettings.ts';
import type { StaffRole } from './staffAccount.ts';

/**
 * `person`: the erased data of a customer. `account`: the role of an account of the staff. `order`: one that staff took by
 * telephone or changed. `group`: one of choices, or an option of it.
 */
export type ChangeKind =
  | 'product'
  | 'category'
  | 'extra'
  | 'group'
  | 'shop'
  | 'person'
  | 'account'
  | 'order'
  | 'printer'
  | 'discountCode';

/** `reordered` is for the order of all categories, or of all groups. */
export type ChangeAction = 'created' | 'changed' | 'deleted' | 'restored' | 'reordered';

/** The values that a change can have: of a product or an extra, of the shop, and those below. */
export type LoggedValues = Omit<ProductFields, 'categoryId'> &
  ShopSettings &
  PhoneBounds & {
    /** The name of the product's category. */
    readonly category: string;
    readonly soldOutUntil: Instant | null;
    /** The names of the product's extras. */
    readonly extras: readonly string[];
    /** The groups of the product with its rules: «Tamaño (elige 1)». */
    readonly groups: readonly string[];
    /** The options of the group with their prices: «Grande (+$15.00)». */
    readonly options: readonly string[];
    /** What a code gives and for whom, in words: «10 % de descuento», «Desde $200.00». */
    readonly codeTerms: readonly string[];
    /** The names of all categories or of all groups, in shop order. */
    readonly order: readonly string[];
    readonly tagline: string;
    readonly whatsApp: string;
    readonly message: string;
    readonly forgetAfterDays: number | null;
    readonly role: StaffRole;
    /** The number of orders whose personal data was erased. */
    readonly erasedOrders: number;
    /** Whether the store refuses the orders of a phone. */
    readonly isBlocked: boolean;
    /** The total of an order. */
    readonly total: Cents;
    /** The tickets that a printer prints. */
    readonly prints: readonly TicketKind[];
    readonly copies: number;
    readonly paper: Paper;
    readonly isPaused: boolean;
  };

export type LoggedChange = {
  readonly id: number;
  readonly at: Date;
  /** The e-mail of the account that made the change; empty for the server itself. */
  readonly by: string;
  readonly kind: ChangeKind;
  /** Null where there is only one thing of the kind, or no number. */
  readonly entityId: number | null;
  /** The name of the thing at that time; empty for the shop and for a person. */
  readonly name: string;
  readonly action: ChangeAction;
  /** Only the values that differ. Null for what was created or restored. */
  readonly before: Partial<LoggedValues> | null;
  /** Null for what was deleted. */
  readonly after: Partial<LoggedValues> | null;
  /** The entry of a deletion that can be undone. */
  readonly isRestorable: boolean;
};

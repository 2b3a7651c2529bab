import { type CartLine, type Choice, lineKey } from '../cart/cart.ts';
import type { AddressDetails, SavedAddress } from '../customer/address.ts';
import type { PhoneNumber } from '../customer/phone.ts';
import type { DiscountCode } from '../discounts/discountCode.ts';
import { blankProduct, type Extra, extraId, type Product, productId } from '../menu/catalog.ts';
import {
  type ChoiceOption,
  groupId,
  type OfferedGroup,
  optionId,
  usualGroupRule,
} from '../menu/choiceGroups.ts';
import { blankOption } from '../menu/choiceOption.ts';
import type { MenuMoment } from '../menu/menuHours.ts';
import { type Cents, zeroCents } from '../money/money.ts';

/** Builders for tests: each fills in valid defaults, and a test sets what matters to it. */

/** A Friday evening in Mexico City. */
export const aMoment: MenuMoment = {
  at: Date.parse('2026-11-20T19:40:00-06:00'),
  timeZone: 'America/Mexico_City',
};

type WithPlainId<Entity> = Partial<Omit<Entity, 'id' | 'price'>> & { id?: number; price?: number };

/** A product that can be ordered and be a part of a combo; `price` in centavos. */
export const aProduct = ({ id = 1, price = 8500, ...rest }: WithPlainId<Product> = {}): Product => ({
  ...blankProduct,
  id: productId(id),
  price: price as Cents,
  name: `Crepa ${id}`,
  description: 'Recién hecha',
  imageUrl: `/crepa-${id}.webp`,
  isComboEligible: true,
  ...rest,
});

/** `price` in centavos. */
export const anExtra = ({ id = 1, price = 1500, ...rest }: WithPlainId<Extra> = {}): Extra => ({
  id: extraId(id),
  price: price as Cents,
  name: `Extra ${id}`,
  description: 'Un toque más',
  available: true,
  ...rest,
});

/** `price` in centavos: what it adds to the price of the product. */
export const anOption = ({ id = 1, price = 0, ...rest }: WithPlainId<ChoiceOption> = {}): ChoiceOption => ({
  ...blankOption,
  id: optionId(id),
  price: price as Cents,
  name: `Opción ${id}`,
  ...rest,
});

/** A group with the rule of its product: exactly one of two options, unless a test says otherwise. */
export const aGroup = ({
  id = 1,
  ...rest
}: Partial<Omit<OfferedGroup, 'id'>> & { id?: number } = {}): OfferedGroup => ({
  ...usualGroupRule,
  id: groupId(id),
  name: `Grupo ${id}`,
  options: [anOption({ id: 10 * id + 1 }), anOption({ id: 10 * id + 2, price: 1500 })],
  ...rest,
});

/** One piece of {@link aProduct} without anything. */
export const aChoice = (choice: Partial<Choice> = {}): Choice => ({
  product: aProduct(),
  quantity: 1,
  extras: [],
  crepas: [],
  groups: [],
  ...choice,
});

/** A line of the cart, with the key that belongs to its choice. */
export function aLine(choice: Partial<Choice> = {}): CartLine {
  const whole = aChoice(choice);
  return { ...whole, key: lineKey(whole) };
}

/** An address in Mexico City with its position. */
export const anAddress = (address: Partial<SavedAddress> = {}): SavedAddress => ({
  address: 'Av. Álvaro Obregón 120, Roma Nte., 06700 Ciudad de México, CDMX, México',
  position: { lat: 19.4187, lng: -99.1606 },
  ...address,
});

/** The details of a door, with a proven phone. */
export const addressDetails = (details: Partial<AddressDetails> = {}): AddressDetails => ({
  houseNumber: '120 int. 4',
  reference: 'Portón verde',
  phoneNumber: '5512345678' as PhoneNumber,
  phoneVerified: true,
  ...details,
});

/** Ten percent of everything, for everybody, always. */
export const aDiscountCode = (changes: Partial<DiscountCode> = {}): Omit<DiscountCode, 'id'> => ({
  name: 'CREPA10',
  gift: { kind: 'percent', percent: 10 },
  minimum: zeroCents,
  firstDay: null,
  lastDay: null,
  windows: [],
  maxUses: null,
  maxUsesPerPhone: null,
  fulfilment: null,
  categoryIds: null,
  isPaused: false,
  ...changes,
});

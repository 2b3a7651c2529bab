import { type CartLine, type Choice, lineKey } from '../cart/cart.ts';
import type { AddressDetails, SavedAddress } from '../customer/address.ts';
import type { PhoneNumber } from '../customer/phone.ts';
import { blankProduct, type Extra, extraId, type Product, productId } from '../menu/catalog.ts';
import type { Cents } from '../money/money.ts';

/** Builders for tests: each fills in valid defaults, and a test sets what matters to it. */

type WithPlainId<Entity> = Partial<Omit<Entity, 'id' | 'price'>> & { id?: number; price?: number };

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

export const anExtra = ({ id = 1, price = 1500, ...rest }: WithPlainId<Extra> = {}): Extra => ({
  id: extraId(id),
  price: price as Cents,
  name: `Extra ${id}`,
  description: 'Un toque más',
  available: true,
  ...rest,
});

export const aChoice = (choice: Partial<Choice> = {}): Choice => ({
  product: aProduct(),
  quantity: 1,
  extras: [],
  crepas: [],
  ...choice,
});

export function aLine(choice: Partial<Choice> = {}): CartLine {
  const whole = aChoice(choice);
  return { ...whole, key: lineKey(whole) };
}

export const anAddress = (address: Partial<SavedAddress> = {}): SavedAddress => ({
  address: 'Av. Álvaro Obregón 120, Roma Nte., 06700 Ciudad de México, CDMX, México',
  position: { lat: 19.4187, lng: -99.1606 },
  ...address,
});

export const addressDetails = (details: Partial<AddressDetails> = {}): AddressDetails => ({
  houseNumber: '120 int. 4',
  reference: 'Portón verde',
  phoneNumber: '5512345678' as PhoneNumber,
  phoneVerified: true,
  ...details,
});

import {
  defaultWords,
  plainShop,
  type Shop,
  shopFeatures,
  shopFromWire,
  shopSettingsToWire,
} from '@crepas/api';
import {
  type Choice,
  centsFromPesos,
  type OrderPayload,
  type Product,
  parsePhone,
  productId,
} from '@crepas/domain';
import * as domain from '@crepas/domain/testing';
import { type JsonStorage, jsonStorage, type KeyValues } from '../shared/storage/jsonStorage.ts';

/** Builders for tests: each fills in valid defaults, and a test sets what matters to it. */

/** A crepa of $80.00. */
export const aProduct = (id = 1, changes: Partial<Product> = {}): Product => ({
  ...domain.aProduct({ id, price: centsFromPesos(80), description: '', imageUrl: '' }),
  ...changes,
});

export const aChoice = (id = 1, changes: Partial<Choice> = {}): Choice =>
  domain.aChoice({ product: aProduct(id), ...changes });

/** As a server answers it: what `features` do not list is not said. */
export const aShop = (changes: Partial<Shop> = {}): Shop =>
  shopFromWire(
    shopSettingsToWire({
      ...plainShop({ ...defaultWords, tagline: '' }),
      features: shopFeatures,
      ...changes,
    }),
  );

const phone = parsePhone('5512345678');

/** An order of one crepa at this price, in pesos. */
export function anOrder(pesos = 89): OrderPayload {
  if (phone === null) throw new Error('not a phone number');
  const price = centsFromPesos(pesos);
  return {
    phone,
    deliveryAddress: 'Av. Juárez 10, 4B, portón azul',
    fulfilment: 'delivery',
    payment: 'cash',
    total: price,
    lines: [
      {
        productId: productId(1),
        quantity: 1,
        unitPrice: price,
        extras: [],
        crepas: [],
        extrasTotal: centsFromPesos(0),
        imageUrl: '/crepa.webp',
      },
    ],
  };
}

/** A storage in memory; `raw` is its content, texts under keys, `browser` what a page calls `localStorage`. */
export function memoryStorage(
  raw: Record<string, string> = {},
): JsonStorage & { raw: typeof raw; browser: KeyValues } {
  const browser: KeyValues = {
    getItem: (key) => raw[key] ?? null,
    setItem: (key, value) => {
      raw[key] = value;
    },
    removeItem: (key) => {
      delete raw[key];
    },
  };
  return { ...jsonStorage(() => browser), raw, browser };
}

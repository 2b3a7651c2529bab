import { type Cents, type ExtraId, type ProductId, pesosFromCents } from '@crepas/domain';
import * as v from 'valibot';
import { withoutAnswer } from '../wire/answerFields.ts';
import { defineCall } from '../wire/call.ts';
import { byId, id } from '../wire/fields.ts';
import { listOf } from '../wire/requestFields.ts';
import { type ExtraFields, extraBody, extraChangeToWire, extraFromWire, extraWire } from './extra.ts';

/** Replaces the whole set of a product's extras. */
export const setProductExtras = defineCall({
  method: 'POST',
  path: '/producto-ingredientes',
  access: 'menu',
  body: v.object({ producto_id: id, ingredientes: listOf(id, 200) }),
  ...withoutAnswer,
  send: ({ product, extras }: { readonly product: ProductId; readonly extras: readonly ExtraId[] }) => ({
    body: { producto_id: product, ingredientes: extras },
  }),
});

type NewExtra = { readonly name: string; readonly description: string; readonly price: Cents };

export const createExtra = defineCall({
  method: 'POST',
  path: '/create-extra',
  access: 'menu',
  status: 201,
  body: v.omit(extraBody, ['disponible']),
  answer: extraWire,
  send: ({ name, description, price }: NewExtra) => ({
    body: { nombre: name, descripcion: description, precio_extra: pesosFromCents(price) },
  }),
  decode: extraFromWire,
});

export type ExtraChange = { readonly id: ExtraId } & Partial<ExtraFields>;

/** Extension: changes an extra, or hides it. */
export const updateExtra = defineCall({
  method: 'PUT',
  path: '/ingredientes/:id',
  isExtension: true,
  access: 'menu',
  params: v.object({ id }),
  body: v.partial(extraBody),
  answer: extraWire,
  send: (change: ExtraChange) => ({
    params: { id: change.id },
    body: extraChangeToWire(change),
  }),
  decode: extraFromWire,
});

/** Extension. Past orders keep the extra's name and price. */
export const deleteExtra = defineCall({
  method: 'DELETE',
  path: '/ingredientes/:id',
  isExtension: true,
  access: 'menu',
  ...byId<ExtraId>(),
  ...withoutAnswer,
});

/** Extension: a deleted extra comes back under its number, with its products. */
export const restoreExtra = defineCall({
  method: 'POST',
  path: '/ingredientes/:id/restaurar',
  isExtension: true,
  access: 'menu',
  ...byId<ExtraId>(),
  answer: extraWire,
  decode: extraFromWire,
});

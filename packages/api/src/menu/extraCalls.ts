import { type Cents, type ExtraId, maxProductExtras, type ProductId, pesosFromCents } from '@crepas/domain';
import * as v from 'valibot';
import { withoutAnswer } from '../wire/answerFields.ts';
import { defineCall } from '../wire/call.ts';
import { byId, id } from '../wire/fields.ts';
import { listOf } from '../wire/requestFields.ts';
import { type ExtraFields, extraBody, extraChangeToWire, extraFromWire, extraWire } from './extra.ts';

/** A product's extras. */
export type ProductExtras = {
  readonly product: ProductId;
  readonly extras: readonly ExtraId[];
  /** Extension `antes`: as the sender read them, so that the server keeps what others added or took away meanwhile. */
  readonly before?: readonly ExtraId[];
};

const extraIds = listOf(id, maxProductExtras);

/** Replaces the whole set of a product's extras; with `before` only what the sender changed of it. */
export const setProductExtras = defineCall({
  method: 'POST',
  path: '/producto-ingredientes',
  access: 'menu',
  body: v.object({ producto_id: id, ingredientes: extraIds, antes: v.optional(extraIds) }),
  ...withoutAnswer,
  send: ({ product, extras, before }: ProductExtras) => ({
    body: { producto_id: product, ingredientes: extras, ...(before && { antes: before }) },
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

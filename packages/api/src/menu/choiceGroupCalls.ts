import { type GroupId, type GroupUse, groupBounds, type OptionId, type ProductId } from '@crepas/domain';
import * as v from 'valibot';
import { withoutAnswer } from '../wire/answerFields.ts';
import { defineCall, rowsOf } from '../wire/call.ts';
import { byId, id } from '../wire/fields.ts';
import { listOf } from '../wire/requestFields.ts';
import {
  type GroupChange,
  type GroupEdit,
  type GroupWire,
  groupBody,
  groupChangeToWire,
  groupEditBody,
  groupEditToWire,
  groupFromWire,
  groupWire,
  type UseWire,
  useFromWire,
  usesBody,
  usesEditBody,
  useToWire,
  useWire,
} from './choiceGroup.ts';
import { soldOutCall } from './soldOutCalls.ts';

/** Extension `grupos`. */

/** All groups of the shop with all their options. */
export const getGroups = defineCall({
  method: 'GET',
  path: '/grupos',
  isExtension: true,
  access: 'public',
  ...rowsOf(groupWire),
  decode: (wire: GroupWire[]) => wire.map(groupFromWire),
});

/** The groups of a product with their rules, in the order of its screen. */
export const getProductGroups = defineCall({
  method: 'GET',
  path: '/productos/:id/grupos',
  isExtension: true,
  access: 'public',
  ...byId<ProductId>(),
  ...rowsOf(useWire),
  decode: (wire: UseWire[]) => wire.map(useFromWire),
});

/** Replaces all of them; 422 for a rule that nobody could satisfy. */
export const setProductGroups = defineCall({
  method: 'PUT',
  path: '/productos/:id/grupos',
  isExtension: true,
  access: 'menu',
  params: v.object({ id }),
  body: usesBody,
  ...rowsOf(useWire),
  send: ({ product, uses }: { readonly product: ProductId; readonly uses: readonly GroupUse[] }) => ({
    params: { id: product },
    body: uses.map(useToWire),
  }),
  decode: (wire: UseWire[]) => wire.map(useFromWire),
});

/** The groups of a product as they are edited. */
export type UsesEdit = {
  readonly product: ProductId;
  readonly uses: readonly GroupUse[];
  /** As the sender read them. */
  readonly before: readonly GroupUse[];
};

/**
 * Extension `antes`: changes only what the sender changed, and answers what came of it. 422 also where two people who edited them at once
 * contradict each other.
 */
export const changeProductGroups = defineCall({
  method: 'PATCH',
  path: '/productos/:id/grupos',
  isExtension: true,
  access: 'menu',
  params: v.object({ id }),
  body: usesEditBody,
  ...rowsOf(useWire),
  send: ({ product, uses, before }: UsesEdit) => ({
    params: { id: product },
    body: { grupos: uses.map(useToWire), antes: before.map(useToWire) },
  }),
  decode: (wire: UseWire[]) => wire.map(useFromWire),
});

export const createGroup = defineCall({
  method: 'POST',
  path: '/grupos',
  isExtension: true,
  access: 'menu',
  status: 201,
  body: groupBody,
  answer: groupWire,
  send: (group: GroupChange) => ({ body: groupChangeToWire(group) }),
  decode: groupFromWire,
});

/**
 * Replaces name and options; with `before` only what the sender changed of it. 409 when a product's rule would ask for more than is
 * left, 422 where two people who edited it at once contradict each other.
 */
export const updateGroup = defineCall({
  method: 'PUT',
  path: '/grupos/:id',
  isExtension: true,
  access: 'menu',
  params: v.object({ id }),
  body: groupEditBody,
  answer: groupWire,
  send: ({ id, ...group }: GroupEdit & { readonly id: GroupId }) => ({
    params: { id },
    body: groupEditToWire(group),
  }),
  decode: groupFromWire,
});

/** 409 names the products that use it. Past orders keep the names and prices of its options. */
export const deleteGroup = defineCall({
  method: 'DELETE',
  path: '/grupos/:id',
  isExtension: true,
  access: 'menu',
  ...byId<GroupId>(),
  ...withoutAnswer,
});

/** A deleted group comes back under its number, with its options. */
export const restoreGroup = defineCall({
  method: 'POST',
  path: '/grupos/:id/restaurar',
  isExtension: true,
  access: 'menu',
  ...byId<GroupId>(),
  answer: groupWire,
  decode: groupFromWire,
});

/** Takes the ids of all groups in their new order; 409 when there are others by now. */
export const reorderGroups = defineCall({
  method: 'POST',
  path: '/grupos/orden',
  isExtension: true,
  access: 'menu',
  body: listOf(v.object({ id, orden: id }), groupBounds.groups),
  ...withoutAnswer,
  send: (ids: readonly GroupId[]) => ({ body: ids.map((id, index) => ({ id, orden: index + 1 })) }),
});

/** Sold out until the shop's next day, or available again at once. */
export const setOptionSoldOut = soldOutCall<OptionId>('/opciones/:id/agotado');

import type { ProductBody, ProductChange } from '@crepas/api';
import { categoryId, centsFromPesos, type Extra } from '@crepas/domain';

/** What staff send of the menu, as the domain has it. Of what was not sent nothing comes out. */

type Sent<Body> = { readonly [Field in keyof Body]?: Body[Field] | undefined };

export const productChangeOf = (body: Sent<ProductBody>): ProductChange => ({
  ...(body.nombre !== undefined && { name: body.nombre }),
  ...(body.descripcion !== undefined && { description: body.descripcion }),
  ...(body.precio !== undefined && { price: centsFromPesos(body.precio) }),
  ...(body.categoria !== undefined && { categoryId: categoryId(body.categoria) }),
  ...(body.disponible !== undefined && { available: body.disponible === 1 }),
  ...(body.imagen_url !== undefined && { imageUrl: body.imagen_url }),
  ...(body.combo !== undefined && { isCombo: body.combo === 1 }),
  ...(body.promo !== undefined && { isPromoted: body.promo === 1 }),
  ...(body.elegible_combo !== undefined && { isComboEligible: body.elegible_combo === 1 }),
});

type ExtraBody = {
  readonly nombre: string;
  readonly descripcion: string;
  readonly precio_extra: number;
  readonly disponible: 0 | 1;
};

export const extraChangeOf = (body: Sent<ExtraBody>): Partial<Omit<Extra, 'id' | 'soldOutUntil'>> => ({
  ...(body.nombre !== undefined && { name: body.nombre }),
  ...(body.descripcion !== undefined && { description: body.descripcion }),
  ...(body.precio_extra !== undefined && { price: centsFromPesos(body.precio_extra) }),
  ...(body.disponible !== undefined && { available: body.disponible === 1 }),
});

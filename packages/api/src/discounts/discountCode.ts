import {
  type Cents,
  centsFromPesos,
  type DiscountCode,
  type DiscountUse,
  discountCodeBounds,
  discountCodeId,
  discountCodeName,
  isCalendarDay,
  isDiscountCodeName,
  type OrderId,
  pesosFromCents,
} from '@crepas/domain';
import * as v from 'valibot';
import { menuWindowsField, windowsFromWire } from '../menu/menuWindows.ts';
import {
  codeDeliveries,
  discountTermsFromWire,
  discountTermsToWire,
  giftName,
} from '../orders/discountTerms.ts';
import { id, number, pesos, price, text, whole } from '../wire/fields.ts';
import { boundedText, listOf, wholeFrom } from '../wire/requestFields.ts';

/** Extension `codigos`. */

/** `2026-12-01`; of an instant the day of its text counts. */
const codeDay = v.pipe(
  boundedText(40),
  v.regex(/^\d{4}-\d\d-\d\d/),
  v.transform((typed) => typed.slice(0, 10)),
  v.check(isCalendarDay),
);

/** The label of `dias` in a code: in a shop these are special days. */
export const codeHoursLabel = 'Días y horas';

/** What a request says of a code. What a gift's `valor` may be depends on its `tipo`: {@link giftFault} refuses the rest. */
export const discountCodeBody = v.object({
  codigo: v.pipe(
    boundedText(discountCodeBounds.typed),
    v.transform(discountCodeName),
    v.check(isDiscountCodeName),
  ),
  tipo: giftName,
  /** Percent, pesos, or the number of a product; nothing for a free delivery. */
  valor: v.optional(v.pipe(number, v.minValue(0), v.maxValue(1e15)), 0),
  minimo: v.optional(price, 0),
  desde: v.nullish(codeDay, null),
  hasta: v.nullish(codeDay, null),
  /** The parts of the week in which it holds; absent: always. */
  dias: v.optional(menuWindowsField.request, []),
  usos: v.nullish(wholeFrom(1, discountCodeBounds.maxUses), null),
  por_telefono: v.nullish(wholeFrom(1, discountCodeBounds.maxUsesPerPhone), null),
  entrega: v.optional(v.picklist(codeDeliveries), 'todas'),
  categorias: v.nullish(listOf(id, 100), null),
  pausado: v.optional(v.boolean(), false),
});
export type DiscountCodeBody = v.InferOutput<typeof discountCodeBody>;

/** In an answer to the owner. */
export const discountCodeWire = v.object({
  id_codigo: id,
  codigo: text,
  tipo: giftName,
  valor: number,
  minimo: pesos,
  desde: v.nullable(v.string()),
  hasta: v.nullable(v.string()),
  dias: menuWindowsField.answer,
  usos: v.nullable(whole),
  por_telefono: v.nullable(whole),
  entrega: v.picklist(codeDeliveries),
  categorias: v.nullable(v.array(id)),
  pausado: v.boolean(),
  usados: whole,
  ahorro: pesos,
});
export type DiscountCodeWire = v.InferOutput<typeof discountCodeWire>;

export type DiscountCodeChange = Omit<DiscountCode, 'id'>;
export type UsedDiscountCode = DiscountCode & DiscountUse;

/** Why `valor` is none for its `tipo`; null when it is. Whether a product exists is for the server to say. */
export function giftFault({ tipo, valor }: DiscountCodeBody): 'percent' | 'amount' | 'product' | null {
  switch (tipo) {
    case 'porcentaje':
      return Number.isInteger(valor) && valor >= 1 && valor <= 100 ? null : 'percent';
    case 'monto':
      return centsFromPesos(valor) >= 1 && v.is(price, valor) ? null : 'amount';
    case 'producto':
      return v.is(id, valor) ? null : 'product';
    case 'envio':
      return null;
  }
}

export const discountCodeFromBody = (body: DiscountCodeBody): DiscountCodeChange => ({
  ...discountTermsFromWire(body),
  firstDay: body.desde,
  lastDay: body.hasta,
  windows: windowsFromWire(body.dias),
  maxUses: body.usos,
  maxUsesPerPhone: body.por_telefono,
  isPaused: body.pausado,
});

export const discountCodeToBody = (code: DiscountCodeChange): DiscountCodeBody => ({
  ...discountTermsToWire(code),
  desde: code.firstDay,
  hasta: code.lastDay,
  dias: menuWindowsField.toWire(code.windows),
  usos: code.maxUses,
  por_telefono: code.maxUsesPerPhone,
  pausado: code.isPaused,
});

export const usedDiscountCodeFromWire = (wire: DiscountCodeWire): UsedDiscountCode => ({
  id: discountCodeId(wire.id_codigo),
  ...discountCodeFromBody(wire),
  uses: wire.usados,
  saved: centsFromPesos(wire.ahorro),
});

export const usedDiscountCodeToWire = ({ id, uses, saved, ...code }: UsedDiscountCode): DiscountCodeWire => ({
  id_codigo: id,
  ...discountCodeToBody(code),
  usados: uses,
  ahorro: pesosFromCents(saved),
});

/** An order that has a code, for the owner's list. */
export type DiscountedOrderRow = {
  readonly orderId: OrderId;
  readonly placedAt: Date | null;
  readonly customerName: string;
  readonly phone: string;
  readonly saved: Cents;
  readonly total: Cents;
};

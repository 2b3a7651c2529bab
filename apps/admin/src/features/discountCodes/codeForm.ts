import { type DiscountCodeChange, isApiError, menuWindowsField } from '@crepas/api';
import {
  type CategoryId,
  type Cents,
  categoryId,
  discountCodeBounds,
  discountCodeName,
  type Fulfilment,
  type Gift,
  isCalendarDay,
  isDiscountCodeName,
  pesosFromCents,
  productId,
  readMoney,
  zeroCents,
} from '@crepas/domain';
import { missingCopy } from '../../shared/copy.ts';
import { missingPriceCopy, moneyRefusalCopy } from '../../shared/fields/moneyCopy.ts';
import { type CheckedForm, type FieldErrors, markedCopy } from '../../shared/form/entityForm.ts';
import { type TypedWindows, windowsError } from '../../shared/menu/MenuHoursField.tsx';

/** A code as it is typed. */
export type EditedCode = {
  readonly name: string;
  readonly kind: Gift['kind'];
  readonly percent: string;
  readonly amount: string;
  readonly productId: number | null;
  readonly minimum: string;
  readonly firstDay: string;
  readonly lastDay: string;
  /** The days before «Terminado» was checked in this form; null while it was not. */
  readonly daysBefore: Pick<EditedCode, 'firstDay' | 'lastDay'> | null;
  readonly windows: TypedWindows;
  readonly maxUses: string;
  readonly maxUsesPerPhone: string;
  readonly fulfilment: Fulfilment | 'both';
  readonly isForSome: boolean;
  /** Counts only for a code that is for some categories. */
  readonly categoryIds: readonly number[];
  readonly isPaused: boolean;
};

export const blankCode: EditedCode = {
  name: '',
  kind: 'percent',
  percent: '',
  amount: '',
  productId: null,
  minimum: '',
  firstDay: '',
  lastDay: '',
  daysBefore: null,
  windows: [],
  maxUses: '',
  maxUsesPerPhone: '',
  fulfilment: 'both',
  isForSome: false,
  categoryIds: [],
  isPaused: false,
};

const typedNumber = (number: number | null) => (number === null ? '' : String(number));
const typedAmount = (amount: Cents) => (amount === 0 ? '' : String(pesosFromCents(amount)));

/** @param known the categories of the menu: one that was deleted cannot be unchecked, and is left out */
export const editedCode = (code: DiscountCodeChange, known: readonly CategoryId[]): EditedCode => ({
  name: code.name,
  kind: code.gift.kind,
  percent: code.gift.kind === 'percent' ? String(code.gift.percent) : '',
  amount: code.gift.kind === 'amount' ? typedAmount(code.gift.amount) : '',
  productId: code.gift.kind === 'product' ? code.gift.productId : null,
  minimum: typedAmount(code.minimum),
  firstDay: code.firstDay ?? '',
  lastDay: code.lastDay ?? '',
  daysBefore: null,
  windows: menuWindowsField.toWire(code.windows),
  maxUses: typedNumber(code.maxUses),
  maxUsesPerPhone: typedNumber(code.maxUsesPerPhone),
  fulfilment: code.fulfilment ?? 'both',
  isForSome: code.categoryIds !== null,
  categoryIds: (code.categoryIds ?? []).filter((id) => known.includes(id)),
  isPaused: code.isPaused,
});

/** Free delivery is for orders that are delivered, and a product is of one category. */
export const asksForFulfilment = (kind: Gift['kind']): boolean => kind !== 'delivery';
export const asksForCategories = (kind: Gift['kind']): boolean => kind !== 'product';

export function checkCode(form: EditedCode): CheckedForm<DiscountCodeChange> {
  const errors: FieldErrors = Object.fromEntries(
    Object.entries<string | null | undefined>({
      name: nameError(form.name),
      [giftField[form.kind] ?? 'kind']: giftError(form),
      minimum: amountError(form.minimum),
      firstDay: dayError(form.firstDay),
      lastDay: dayError(form.lastDay) ?? orderError(form),
      windows: windowsError(form.windows),
      maxUses: numberError(form.maxUses, discountCodeBounds.maxUses),
      maxUsesPerPhone: numberError(form.maxUsesPerPhone, discountCodeBounds.maxUsesPerPhone),
      categoryIds:
        asksForCategories(form.kind) && form.isForSome && form.categoryIds.length === 0
          ? 'Elige una categoría al menos.'
          : null,
    }).flatMap(([field, error]) => (error ? [[field, error]] : [])),
  );
  if (Object.keys(errors).length > 0) return { kind: 'invalid', notice: markedCopy, errors };
  return { kind: 'ok', change: codeOf(form) };
}

/** The field of what a kind of gift gives; none for a free delivery. */
const giftField: Readonly<Partial<Record<Gift['kind'], keyof EditedCode>>> = {
  percent: 'percent',
  amount: 'amount',
  product: 'productId',
};

const { name: nameBounds } = discountCodeBounds;

function nameError(typed: string): string | null {
  const name = discountCodeName(typed);
  if (name === '') return missingCopy;
  return isDiscountCodeName(name)
    ? null
    : `Lleva de ${nameBounds.min} a ${nameBounds.max} letras y números, sin espacios.`;
}

function giftError({ kind, percent, amount, productId }: EditedCode): string | null | undefined {
  switch (kind) {
    case 'percent':
      return percent.trim() === '' ? missingCopy : numberError(percent, 100);
    case 'amount':
      return missingPriceCopy(amount) ?? amountError(amount);
    case 'product':
      return productId === null ? 'Elige un producto.' : null;
    case 'delivery':
      return null;
  }
}

function amountError(typed: string): string | null {
  const read = readMoney(typed);
  return read.kind === 'refused' ? moneyRefusalCopy(read.because, typed) : null;
}

const dayError = (typed: string) =>
  typed === '' || isCalendarDay(typed) ? null : 'Escribe una fecha, o déjala vacía.';

const orderError = ({ firstDay, lastDay }: EditedCode) =>
  firstDay !== '' && lastDay !== '' && lastDay < firstDay ? 'Termina antes de empezar.' : null;

/** From 1 on, in digits alone or with the commas of the sentence: «1,000». */
function numberError(typed: string, max: number): string | null {
  const isWhole = /^(\d+|\d{1,3}(,\d{3})+)$/.test(typed.trim());
  const read = numberOf(typed);
  return read === null || (isWhole && read >= 1 && read <= max)
    ? null
    : `Escribe un número de 1 a ${max.toLocaleString('es-MX')}.`;
}

const amountOf = (typed: string): Cents => {
  const read = readMoney(typed);
  return read.kind === 'amount' ? read.amount : zeroCents;
};

const numberOf = (typed: string) => (typed.trim() === '' ? null : Number(typed.replaceAll(',', '')));
const dayOf = (typed: string) => (typed === '' ? null : typed);

/** What the form sends; also of a form with faults, for a comparison. */
export const codeOf = (form: EditedCode): DiscountCodeChange => ({
  name: discountCodeName(form.name),
  gift: giftOf(form),
  minimum: amountOf(form.minimum),
  firstDay: dayOf(form.firstDay),
  lastDay: dayOf(form.lastDay),
  windows: menuWindowsField.fromWire(form.windows),
  maxUses: numberOf(form.maxUses),
  maxUsesPerPhone: numberOf(form.maxUsesPerPhone),
  fulfilment: asksForFulfilment(form.kind) && form.fulfilment !== 'both' ? form.fulfilment : null,
  categoryIds: asksForCategories(form.kind) && form.isForSome ? form.categoryIds.map(categoryId) : null,
  isPaused: form.isPaused,
});

function giftOf({ kind, percent, amount, productId: product }: EditedCode): Gift {
  switch (kind) {
    case 'percent':
      return { kind, percent: Number(percent) };
    case 'amount':
      return { kind, amount: amountOf(amount) };
    case 'product':
      return { kind, productId: productId(product ?? 0) };
    case 'delivery':
      return { kind };
  }
}

/**
 * Whether an order of products alone can cost nothing with this code. The fee, where there is one, is still paid.
 *
 * @param priceOf of a product; undefined when it is unknown
 */
export function mayCostNothing(form: EditedCode, priceOf: (id: number) => Cents | undefined): boolean {
  const minimum = amountOf(form.minimum);
  switch (form.kind) {
    case 'percent':
      return Number(form.percent) === 100;
    case 'amount': {
      const amount = amountOf(form.amount);
      return amount > 0 && amount >= minimum;
    }
    case 'product': {
      const price = form.productId === null ? undefined : priceOf(form.productId);
      return price !== undefined && price >= minimum;
    }
    case 'delivery':
      return false;
  }
}

const fieldNames: Readonly<Record<string, keyof EditedCode>> = {
  codigo: 'name',
  tipo: 'kind',
  minimo: 'minimum',
  desde: 'firstDay',
  hasta: 'lastDay',
  dias: 'windows',
  ventanas: 'windows',
  usos: 'maxUses',
  por_telefono: 'maxUsesPerPhone',
  entrega: 'fulfilment',
  categorias: 'categoryIds',
  pausado: 'isPaused',
};

/** The field that a refusal of the server is about. A 409 with `campo`: another code has this name. */
export function refusedCodeField(error: unknown, { kind }: EditedCode): string | undefined {
  if (!isApiError(error) || ![400, 409, 422].includes(error.status)) return undefined;
  const [name = ''] = String(Object(error.body).campo ?? '').split('.');
  return name === 'valor' ? (giftField[kind] ?? 'kind') : fieldNames[name];
}

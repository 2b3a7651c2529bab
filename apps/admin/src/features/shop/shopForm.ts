import {
  type PrivateSettings,
  pickupMinutesField,
  type Shop,
  type ShopChange,
  shopFields,
} from '@crepas/api';
import type { PaymentMethod, Responsible, TransferAccount } from '@crepas/domain';
import { toLine, toLines, validateZone, type Zone } from '@crepas/domain';
import { missingCopy } from '../../shared/copy.ts';
import type { CheckedForm, FieldErrors } from '../../shared/form/entityForm.ts';
import { type NumberName, readNumbers, typedNumbers } from '../../shared/form/typedNumbers.ts';
import {
  type FeeZoneForm,
  feeWithoutPinErrors,
  feeWithoutPinForm,
  feeWithoutPinOf,
  feeZoneErrors,
  feeZonesForm,
  feeZonesOf,
  type TermsForm,
} from './feesForm.ts';
import {
  type SpecialDayForm,
  specialDayErrors,
  specialDayOf,
  specialDaysForm,
  type WeekForm,
  weekErrors,
  weekForm,
  weekOf,
} from './hoursForm.ts';
import { nobody, phoneCopy, responsibleErrors, responsibleOf, shopPhoneOf } from './responsibleForm.ts';
import { type SchedulingForm, schedulingErrors, schedulingForm, schedulingOf } from './schedulingForm.ts';
import { noAccount, transferErrors, transferOf } from './transferForm.ts';
import { zoneFaultCopy } from './zoneCopy.ts';

/** The shop with the owner's settings that are not public; absent while they are unknown. */
export type OwnShop = Shop & Partial<PrivateSettings>;

/** Numbers are typed as text. Of one that may be empty, empty means never. */
export type ShopForm = Readonly<Record<NumberName<typeof shopFields>, string>> & {
  readonly isOpen: boolean;
  readonly name: string;
  readonly tagline: string;
  readonly whatsApp: string;
  readonly timeZone: string;
  readonly message: string;
  readonly week: WeekForm;
  readonly specialDays: readonly SpecialDayForm[];
  /** Takes orders of phones that are not proven, which the staff confirms by a call. */
  readonly takesWithoutCode: boolean;
  /** While it is drawn it may have fewer corners than a zone. Null: everywhere. */
  readonly zone: Zone | null;
  /** All parts empty: nobody. */
  readonly responsible: Responsible;
  readonly payments: readonly PaymentMethod[];
  /** All parts empty: no account. */
  readonly transfer: TransferAccount;
  readonly feeZones: readonly FeeZoneForm[];
  /** All parts empty: nothing is charged. */
  readonly feeWithoutPin: TermsForm;
  readonly pickup: { readonly isActive: boolean; readonly minutes: string };
  readonly scheduling: SchedulingForm;
};

export type ShopDraft = Partial<ShopForm>;

export const formOf = (shop: OwnShop): ShopForm => ({
  ...typedNumbers(shopFields, shop),
  isOpen: shop.isOpen,
  name: shop.name,
  tagline: shop.tagline,
  whatsApp: shop.whatsApp,
  timeZone: shop.timeZone,
  message: shop.message,
  week: weekForm(shop.week),
  specialDays: specialDaysForm(shop.specialDays),
  takesWithoutCode: shop.takesWithoutCode,
  zone: shop.zone,
  responsible: shop.responsible ?? nobody,
  payments: shop.payments,
  transfer: shop.transfer ?? noAccount,
  feeZones: feeZonesForm(shop.feeZones),
  feeWithoutPin: feeWithoutPinForm(shop.feeWithoutPin),
  pickup: { ...shop.pickup, minutes: String(shop.pickup.minutes) },
  scheduling: schedulingForm(shop.scheduling),
});

export const fieldsOf = (form: ShopDraft, fields: readonly (keyof ShopForm)[]): ShopDraft =>
  Object.fromEntries(fields.flatMap((field) => (field in form ? [[field, form[field]]] : [])));

function changedFields(draft: ShopDraft, shop: OwnShop): ShopDraft {
  const saved = formOf(shop);
  return Object.fromEntries(
    Object.entries(draft).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(saved[field as keyof ShopForm]),
    ),
  );
}

/** Messages by field: `name`, `week 3 0` (Thursday's first hours), `day 2`, `zone`, `responsible email`. */
export type ShopErrors = FieldErrors;

export type SectionFieldsProps = {
  /** As it is saved. */
  readonly shop: OwnShop;
  readonly form: ShopForm;
  readonly errors: ShopErrors;
  readonly onChange: (part: ShopDraft) => void;
};

/** Customers must read where to go before they may pick up. */
const pickupAddressCopy = 'Primero guarda el domicilio en «Quién responde»: ahí pasarán por su pedido.';
/** The reverse: the address goes after the pickup. */
const addressInUseCopy = 'Tus clientes pasan por su pedido ahí: apaga antes «Recoger en la tienda».';

/** @param draft fields that may have changed: only those that did are sent */
export function checkShop(draft: ShopDraft, shop: OwnShop): CheckedForm<ShopChange> {
  const changed = changedFields(draft, shop);
  const {
    week,
    specialDays,
    whatsApp,
    responsible,
    transfer,
    feeZones,
    feeWithoutPin,
    pickup,
    scheduling,
    ...texts
  } = changed;
  const numbers = readNumbers(shopFields, changed);
  const pickupMinutes = pickup && readNumbers({ minutes: pickupMinutesField }, pickup);
  const zoneError = texts.zone && validateZone(texts.zone);
  const phone = whatsApp === undefined ? undefined : shopPhoneOf(whatsApp);
  const answering = responsible && responsibleOf(responsible);
  const isTurnedOn = pickup?.isActive && !shop.pickup.isActive;
  const hasAddress = shop.responsible?.address || !shop.features.includes('responsable');
  const isAddressInUse = answering === null && (pickup ?? shop.pickup).isActive;
  const account = transfer && transferOf(transfer);
  const payments = texts.payments ?? shop.payments;
  const isAccountMissing =
    payments.includes('transfer') && (account === undefined ? shop.transfer : account) === null;
  const errors: Record<string, string> = {
    ...(texts.name !== undefined && toLine(texts.name) === '' && { name: missingCopy }),
    ...(phone !== undefined && !/^(\d{10,15})?$/.test(phone) && { whatsApp: phoneCopy }),
    ...numbers.errors,
    ...(week && weekErrors(week)),
    ...(specialDays && specialDayErrors(specialDays)),
    ...(zoneError && { zone: zoneFaultCopy(zoneError) }),
    ...(answering && responsibleErrors(answering)),
    ...(isAddressInUse && { 'responsible address': addressInUseCopy }),
    ...(payments.length === 0 && { payments: 'Elige al menos una forma de pago' }),
    ...(account && transferErrors(account)),
    ...(pickup?.isActive && pickupMinutes?.errors.minutes && { pickup: pickupMinutes.errors.minutes }),
    ...(isTurnedOn && !hasAddress && { pickupAddress: pickupAddressCopy }),
    ...(scheduling && schedulingErrors(scheduling)),
    ...(isAccountMissing && transferErrors(noAccount)),
    ...(feeZones && feeZoneErrors(feeZones)),
    ...(feeWithoutPin && feeWithoutPinErrors(feeWithoutPin)),
  };
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  return {
    kind: 'ok',
    change: {
      ...(texts as Omit<typeof texts, NumberName<typeof shopFields>>),
      ...(texts.name !== undefined && { name: toLine(texts.name) }),
      ...(texts.tagline !== undefined && { tagline: toLine(texts.tagline) }),
      ...(texts.message !== undefined && { message: toLines(texts.message) }),
      ...(phone !== undefined && { whatsApp: phone }),
      ...numbers.values,
      ...(week && { week: weekOf(week) }),
      ...(specialDays && { specialDays: specialDays.map(specialDayOf) }),
      ...(answering !== undefined && { responsible: answering }),
      ...(account !== undefined && { transfer: account }),
      ...(feeZones && { feeZones: feeZonesOf(feeZones) }),
      ...(feeWithoutPin && { feeWithoutPin: feeWithoutPinOf(feeWithoutPin) }),
      // Wrong minutes are hidden when the pickup is switched off: the saved ones stay.
      ...(pickupMinutes && {
        pickup: {
          isActive: pickup.isActive,
          minutes: pickupMinutes.errors.minutes ? shop.pickup.minutes : pickupMinutes.values.minutes,
        },
      }),
      ...(scheduling && { scheduling: schedulingOf(scheduling, shop.scheduling) }),
    },
  };
}

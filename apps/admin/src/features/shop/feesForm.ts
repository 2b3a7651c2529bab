import {
  type DeliveryTerms,
  type FeeZone,
  pesosFromCents,
  readMoney,
  toLine,
  validateZone,
  type Zone,
  zeroCents,
} from '@crepas/domain';
import { moneyRefusalCopy } from '../../shared/fields/moneyCopy.ts';
import { zoneFaultCopy } from './zoneCopy.ts';

/** Amounts as they are typed. */
export type TermsForm = { readonly fee: string; readonly minimum: string; readonly freeFrom: string };

export type FeeZoneForm = TermsForm & {
  readonly key: string;
  readonly name: string;
  /** While it is drawn it may have fewer corners than a zone. */
  readonly zone: Zone;
};

export const noTerms: TermsForm = { fee: '', minimum: '', freeFrom: '' };

const termsForm = ({ fee, minimum, freeFrom }: DeliveryTerms): TermsForm => ({
  fee: String(pesosFromCents(fee)),
  minimum: minimum === 0 ? '' : String(pesosFromCents(minimum)),
  freeFrom: freeFrom === null ? '' : String(pesosFromCents(freeFrom)),
});

export const feeZonesForm = (zones: readonly FeeZone[]): readonly FeeZoneForm[] =>
  zones.map(({ name, zone, ...terms }, place) => ({
    key: `saved ${place}`,
    name,
    zone,
    ...termsForm(terms),
  }));

export const feeWithoutPinForm = (terms: DeliveryTerms | null): TermsForm =>
  terms ? termsForm(terms) : noTerms;

/** The terms of a form whose amounts are valid. */
function termsOf({ fee, minimum, freeFrom }: TermsForm): DeliveryTerms {
  const free = readMoney(freeFrom);
  return {
    fee: amountOf(fee),
    minimum: amountOf(minimum),
    freeFrom: free.kind === 'amount' ? free.amount : null,
  };
}

function amountOf(typed: string) {
  const read = readMoney(typed);
  return read.kind === 'amount' ? read.amount : zeroCents;
}

export const feeZonesOf = (zones: readonly FeeZoneForm[]): readonly FeeZone[] =>
  zones.map((form) => ({ name: toLine(form.name), zone: form.zone, ...termsOf(form) }));

/** Null when nothing is typed. */
export const feeWithoutPinOf = (form: TermsForm): DeliveryTerms | null =>
  isEmpty(form) ? null : termsOf(form);

const isEmpty = ({ fee, minimum, freeFrom }: TermsForm) => `${fee}${minimum}${freeFrom}`.trim() === '';

type Errors = Readonly<Record<string, string>>;

/** Messages by field: `feeZone 0 name`, `feeZone 0 zone`, `feeZone 0 minimum`. */
export const feeZoneErrors = (zones: readonly FeeZoneForm[]): Errors =>
  Object.assign(
    {},
    ...zones.map((form, place) => {
      const fault = validateZone(form.zone);
      return {
        ...(toLine(form.name) === '' && { [`feeZone ${place} name`]: 'Escribe un nombre' }),
        ...(fault && { [`feeZone ${place} zone`]: zoneFaultCopy(fault) }),
        ...termsErrors(form, `feeZone ${place}`),
      };
    }),
  );

/** `feeWithoutPin fee` */
export const feeWithoutPinErrors = (form: TermsForm): Errors =>
  isEmpty(form) ? {} : termsErrors(form, 'feeWithoutPin');

function termsErrors(form: TermsForm, prefix: string): Errors {
  const fields = ['fee', 'minimum', 'freeFrom'] as const;
  return Object.fromEntries(
    fields.flatMap((field) => {
      const read = readMoney(form[field]);
      if (read.kind === 'refused')
        return [[`${prefix} ${field}`, moneyRefusalCopy(read.because, form[field])]];
      return read.kind === 'empty' && field === 'fee'
        ? [[`${prefix} fee`, 'Escribe cuánto cuesta; 0 si es gratis']]
        : [];
    }),
  );
}

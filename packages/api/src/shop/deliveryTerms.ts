import { centsFromPesos, type DeliveryTerms, pesosFromCents } from '@crepas/domain';
import * as v from 'valibot';
import { pesos } from '../wire/fields.ts';

export const termsWire = v.object({ envio: pesos, minimo: pesos, gratis_desde: v.nullable(pesos) });
export type TermsWire = v.InferOutput<typeof termsWire>;

export const termsFromWire = ({ envio, minimo, gratis_desde }: TermsWire): DeliveryTerms => ({
  fee: centsFromPesos(envio),
  minimum: centsFromPesos(minimo),
  freeFrom: gratis_desde === null ? null : centsFromPesos(gratis_desde),
});

export const termsToWire = ({ fee, minimum, freeFrom }: DeliveryTerms): TermsWire => ({
  envio: pesosFromCents(fee),
  minimo: pesosFromCents(minimum),
  gratis_desde: freeFrom === null ? null : pesosFromCents(freeFrom),
});

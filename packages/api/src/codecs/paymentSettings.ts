import type { PaymentMethod, PaymentSettings, TransferAccount } from '@crepas/domain';
import { cashOnly } from '@crepas/domain/terms';
import * as v from 'valibot';
import { text } from '../wire/fields.ts';
import type { Codec } from './fieldTable.ts';
import { paymentMethodFromWire, paymentMethodToWire, wireNames } from './payment.ts';

/** The shop's ways to pay in an answer. */

/** In a request: a server takes only methods that it knows. */
export const paymentMethodWire = v.picklist(Object.values(wireNames));

export const transferWire = v.object({ banco: text, clabe: text, titular: text });
export type TransferWire = v.InferOutput<typeof transferWire>;

export const transferCodec: Codec<TransferAccount, TransferWire> = {
  toWire: ({ bank, clabe, holder }) => ({ banco: bank, clabe, titular: holder }),
  fromWire: ({ banco, clabe, titular }) => ({ bank: banco, clabe, holder: titular }),
};

/** Without the methods that this version does not know. */
export const methodsCodec = {
  toWire: (methods: readonly PaymentMethod[]) => methods.map(paymentMethodToWire),
  fromWire: (names: readonly string[]): readonly PaymentMethod[] =>
    names.flatMap((name) => paymentMethodFromWire(name) ?? []),
};

export const paymentSettingsFields = {
  pagos: v.optional(v.array(v.string())),
  transferencia: v.optional(v.nullable(transferWire)),
};

type PaymentSettingsWire = {
  readonly pagos?: string[] | undefined;
  readonly transferencia?: TransferWire | null | undefined;
};

export const paymentSettingsFromWire = ({ pagos, transferencia }: PaymentSettingsWire): PaymentSettings => ({
  payments: pagos ? methodsCodec.fromWire(pagos) : cashOnly.payments,
  transfer: transferencia ? transferCodec.fromWire(transferencia) : null,
});

export const paymentSettingsToWire = ({ payments, transfer }: PaymentSettings) => ({
  pagos: methodsCodec.toWire(payments),
  transferencia: transfer && transferCodec.toWire(transfer),
});

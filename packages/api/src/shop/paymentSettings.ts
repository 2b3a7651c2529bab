import type { PaymentMethod, PaymentSettings, TransferAccount } from '@crepas/domain';
import { cashOnly } from '@crepas/domain';
import * as v from 'valibot';
import { text } from '../wire/fields.ts';
import { paymentMethodFromWire, paymentMethodToWire, wireNames } from './payment.ts';

/** The shop's ways to pay in an answer. */

/** In a request: a server takes only methods that it knows. */
export const paymentMethodWire = v.picklist(Object.values(wireNames));

export const transferWire = v.object({ banco: text, clabe: text, titular: text });
export type TransferWire = v.InferOutput<typeof transferWire>;

export const transferFromWire = ({ banco, clabe, titular }: TransferWire): TransferAccount => ({
  bank: banco,
  clabe,
  holder: titular,
});
export const transferToWire = ({ bank, clabe, holder }: TransferAccount): TransferWire => ({
  banco: bank,
  clabe,
  titular: holder,
});

export const methodsToWire = (methods: readonly PaymentMethod[]) => methods.map(paymentMethodToWire);

/** Without the methods that this version does not know. */
export const methodsFromWire = (names: readonly string[]): readonly PaymentMethod[] =>
  names.flatMap((name) => paymentMethodFromWire(name) ?? []);

export const paymentSettingsFields = {
  pagos: v.optional(v.array(v.string())),
  transferencia: v.optional(v.nullable(transferWire)),
};

type PaymentSettingsWire = {
  readonly pagos?: string[] | undefined;
  readonly transferencia?: TransferWire | null | undefined;
};

export const paymentSettingsFromWire = ({ pagos, transferencia }: PaymentSettingsWire): PaymentSettings => ({
  payments: pagos ? methodsFromWire(pagos) : cashOnly.payments,
  transfer: transferencia ? transferFromWire(transferencia) : null,
});

export const paymentSettingsToWire = ({ payments, transfer }: PaymentSettings) => ({
  pagos: methodsToWire(payments),
  transferencia: transfer && transferToWire(transfer),
});

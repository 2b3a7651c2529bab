import { readMoney } from '@crepas/domain';
import { MoneyField } from '@crepas/ui';
import { moneyRefusalCopy } from './moneyCopy.ts';

export type PriceFieldProps = {
  /** The field in the table of its entity. */
  readonly field: { readonly wire: string; readonly label: string };
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whether an empty field is saved as 0 (decision A9). */
  readonly emptyIsZero?: boolean;
  /** What is wrong with a price that can be read. */
  readonly error: string | undefined;
};

export function PriceField({ field, value, onChange, emptyIsZero = false, error }: PriceFieldProps) {
  const read = readMoney(value);
  const understood = read.kind === 'amount' ? read.amount : undefined;
  const cents = read.kind === 'empty' && emptyIsZero ? 0 : understood;
  return (
    <MoneyField
      label={field.label}
      name={field.wire}
      value={value}
      cents={cents}
      // Anybody can order it at once: the amount alone was overlooked.
      hint={emptyIsZero && cents === 0 ? 'Se venderá a $0.00' : undefined}
      error={read.kind === 'refused' ? moneyRefusalCopy(read.because, value) : error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

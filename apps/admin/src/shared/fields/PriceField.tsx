import { readMoney } from '@crepas/domain';
import { MoneyField } from '@crepas/ui';
import { moneyRefusalCopy } from './moneyCopy.ts';

export type PriceFieldProps = {
  /** The spec's name of the field: `precio`, `precio_extra`. */
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whether an empty field is saved as 0 (decision A9). */
  readonly emptyIsZero?: boolean;
  /** The error of an empty or zero field, when a price above 0 is required. */
  readonly missing?: string | undefined;
};

export function PriceField({ name, value, onChange, emptyIsZero = false, missing }: PriceFieldProps) {
  const read = readMoney(value);
  const understood = read.kind === 'amount' ? read.amount : undefined;
  const isMissing = read.kind === 'empty' || understood === 0;
  return (
    <MoneyField
      label="Precio"
      name={name}
      value={value}
      cents={read.kind === 'empty' && emptyIsZero ? 0 : understood}
      error={
        read.kind === 'refused' ? moneyRefusalCopy(read.because, value) : isMissing ? missing : undefined
      }
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

import { type Cents, cashChoices, moneyText, readMoney } from '@crepas/domain';
import { ChoiceChips, MoneyField, StatusText } from '@crepas/ui';
import { useEffect, useState } from 'react';
import { useOrderOptions } from '../orderOptions.ts';
import { cashDroppedCopy, readTypedCash } from '../readTypedOptions.ts';
import { focusField } from './focusField.ts';
import styles from './OrderOptions.module.css';

/** «¿Con cuánto pagas?», for the courier's change (decision H6). */
export function CashOption({ total }: { total: Cents }) {
  const { cash, otherCash, isCashDropped, type, chooseCash, dropCash } = useOrderOptions();
  const read = readTypedCash({ cash, otherCash }, total);
  // Not for a field that was there before: it would take the focus of the whole cart.
  const [isOtherTapped, setOtherTapped] = useState(false);
  const isExceeded = read.kind === 'exceeded';
  useEffect(() => {
    if (isExceeded) dropCash();
  }, [isExceeded, dropCash]);

  const sums = cashChoices(total);
  // A sum that was chosen for another total stays visible.
  const shown = typeof cash === 'number' && !isExceeded && !sums.includes(cash) ? [...sums, cash] : sums;
  const typed = readMoney(otherCash);
  return (
    <div className={styles.fields}>
      <ChoiceChips
        label="¿Con cuánto pagas?"
        chosen={cash === null ? null : String(cash)}
        onChoose={(key) => {
          setOtherTapped(key === 'other');
          chooseCash(key === 'exact' || key === 'other' ? key : sumOf(key, shown));
        }}
        choices={[
          { key: 'exact', label: 'Exacto' },
          ...shown.map((sum) => ({ key: String(sum), label: moneyText(sum) })),
          { key: 'other', label: 'Otra cantidad' },
        ]}
      />
      <StatusText tone="failure" className={styles.dropped}>
        {isCashDropped && cashDroppedCopy(total)}
      </StatusText>
      {cash === 'other' && (
        <MoneyField
          name="paga_con"
          label="Otra cantidad"
          ref={isOtherTapped ? focusField : undefined}
          value={otherCash}
          cents={typed.kind === 'amount' ? typed.amount : undefined}
          error={read.kind === 'refused' ? read.sentence : undefined}
          onChange={({ target }) => type({ otherCash: target.value })}
        />
      )}
    </div>
  );
}

const sumOf = (key: string | null, sums: readonly Cents[]): Cents | null =>
  sums.find((sum) => String(sum) === key) ?? null;

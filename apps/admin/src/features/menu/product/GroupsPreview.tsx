import { groupHint } from '@crepas/api';
import {
  addCents,
  type Cents,
  changeOption,
  chosenPieces,
  groupKind,
  groupsTotal,
  mayAddPiece,
  type OfferedGroup,
  optionId,
  preselectedGroups,
  priceFrom,
  shownOptions,
} from '@crepas/domain';
import { ChoiceGroup, Price } from '@crepas/ui';
import { useState } from 'react';
import styles from './ProductGroups.module.css';

type GroupsPreviewProps = {
  /** The groups whose rule is valid. */
  readonly offered: readonly OfferedGroup[];
  /** The price of the product alone. */
  readonly price: Cents;
};

/** The groups as the customer sees them. */
export function GroupsPreview({ offered, price }: GroupsPreviewProps) {
  if (offered.length === 0) return null;
  const shown = offered.map(asCustomer);
  const from = priceFrom(price, shown);
  return (
    <section aria-label="Así lo ve el cliente" className={styles.preview}>
      <h3>Así lo ve el cliente</h3>
      {from !== null && (
        <p className={styles.hint}>
          <span>En el menú dice «Desde</span> <Price cents={from} />
          <span>»</span>
        </p>
      )}
      <Choosing key={JSON.stringify(shown)} offered={shown} price={price} />
    </section>
  );
}

/** Without what the owner hides; what is sold out today cannot be chosen. */
const asCustomer = (group: OfferedGroup): OfferedGroup => ({
  ...group,
  options: shownOptions(group.options, 'staff').map(({ soldOutUntil, ...option }) => ({
    ...option,
    available: soldOutUntil === undefined,
  })),
});

/** A changed rule begins anew with what is preselected. */
function Choosing({ offered, price }: GroupsPreviewProps) {
  const [chosen, setChosen] = useState(() => preselectedGroups(offered));
  return (
    <>
      {offered.map((group) => (
        <ChoiceGroup
          key={group.id}
          legend={group.name}
          hint={groupHint(group)}
          kind={groupKind(group)}
          options={group.options.map(({ id, name, price: cents, available }) => ({
            id,
            name,
            cents,
            quantity: chosenPieces(chosen, id),
            isAvailable: available,
            mayAdd: mayAddPiece(offered, chosen, id),
          }))}
          onChange={(id, quantity) => setChosen(changeOption(offered, chosen, optionId(id), quantity))}
        />
      ))}
      <p className={styles.total}>
        <span>Total</span> <Price cents={addCents(price, groupsTotal(chosen))} />
      </p>
    </>
  );
}

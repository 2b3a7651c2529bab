import { forMomentText } from '@crepas/api';
import { mentionsAllergy, orderTiming, type StaffOrder } from '@crepas/domain';
import { WarningIcon } from '@crepas/ui';
import { memo } from 'react';
import { ageCopy } from '../../../shared/copy.ts';
import { useKnownShop, useShopWords } from '../../../shared/shop/shop.ts';
import { promiseCopy, usualMinutes, waitsSince } from '../board/boardCopy.ts';
import { CardContents } from '../board/CardContents.tsx';
import { Age, MomentMark, PickupMark } from '../board/CardMarks.tsx';
import { cardAttribute } from '../board/cardFocus.ts';
import { NextStep } from '../board/NextStep.tsx';
import { useSteps } from '../steps.ts';
import styles from './KitchenTicket.module.css';

type KitchenTicketProps = {
  readonly order: StaffOrder;
  readonly nowMs: number;
};

/** What the cook needs of an order: number, age, how it goes, all its lines, the note, and the button of its next step. */
export const KitchenTicket = memo(function KitchenTicket({ order, nowMs }: KitchenTicketProps) {
  const { id, stage, note, scheduledFor, fulfilment, version = 0 } = order;
  const usual = usualMinutes(useKnownShop(), fulfilment, nowMs);
  const timing = orderTiming(order, nowMs, usual);
  const since = waitsSince(order, nowMs);
  const { timeZone } = useShopWords();
  const moment = scheduledFor === undefined ? undefined : forMomentText(scheduledFor, nowMs, timeZone);
  const isPending = useSteps(({ pending }) => pending?.id === id);
  return (
    <li
      {...{ [cardAttribute]: id }}
      tabIndex={-1}
      aria-label={`Pedido #${id}`}
      data-urgency={timing?.urgency ?? 'calm'}
      data-pending={isPending || undefined}
      className={styles.root}
    >
      <p className={styles.head}>
        <strong translate="no" className={styles.number}>{`#${id}`}</strong>
        {since && <Age text={ageCopy(since, nowMs)} />}
        {moment && <MomentMark text={moment} />}
        <span className={styles.promise}>{promiseCopy(order, timing)}</span>
        {fulfilment === 'pickup' && <PickupMark text="Recoge" isSmall />}
      </p>
      {note && <Note note={note} />}
      {version > 0 && <p className={styles.change}>{`Cambio ${version}`}</p>}
      <CardContents order={order} isWhole />
      <div className={styles.step}>
        {stage && <NextStep order={order} stage={stage} usualMinutes={usual} moment={moment} />}
      </div>
    </li>
  );
});

/** Code units of a note that has the largest letters. */
const shortNote = 60;

/** The note before the lines: whoever cooks them has read it. */
function Note({ note }: { readonly note: string }) {
  const isAllergy = mentionsAllergy(note);
  return (
    <p
      className={styles.note}
      data-allergy={isAllergy || undefined}
      data-short={note.length <= shortNote || undefined}
    >
      {isAllergy && <WarningIcon />}
      <span>{note}</span>
    </p>
  );
}

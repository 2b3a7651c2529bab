import { paymentCopy, stageCopy } from '@crepas/api';
import { cashText, isUnanswered, mentionsAllergy, type StaffOrder } from '@crepas/domain';
import { BellIcon, Button, ButtonLink, CashIcon, Price, WarningIcon } from '@crepas/ui';
import { memo, type ReactNode, useId } from 'react';
import { paths } from '../../../shared/paths.ts';
import { useHasFeature } from '../../../shared/shop/shop.ts';
import { WrappableText } from '../../../shared/WrappableText.tsx';
import { useLateTickets } from '../../printers/index.ts';
import { endCopy, useEndedOrders } from '../endedOrders.ts';
import { useIsWithoutPin } from '../orderFacts.ts';
import styles from './BoardCard.module.css';
import { alertsCopy, type CardTimes, markCopy } from './boardCopy.ts';
import { CardContents } from './CardContents.tsx';
import { Age, MomentMark, PickupMark } from './CardMarks.tsx';
import { cardAttribute } from './cardFocus.ts';
import { isSecondClick } from './isSecondClick.ts';
import { NextStep } from './NextStep.tsx';

export type BoardCardProps = CardTimes & {
  readonly order: StaffOrder;
  readonly onOpen: (order: StaffOrder) => void;
};

/**
 * An active order at a glance, with one button for its next step. A tap anywhere else opens the order's dialog, which has the rest.
 *
 * An event of another order does not render it again.
 */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { order, onOpen, usual, urgency, age, promise, promised, moment, isHeld } = props;
  const { id, stage, note } = order;
  const isTicketLate = useLateTickets(({ orders }) => orders.includes(id));
  const mark = markCopy(order, isTicketLate);
  const alerts = alertsCopy(order);
  const [personId, contentsId] = [useId(), useId()];
  return (
    <li
      {...{ [cardAttribute]: id }}
      tabIndex={-1}
      aria-label={`Pedido #${id}`}
      data-urgency={urgency}
      data-stage={stage ?? undefined}
      data-step-below={
        stage === 'awaitingConfirmation' || (stage && isUnanswered(stage) && moment) ? '' : undefined
      }
      data-goes={order.fulfilment}
      data-on-hold={isHeld || undefined}
      className={styles.root}
    >
      <Head order={order} age={age}>
        <button
          type="button"
          aria-label={`Detalles del pedido #${id}`}
          aria-describedby={`${personId} ${contentsId}`}
          className={styles.open}
          onClick={() => onOpen(order)}
        >{`#${id}`}</button>
      </Head>
      {moment && <MomentMark text={moment} />}
      {stage && (
        <p className={styles.state}>
          <span aria-current="step" data-stage={stage}>
            {stageCopy(stage, order.fulfilment)}
          </span>
          {promise && (
            <strong className={styles.promise}>
              <span>{promise}</span>
              {promised && <span className={styles.promised}>{` ${promised}`}</span>}
            </strong>
          )}
        </p>
      )}
      {note && <Note note={note} />}
      {mark && (
        <p className={styles.mark}>
          <WarningIcon />
          <WrappableText text={mark} />
        </p>
      )}
      <CardContents order={order} id={contentsId} />
      {alerts && (
        <p className={styles.small}>
          <BellIcon />
          <span>{alerts}</span>
        </p>
      )}
      <Person order={order} id={personId} />
      <Payment order={order} />
      {stage && (
        <NextStep order={order} stage={stage} usualMinutes={usual} moment={moment} isOnHold={isHeld} />
      )}
    </li>
  );
});

/** An allergy is marked by its icon and its colours. */
function Note({ note }: { readonly note: string }) {
  const isAllergy = mentionsAllergy(note);
  return (
    <p className={styles.note} data-allergy={isAllergy || undefined}>
      {isAllergy && <WarningIcon />}
      <span>{note}</span>
    </p>
  );
}

type HeadProps = {
  readonly order: StaffOrder;
  readonly age?: string | undefined;
  readonly children: ReactNode;
};

/** What is looked for: number, age, total. */
const Head = ({ order: { total }, age, children }: HeadProps) => (
  <div className={styles.head}>
    <p translate="no" className={styles.number}>
      {children}
    </p>
    {age && <Age text={age} />}
    <Price cents={total} className={styles.total} />
  </div>
);

type PartProps = { readonly order: StaffOrder };

/** Whose it is and where it goes, in one line: the dialog has the whole of it. */
const Person = ({ order, id }: PartProps & { readonly id?: string }) => (
  <p translate="no" id={id} className={styles.who}>
    {[
      order.customerName,
      order.phone,
      ...(order.fulfilment === 'pickup' ? [] : [order.deliveryAddress]),
    ].join(' · ')}
  </p>
);

/** How the order goes and is paid. */
function Payment({ order }: PartProps) {
  const { total, fee = 0, discount, cashGiven, payment, fulfilment, stage, courier } = order;
  const isWithoutPin = useIsWithoutPin(order);
  return (
    <>
      <div className={styles.payment}>
        <p className={styles.small}>
          {fulfilment === 'pickup' ? (
            <PickupMark
              text={
                <>
                  <span>Recoge</span> <span className={styles.where}>en la tienda</span>
                </>
              }
            />
          ) : (
            isWithoutPin && <strong className={styles.withoutPin}>Sin pin</strong>
          )}
          <span className={styles.paid}>
            <CashIcon />
            <span>{paymentCopy(payment, order)}</span>
          </span>
          {courier && stage === 'onTheWay' && <span translate="no">{`Salió con ${courier}`}</span>}
        </p>
        {(fee > 0 || discount) && (
          <p className={styles.fee}>
            {fee > 0 && (
              <>
                <span>Envío</span> <Price cents={fee} size="small" />
              </>
            )}
            {fee > 0 && ' '}
            {discount && (
              <>
                <span>Código</span> <Price cents={-discount.amount} size="small" />
              </>
            )}
          </p>
        )}
      </div>
      {cashGiven !== null && <p className={styles.cash}>{cashText(total, cashGiven)}</p>}
    </>
  );
}

/** An order that ended without the staff. It keeps its place, and has no step that a finger could hit. */
export function EndedCard({ order }: PartProps) {
  const { id } = order;
  const dismiss = useEndedOrders((store) => store.dismiss);
  const takesOrders = useHasFeature('captura');
  return (
    <li
      {...{ [cardAttribute]: id }}
      tabIndex={-1}
      aria-label={`Pedido #${id}, ${endCopy(order).toLowerCase()}`}
      data-ended=""
      className={styles.root}
    >
      <Head order={order}>
        <s>{`#${id}`}</s>
      </Head>
      <p className={styles.ended}>{endCopy(order)}</p>
      <Person order={order} />
      <Payment order={order} />
      {takesOrders && (
        <ButtonLink
          kind="secondary"
          wide
          className={styles.dismiss}
          to={paths.takeAgain(id)}
          aria-label={`Tomar otra vez #${id}`}
        >
          Tomar otra vez
        </ButtonLink>
      )}
      <Button
        kind="secondary"
        wide
        className={styles.dismiss}
        aria-label={`Enterado, quitar #${id} del tablero`}
        onClick={(event) => isSecondClick(event) || dismiss(id)}
      >
        Enterado, quitar
      </Button>
    </li>
  );
}

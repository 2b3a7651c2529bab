import { discountCodeBounds, moneyText } from '@crepas/domain';
import { Button, Field, Form, RetryIcon, StatusText, VisuallyHidden } from '@crepas/ui';
import { useState } from 'react';
import { codeLabel } from '../../shared/copy/discount.ts';
import { useShopNow } from '../../shared/shop/shopNow.ts';
import styles from './DiscountField.module.css';
import { type DiscountCodeStore, useDiscountCode } from './discountCode.ts';
import { isTooOften, lostCopy, readingCopy } from './discountCopy.ts';
import type { CartDiscount } from './useDiscount.ts';

/** A ref for what stands in the place of the control that was tapped. */
const focus = (control: HTMLElement | null): void => control?.focus();

/** The code of the order, or the field for one, closed by default. */
export function DiscountField({ discount }: { discount: CartDiscount }) {
  const { name, isNew, lost, forget } = useDiscountCode();
  const hasCodes = useShopNow()?.shop.hasDiscountCodes ?? false;
  const [isOpen, setOpen] = useState(lost?.kind === 'wrong');
  // Nothing takes the focus before a tap.
  const [isTouched, setTouched] = useState(false);
  const { reading } = discount;
  const isTyping = isNew && (reading.kind === 'asking' || isRefusedNow(discount));
  const shown = reading.kind === 'given' ? reading.name : name;
  if (shown !== null && !isTyping) {
    return (
      <CodeOfOrder
        name={shown}
        discount={discount}
        isTouched={isTouched}
        onRemove={() => {
          setTouched(true);
          setOpen(false);
          forget();
        }}
      />
    );
  }
  // The last code of the shop has ended.
  if (!hasCodes) return <EndedCode lost={lost} />;
  return (
    <div className={styles.root}>
      <Button
        kind="secondary"
        wide
        aria-expanded={isOpen}
        ref={isTouched && !isOpen ? focus : undefined}
        onClick={() => {
          setTouched(true);
          setOpen(!isOpen);
        }}
      >
        ¿Tienes un código?
      </Button>
      <EndedCode lost={lost} />
      {isOpen && <CodeForm discount={discount} isTouched={isTouched} />}
    </div>
  );
}

const EndedCode = ({ lost }: Pick<DiscountCodeStore, 'lost'>) => (
  <StatusText tone="failure" className={styles.status}>
    {lost?.kind === 'ended' && lostCopy(lost)}
  </StatusText>
);

/** Too many codes were tried: what is typed stays in the field. */
const isRefusedNow = ({ reading }: CartDiscount): boolean =>
  reading.kind === 'failed' && isTooOften(reading.error);

function CodeForm({ discount, isTouched }: { discount: CartDiscount; isTouched: boolean }) {
  const { name, typed, lost, type, use } = useDiscountCode();
  const { reading, askAgain } = discount;
  const isAsking = name !== null && reading.kind === 'asking';
  const refused = name === null ? null : readingCopy(reading, name);
  return (
    <Form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isAsking) return;
        const before = name;
        use();
        if (before !== null && before === useDiscountCode.getState().name) askAgain();
      }}
    >
      <Field
        name="codigo"
        label="Código"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={discountCodeBounds.typed}
        ref={isTouched ? focus : undefined}
        value={typed}
        error={(lost?.kind === 'wrong' ? lostCopy(lost) : refused) ?? undefined}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit" kind="secondary" busy={isAsking}>
        Usar
      </Button>
    </Form>
  );
}

type CodeOfOrderProps = {
  readonly name: string;
  readonly discount: CartDiscount;
  readonly isTouched: boolean;
  readonly onRemove: () => void;
};

/** The sums have what it takes off. */
function CodeOfOrder({ name, discount, isTouched, onRemove }: CodeOfOrderProps) {
  const { reading, given, askAgain } = discount;
  return (
    <div className={styles.root}>
      <div tabIndex={-1} ref={isTouched ? focus : undefined} className={styles.code}>
        <span translate="no">
          <span>{codeLabel(name)}</span>
          {given && <VisuallyHidden>{`: ${moneyText(-given.amount)}`}</VisuallyHidden>}
        </span>
        <Button kind="quiet" onClick={onRemove}>
          Quitar
          <VisuallyHidden> el código</VisuallyHidden>
        </Button>
      </div>
      <StatusText tone="failure" className={styles.status}>
        {readingCopy(reading, name)}
      </StatusText>
      {reading.kind === 'failed' && (
        <Button kind="secondary" wide onClick={askAgain}>
          <RetryIcon />
          Reintentar
        </Button>
      )}
    </div>
  );
}

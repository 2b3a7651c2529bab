import { momentDays } from '@crepas/api';
import { MomentField, RadioChips, VisuallyHidden } from '@crepas/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartTotalKey } from '../../../shared/menu/useCartTotal.ts';
import { useOrderOptions } from '../../../shared/order/orderOptions.ts';
import { laterOfferCopy } from '../../../shared/shop/shopHours.ts';
import { endRefusal, useCheckoutStore } from '../checkoutStatus.ts';
import { momentGoneCopy, momentMissingCopy, noMomentsCopy } from '../moment.ts';
import type { CartMoments } from '../useMoments.ts';
import styles from './OrderOptions.module.css';

type WhenOptionProps = {
  readonly moments: CartMoments;
  /** The shop takes orders for as soon as possible. */
  readonly isSoonTaken: boolean;
};

/** «¿Cuándo lo quieres?» (extension `programar`). Nothing is chosen by itself while the shop is closed. */
export function WhenOption({ moments, isSoonTaken }: WhenOptionProps) {
  const { isLater, chooseSoon, chooseLater } = useOrderOptions();
  const queryClient = useQueryClient();
  // The sum on home is that of the chosen hour.
  useEffect(
    () =>
      useOrderOptions.subscribe(({ scheduledFor }, before) => {
        if (scheduledFor !== before.scheduledFor) {
          void queryClient.invalidateQueries({ queryKey: cartTotalKey });
        }
      }),
    [queryClient],
  );
  const isClosedSaid = useCheckoutStore(({ status }) => status.kind === 'shopClosed');
  const soon = isSoonTaken ? ('soon' as const) : null;
  return (
    <div className={styles.fields}>
      <RadioChips
        label="¿Cuándo lo quieres?"
        hint={isSoonTaken ? undefined : laterOfferCopy}
        choices={[
          ...(isSoonTaken ? [{ key: 'soon' as const, label: 'Lo antes posible' }] : []),
          { key: 'later' as const, label: 'A otra hora' },
        ]}
        chosen={isLater ? 'later' : soon}
        error={!isLater && !isSoonTaken && isClosedSaid ? 'Elige a qué hora lo quieres.' : undefined}
        onChoose={(key) => {
          if (key === 'soon') chooseSoon();
          else if (!isLater) chooseLater(null);
          endRefusal();
        }}
      />
      {isLater && <HourOption moments={moments} />}
    </div>
  );
}

/** The day and the hour, with why the chosen one is not offered any more. */
function HourOption({
  moments: { offered, full, now, timeZone, reading },
}: Pick<WhenOptionProps, 'moments'>) {
  const scheduledFor = useOrderOptions((state) => state.scheduledFor);
  const chooseLater = useOrderOptions((state) => state.chooseLater);
  const isRefused = useCheckoutStore(({ status }) => status.kind === 'refused');
  const days = momentDays(offered, now, timeZone);
  if (days.length === 0) return <p role="alert">{noMomentsCopy}</p>;

  const gone = reading.kind === 'gone' ? momentGoneCopy(reading.refusal) : undefined;
  const missing = reading.kind === 'missing' && isRefused ? momentMissingCopy : undefined;
  return (
    <>
      <MomentField
        name="para"
        days={days}
        full={full}
        chosen={scheduledFor}
        error={gone ?? missing}
        onChoose={(moment) => {
          chooseLater(moment);
          endRefusal();
        }}
      />
      {/* The chosen hour may pass while nobody touches the cart: screen readers are told at once. */}
      <VisuallyHidden role="status">{gone}</VisuallyHidden>
    </>
  );
}

import { momentText } from '@crepas/api';
import { capitalized, type Instant } from '@crepas/domain';
import { Button } from '@crepas/ui';
import { useShopNow } from '../../shared/shop/shopNow.ts';

type NearestMomentsProps = {
  readonly moments: readonly Instant[];
  readonly onChoose: (moment: Instant) => void;
};

/** The hours nearest to one that can no longer be had: one tap chooses. */
export function NearestMoments({ moments, onChoose }: NearestMomentsProps) {
  const shopNow = useShopNow();
  return (
    shopNow &&
    moments.map((moment) => (
      <Button key={moment} kind="secondary" wide onClick={() => onChoose(moment)}>
        {capitalized(momentText(shopNow.now, moment, shopNow.shop.timeZone))}
      </Button>
    ))
  );
}

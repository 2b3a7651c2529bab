import { HoursNotice } from '@crepas/ui';
import { useShopStatus } from '../../shared/shop/shopStatus.ts';

/** What a customer must know before «Finalizar». */
export const CartHours = () => <HoursNotice {...useShopStatus(({ hours }) => hours)} />;

import { HoursNotice } from '@crepas/ui';
import { useShopHours } from '../address/index.ts';

/** What a customer must know before «Finalizar». */
export const CartHours = () => <HoursNotice {...useShopHours()} />;

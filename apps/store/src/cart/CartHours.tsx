import { HoursNotice } from '@crepas/ui';
import { useShopStatus } from '../stores/shopStatus.ts';

export const CartHours = () => <HoursNotice {...useShopStatus(({ hours }) => hours)} />;

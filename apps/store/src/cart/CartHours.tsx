import { HoursNotice } from '@crepas/ui';
import { useShopNews } from '../stores/shopNews.ts';

/** What a customer must know before «Finalizar». */
export const CartHours = () => <HoursNotice {...useShopNews(({ hours }) => hours)} />;

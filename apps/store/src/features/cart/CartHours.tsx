import { HoursNotice } from '@crepas/ui';
import { useShopHours } from '../address/index.ts';

/** What a customer must know before «Finalizar». */
export function CartHours() {
  const { closingNotice, isSilentTick, ...hours } = useShopHours();
  return <HoursNotice {...hours} news={closingNotice} quiet={isSilentTick} />;
}

import { DeliveryStrip } from '@crepas/ui';
import { useDeliveryMinutes } from '../../queries/deliveryMinutes.ts';
import { useShopStatus } from '../../stores/shopStatus.ts';

/** How fast the shop delivers, or why it does not at this moment: always in the same space. */
export function ShopPromise() {
  const minutes = useDeliveryMinutes();
  const { news, closed, quiet } = useShopStatus(({ hours }) => hours);
  return <DeliveryStrip minutes={minutes} news={news} closed={closed} quiet={quiet} />;
}

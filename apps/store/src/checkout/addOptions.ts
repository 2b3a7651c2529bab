import { supportedOptions } from '@crepas/api';
import type { OrderDraft, SavedAddress } from '@crepas/domain';
import type { QueryClient } from '@tanstack/react-query';
import { readShopOrNull, shopQuery } from '../queries/shop.ts';

/**
 * The order with the pin of its address. A server that does not list an option gets the payload of the
 * specification, byte for byte (the compatibility rule).
 */
export async function addOptions(
  queryClient: QueryClient,
  order: OrderDraft,
  saved: SavedAddress | null,
): Promise<OrderDraft> {
  const features = await readFeatures(queryClient);
  const position = saved?.position ?? null;
  return {
    ...order,
    ...supportedOptions({ features }, { position, cashGiven: null, note: null, recipient: null }),
  };
}

/** Not through the query client, which would wait for the network and send the order later (decision O5). */
async function readFeatures(queryClient: QueryClient) {
  const known = queryClient.getQueryData(shopQuery.queryKey);
  const reading = known === undefined ? await readShopOrNull().catch(() => null) : known;
  return reading?.shop.features ?? [];
}

import {
  getPrivateSettings,
  type PrivateSettings,
  readShop,
  rememberZone,
  type Shop,
  type ShopChange,
  type ShopFeature,
  type ShopReading,
  type ShopWords,
  updateShop,
  wordsOf,
} from '@crepas/api';
import { type Instant, lastOfferedMoment, type MenuMoment } from '@crepas/domain';
import {
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { client, transport } from '../api.ts';
import { config } from '../env.ts';
import { pollInterval, useOrderLink } from '../orderLink.ts';
import { read } from '../read.ts';
import { rememberedFeatures, rememberFeatures, type ServerFeatures } from './knownFeatures.ts';

const shopQuery = queryOptions({
  queryKey: ['shop'],
  async queryFn({ signal, client: cache, queryKey }): Promise<ShopReading> {
    const reading = await readShop({ ...transport, nowMs: Date.now, signal, words: config.shop });
    const known = cache.getQueryData<ShopReading>(queryKey);
    // A server that had the call before still has it: the known settings stay.
    if (reading.isPlain && known) return known;
    rememberFeatures(reading.isPlain ? null : reading.shop.features);
    return reading;
  },
});

/** Updated by the stream or by polling; a server without the call is not asked again. */
export function useShop() {
  const isLive = useOrderLink(({ kind }) => kind === 'live');
  return useQuery({
    ...shopQuery,
    refetchInterval: ({ state }) => !state.data?.isPlain && pollInterval(isLive, state.error),
  });
}

/** The owner's words: those of the page until the shop was read, and without `GET /shop` (decision T10). */
export function useShopWords(): ShopWords {
  const { data } = useQuery({ ...shopQuery, enabled: false });
  return data ? wordsOf(data.shop) : config.shop;
}

/** The present moment at the shop by the server's clock, as far as the shop is known, for code outside of React. */
export function momentAtShop(cache: QueryClient): MenuMoment {
  const reading = cache.getQueryData(shopQuery.queryKey);
  const { timeZone } = reading?.shop ?? config.shop;
  return { at: Date.now() + (reading?.clockOffsetMs ?? 0), timeZone };
}

/** The last moment for which an order can be placed, for code outside of React; 0: none, or the shop is unknown. */
export function lastMomentForOrders(cache: QueryClient): Instant {
  const reading = cache.getQueryData(shopQuery.queryKey);
  return reading ? lastOfferedMoment(reading.shop, momentAtShop(cache).at) : 0;
}

/** The shop as far as it is known. `StaffFrame` polls: every order's card uses this. */
export const useKnownShop = (): Shop | undefined =>
  useQuery({ ...shopQuery, refetchOnMount: false }).data?.shop;

/**
 * The extensions of the server: null for one of spec §7 alone, undefined until anything is known. A server that was never read, and
 * fails, counts as one without: nothing is offered that it may lack.
 */
export function useServerFeatures(): ServerFeatures {
  const { data, errorUpdateCount } = useQuery({ ...shopQuery, refetchOnMount: false });
  if (data) return data.isPlain ? null : data.shop.features;
  const remembered = rememberedFeatures();
  return remembered === undefined && errorUpdateCount > 0 ? null : remembered;
}

/** Whether the server has extensions at all. Those without a name in `extensiones` come with `GET /shop`. */
export const useHasExtensions = (): boolean => Boolean(useServerFeatures());

/** Whether the server can do it; false until it says so. */
export const useHasFeature = (feature: ShopFeature): boolean =>
  useServerFeatures()?.includes(feature) ?? false;

/**
 * Whether an order of this server can have a pin. Until the shop has said that it has none, an order without a pin is shown
 * as one: hiding that would suggest a pin, and a card that changes later moves what is in it.
 */
export const useHasPins = (): boolean => {
  const { data } = useQuery({ ...shopQuery, refetchOnMount: false });
  if (data === undefined) return true;
  return data.shop.features.includes('posicion');
};

/** Asks for the shop before the first render. */
export const readShopAhead = (cache: QueryClient): Promise<void> => cache.prefetchQuery(shopQuery);

export const refetchShop = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: shopQuery.queryKey });

/**
 * A write that answers the shop. One at a time, so that the last answer is the newest; a read that began before it does not
 * overwrite it.
 */
export function useShopWrite<Input>(write: (input: Input) => Promise<Shop>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: write,
    scope: { id: 'shop' },
    onSuccess: async (shop) => {
      await cache.cancelQueries({ queryKey: shopQuery.queryKey });
      cache.setQueryData(shopQuery.queryKey, (reading) => ({
        shop: rememberZone(shop),
        clockOffsetMs: reading?.clockOffsetMs ?? 0,
      }));
    },
  });
}

export function useUpdateShop() {
  const cache = useQueryClient();
  return useShopWrite(async (change: ShopChange) => {
    const shop = await client.send(updateShop, change);
    cache.setQueryData<PrivateSettings>(privateSettingsKey, (settings) => withChange(settings, change));
    return shop;
  });
}

const withChange = (
  settings: PrivateSettings | undefined,
  { forgetAfterDays, maxOpenOrders, maxDailyOrders }: ShopChange,
): PrivateSettings | undefined =>
  settings && {
    ...settings,
    ...(forgetAfterDays !== undefined && { forgetAfterDays }),
    ...(maxOpenOrders !== undefined && { maxOpenOrders }),
    ...(maxDailyOrders !== undefined && { maxDailyOrders }),
  };

const privateSettingsKey = ['private-settings'] as const;

/** The settings of the shop that are not public; undefined while they are unknown. */
export const usePrivateSettings = (isAsked: boolean) =>
  useQuery(read(privateSettingsKey, getPrivateSettings, isAsked ? undefined : skipToken));

import { backoffMs } from '@crepas/api';
import { ClockIcon, EmptyState, Page, ShopHeader, Text } from '@crepas/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ScreenTitle } from '../../shared/layout/ScreenTitle.tsx';
import { promoQuery } from '../../shared/menu/menu.ts';
import { Redirect } from '../../shared/navigation.ts';
import { paths } from '../../shared/paths.ts';
import { useShopWords } from '../../shared/shop/shopWords.ts';

/** Polls the shop and returns home when it answers (spec §2, decision S9). */
export function MaintenanceScreen() {
  const { name, tagline } = useShopWords();
  const queryClient = useQueryClient();
  const [failuresBefore] = useState(
    () => queryClient.getQueryState(promoQuery.queryKey)?.errorUpdateCount ?? 0,
  );
  const promo = useQuery({
    ...promoQuery,
    retry: false,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => backoffMs(state.errorUpdateCount - failuresBefore - 1, 2000, 30_000),
  });
  if (promo.isSuccess && promo.isFetchedAfterMount) return <Redirect to={paths.home} />;

  return (
    <Page>
      <ScreenTitle>Mantenimiento</ScreenTitle>
      <ShopHeader name={name} tagline={tagline} />
      <EmptyState title="Estamos en mantenimiento" icon={<ClockIcon />}>
        <Text>Volvemos en un momento. Esta página se actualiza sola.</Text>
      </EmptyState>
    </Page>
  );
}

import { EmptyState, Logo, Page, Text } from '@crepas/ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { paths } from '../../paths.ts';
import { maintenanceDelay } from '../../queries/backOff.ts';
import { promoQuery } from '../../queries/menu.ts';
import { titleOf } from '../../shop.ts';

/** Asks by itself whether the shop is back, and then leads home (spec §2, decision S9). */
export function MaintenanceScreen() {
  const promo = useQuery({
    ...promoQuery,
    retry: false,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => maintenanceDelay(state.errorUpdateCount),
  });
  if (promo.isSuccess && promo.isFetchedAfterMount) return <Navigate to={paths.home} replace />;

  return (
    <Page>
      <title>{titleOf('Mantenimiento')}</title>
      <EmptyState title="Estamos en mantenimiento" icon={<Logo />}>
        <Text>Volvemos en un momento. Esta página se actualiza sola.</Text>
      </EmptyState>
    </Page>
  );
}

import { lazy, Suspense } from 'react';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useAddress } from '../stores/address.ts';
import { useSession } from '../stores/session.ts';

const OpenLocationDialog = lazy(async () => ({
  default: (await import('./OpenLocationDialog.tsx')).OpenLocationDialog,
}));

/** Opens while no address is saved (spec §4); once put off, it stays away until the page is loaded again. */
export function LocationDialog() {
  const isHydrated = useHydrated();
  const hasAddress = useAddress(({ saved }) => saved !== null);
  const isPostponed = useSession(({ locationPostponed }) => locationPostponed);
  if (!isHydrated || hasAddress || isPostponed) return null;
  return (
    <Suspense>
      <OpenLocationDialog />
    </Suspense>
  );
}

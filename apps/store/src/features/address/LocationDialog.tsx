import { Modal } from '@crepas/ui';
import { lazyWithRetry } from '@crepas/ui/loading';
import { useEffect, useState } from 'react';
import { useSession } from '../../shared/storage/session.ts';
import { useAddress } from './address.ts';
import { locationTitle } from './addressCopy.ts';
import { useIsPickup } from './fulfilment.ts';

const LocationQuestion = lazyWithRetry(() =>
  import('./LocationPermissionScreen.tsx').then((part) => part.LocationQuestion),
);

/**
 * Opens while no address is saved (spec §4) and the order is to be brought; once put off, it stays away
 * until the page is loaded again. A question that cannot be loaded is put off: the address can still be chosen in the header.
 */
export function LocationDialog() {
  const hasAddress = useAddress(({ saved }) => saved !== null);
  const isPostponed = useSession(({ locationPostponed }) => locationPostponed);
  const postpone = useSession(({ postponeLocation }) => postponeLocation);
  const [isLoaded, setLoaded] = useState(false);
  const isPickup = useIsPickup();
  const isOpen = !hasAddress && !isPostponed && !isPickup;
  useEffect(() => {
    const open = () => setLoaded(true);
    if (isOpen) LocationQuestion.preload().then(open, postpone);
  }, [isOpen, postpone]);
  return (
    isOpen &&
    isLoaded && (
      <Modal open title={locationTitle} onClose={postpone}>
        <LocationQuestion />
      </Modal>
    )
  );
}

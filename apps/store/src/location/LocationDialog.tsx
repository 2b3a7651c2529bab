import { Modal } from '@crepas/ui';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useAddress } from '../stores/address.ts';
import { useSession } from '../stores/session.ts';
import { LocationQuestion, locationTitle } from './LocationQuestion.tsx';

/** Opens while no address is saved (spec §4); once put off, it stays away until the page is loaded again. */
export function LocationDialog() {
  const isHydrated = useHydrated();
  const hasAddress = useAddress(({ saved }) => saved !== null);
  const isPostponed = useSession(({ locationPostponed }) => locationPostponed);
  const postpone = useSession(({ postponeLocation }) => postponeLocation);
  if (!isHydrated || hasAddress || isPostponed) return null;
  return (
    <Modal open title={locationTitle} onClose={postpone}>
      <LocationQuestion />
    </Modal>
  );
}

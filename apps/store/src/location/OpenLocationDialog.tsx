import { Modal } from '@crepas/ui';
import { useSession } from '../stores/session.ts';
import { LocationQuestion, locationTitle } from './LocationQuestion.tsx';

export function OpenLocationDialog() {
  const postpone = useSession(({ postponeLocation }) => postponeLocation);
  return (
    <Modal open title={locationTitle} onClose={postpone}>
      <LocationQuestion />
    </Modal>
  );
}

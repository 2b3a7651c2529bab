import { Outlet } from 'react-router';
import { paths } from './paths.ts';
import { Redirect } from './Redirect.tsx';
import { useAddress } from './stores/address.ts';
import { useSession } from './stores/session.ts';

/** `/address` needs a saved address or an answer to the location question (decision S2). */
export function LocationAnsweredGuard() {
  const hasAddress = useAddress(({ saved }) => saved !== null);
  const hasAnswered = useSession(({ locationAnswered }) => locationAnswered);
  return hasAddress || hasAnswered ? <Outlet /> : <Redirect to={paths.locationPermission} />;
}

/** `/userdata` needs a saved address (decision S3). */
export function AddressSavedGuard() {
  const hasAddress = useAddress(({ saved }) => saved !== null);
  return hasAddress ? <Outlet /> : <Redirect to={paths.address} />;
}

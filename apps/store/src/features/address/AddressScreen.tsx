import { Redirect } from '../../shared/navigation.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/storage/session.ts';
import { AddressPicker } from './AddressPicker.tsx';
import { useAddress } from './address.ts';

/** `/address` needs a saved address or an answer to the location question (decision S2). */
export function AddressScreen() {
  const hasAddress = useAddress(({ saved }) => saved !== null);
  const hasAnswered = useSession(({ locationAnswered }) => locationAnswered);
  return hasAddress || hasAnswered ? <AddressPicker /> : <Redirect to={paths.locationPermission} />;
}

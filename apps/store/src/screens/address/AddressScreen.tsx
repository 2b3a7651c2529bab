import { Redirect } from '../../layout/Redirect.tsx';
import { paths } from '../../paths.ts';
import { useAddress } from '../../stores/address.ts';
import { useSession } from '../../stores/session.ts';
import { AddressPicker } from './AddressPicker.tsx';

/** `/address` needs a saved address or an answer to the location question (decision S2). */
export function AddressScreen() {
  const hasAddress = useAddress(({ saved }) => saved !== null);
  const hasAnswered = useSession(({ locationAnswered }) => locationAnswered);
  return hasAddress || hasAnswered ? <AddressPicker /> : <Redirect to={paths.locationPermission} />;
}

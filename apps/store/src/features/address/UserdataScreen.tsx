import { Redirect } from '../../shared/navigation.ts';
import { paths } from '../../shared/paths.ts';
import { useAddress } from './address.ts';
import { DetailsForm } from './DetailsForm.tsx';

/** `/userdata` needs a saved address (decision S3). */
export function UserdataScreen() {
  const hasAddress = useAddress(({ saved }) => saved !== null);
  return hasAddress ? <DetailsForm /> : <Redirect to={paths.address} />;
}

import { paths } from '../../paths.ts';
import { Redirect } from '../../Redirect.tsx';
import { useAddress } from '../../stores/address.ts';
import { DetailsForm } from './DetailsForm.tsx';

/** `/userdata` needs a saved address (decision S3). */
export function UserdataScreen() {
  const hasAddress = useAddress(({ saved }) => saved !== null);
  return hasAddress ? <DetailsForm /> : <Redirect to={paths.address} />;
}

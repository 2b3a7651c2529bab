import { type AddressForm, addressFields } from '@crepas/domain';
import { useAddress } from './address.ts';
import { storedTypedDetails } from './typedDetailsStorage.ts';

/** The stored address and details, over which the form is typed. */
function over(): (string | null)[] {
  const { saved, details } = useAddress.getState();
  return [saved?.address ?? null, ...addressFields.map((field) => details?.[field] ?? null)];
}

/** What is typed into the form of the delivery details and not saved yet. Another address or other details do not get it. */
export const typedDetails = {
  load: (): AddressForm | null => {
    const kept = storedTypedDetails.load();
    return kept?.over.join('\n') === over().join('\n') ? kept.form : null;
  },
  save: (form: AddressForm): void => storedTypedDetails.save({ over: over(), form }),
  clear: storedTypedDetails.clear,
};

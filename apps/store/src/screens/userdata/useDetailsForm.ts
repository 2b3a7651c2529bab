import {
  type AddressField,
  type AddressForm,
  type AddressFormErrors,
  addressFields,
  checkAddressForm,
  withoutError,
} from '@crepas/domain';
import { type SubmitEvent, useState } from 'react';
import { addressErrorCopy } from '../../copy/addressError.ts';
import { useAddress } from '../../stores/address.ts';
import { rememberChosenPlace } from '../../stores/places.ts';

const emptyForm: AddressForm = { houseNumber: '', reference: '', phoneNumber: '' };

/** The form's values and errors; `onSaved` runs after the details are stored. */
export function useDetailsForm(onSaved: () => void) {
  const { details, saveDetails } = useAddress.getState();
  const [form, setForm] = useState<AddressForm>(details ?? emptyForm);
  const [errors, setErrors] = useState<AddressFormErrors>({});

  const fieldProps = (field: AddressField) => {
    const error = errors[field];
    return {
      name: field,
      value: form[field],
      error: error && addressErrorCopy(error),
      onChange: (event: { target: { value: string } }) => {
        setForm({ ...form, [field]: event.target.value });
        setErrors(withoutError(errors, field));
      },
    };
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = checkAddressForm(form);
    if (checked.kind === 'valid') {
      saveDetails(checked.details);
      rememberChosenPlace();
      return onSaved();
    }
    setErrors(checked.errors);
    const firstWrong = addressFields.find((field) => checked.errors[field]);
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus();
  };

  return { fieldProps, submit };
}

import {
  type AddressField,
  type AddressForm,
  type AddressFormErrors,
  addressFields,
  checkAddressForm,
  maxAddressLengths,
  parsePhone,
  withoutError,
} from '@crepas/domain';
import { AddressRow, BottomBar, Button, Field, Form, Page, PageHeader } from '@crepas/ui';
import { type ChangeEvent, type SubmitEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { ForgetLink, PrivacyNote } from '../../shared/about/PrivacyNote.tsx';
import { ScreenTitle } from '../../shared/layout/ScreenTitle.tsx';
import { Redirect } from '../../shared/navigation.ts';
import { paths } from '../../shared/paths.ts';
import { useAddress } from './address.ts';
import { addressErrorCopy, pinCopy } from './addressCopy.ts';
import { MapPreview } from './MapPreview.tsx';
import { rememberChosenPlace } from './places.ts';
import { typedDetails } from './typedDetails.ts';

/** `/userdata` needs a saved address (decision S3). */
export function UserdataScreen() {
  const hasAddress = useAddress(({ saved }) => saved !== null);
  return hasAddress ? <DetailsForm /> : <Redirect to={paths.address} />;
}

/** What the courier needs beyond the map (spec §2, §5). */
function DetailsForm() {
  const saved = useAddress((state) => state.saved);
  const isKnown = useAddress(({ details }) => details !== null);
  const navigate = useNavigate();
  const { fieldProps, submit } = useDetailsForm(() => navigate(paths.root));
  const formId = useId();
  return (
    <Page
      bar={
        <BottomBar>
          <Button type="submit" form={formId} wide>
            Guardar
          </Button>
        </BottomBar>
      }
    >
      <ScreenTitle>Datos de entrega</ScreenTitle>
      <PageHeader title="Datos de entrega" backTo={paths.address} backLabel="Volver al mapa" />
      <Form id={formId} onSubmit={submit}>
        {saved?.position && <MapPreview position={saved.position} address={saved.address} />}
        <AddressRow to={paths.address} address={saved?.address} note={pinCopy(saved)} />
        <Field
          label="Número de casa"
          placeholder="12, int. 3"
          maxLength={maxAddressLengths.houseNumber}
          {...fieldProps('houseNumber')}
        />
        <Field
          label="Referencia"
          placeholder="Portón verde, frente al parque"
          maxLength={maxAddressLengths.reference}
          {...fieldProps('reference')}
        />
        <Field
          label="Teléfono"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder="10 dígitos"
          hint="Te escribimos aquí si algo pasa con tu pedido."
          {...fieldProps('phoneNumber')}
        />
        <PrivacyNote />
        {isKnown && <ForgetLink />}
      </Form>
    </Page>
  );
}

const emptyForm: AddressForm = { houseNumber: '', reference: '', phoneNumber: '' };

/** The form's values and errors; `onSaved` runs after the details are stored. */
function useDetailsForm(onSaved: () => void) {
  const { details, saveDetails } = useAddress.getState();
  const [form, setForm] = useState<AddressForm>(typedDetails.load() ?? details ?? emptyForm);
  const [errors, setErrors] = useState<AddressFormErrors>({});

  const fieldProps = (field: AddressField) => {
    const error = errors[field];
    return {
      name: field,
      value: form[field],
      error: error && addressErrorCopy(error),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const typed = { ...form, [field]: field === 'phoneNumber' ? phoneIn(event) : event.target.value };
        setForm(typed);
        typedDetails.save(typed);
        setErrors(withoutError(errors, field));
      },
    };
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = checkAddressForm(form);
    if (checked.kind === 'valid') {
      typedDetails.clear();
      saveDetails(checked.details);
      // A corrected number is the same place of the address book.
      rememberChosenPlace(details?.houseNumber);
      return onSaved();
    }
    setErrors(checked.errors);
    const firstWrong = addressFields.find((field) => checked.errors[field]);
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus();
  };

  return { fieldProps, submit };
}

const byHand = /^(insertText|insertCompositionText|delete)/;

/**
 * The phone's field takes digits alone (spec §5). A phone that comes in one piece, from the clipboard or the browser's own
 * suggestion, is written in the way of another app: it becomes its ten digits.
 */
function phoneIn({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): string {
  const { inputType = '' } = nativeEvent as InputEvent;
  return (!byHand.test(inputType) && parsePhone(target.value)) || target.value;
}

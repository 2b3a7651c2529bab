import { longestOfAddress } from '@crepas/domain';
import { AddressRow, BottomBar, Button, Field, Form, Page, PageHeader } from '@crepas/ui';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { PrivacyNote } from '../../about/PrivacyNote.tsx';
import { pinCopy } from '../../copy/pin.ts';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { paths } from '../../paths.ts';
import { useAddress } from '../../stores/address.ts';
import { MapPreview } from './MapPreview.tsx';
import { useDetailsForm } from './useDetailsForm.ts';

/** What the courier needs beyond the map (spec §2, §5). */
export function DetailsForm() {
  const saved = useAddress((state) => state.saved);
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
          maxLength={longestOfAddress.houseNumber}
          {...fieldProps('houseNumber')}
        />
        <Field
          label="Referencia"
          placeholder="Portón verde, frente al parque"
          maxLength={longestOfAddress.reference}
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
      </Form>
    </Page>
  );
}

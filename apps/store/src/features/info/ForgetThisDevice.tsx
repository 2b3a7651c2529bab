import { Button, Modal, Section, StatusText, Text } from '@crepas/ui';
import { useState, useSyncExternalStore } from 'react';
import { forgetSection } from '../../shared/about/PrivacyNote.tsx';
import { forgetThisDevice, isDeviceKnown } from './forgetThisDevice.ts';

const neverChanges = () => () => undefined;

/** For a phone that is lent or shared. It says so where nothing is kept, as after the removal. */
export function ForgetThisDevice() {
  const isKnown = useSyncExternalStore(neverChanges, isDeviceKnown, () => true);
  const [isAsking, setAsking] = useState(false);
  const [isForgetting, setForgetting] = useState(false);
  const close = () => setAsking(false);
  const forget = async () => {
    setForgetting(true);
    await forgetThisDevice();
    window.location.reload();
  };
  return (
    <Section id={forgetSection} title="Si este teléfono no es solo tuyo">
      {isKnown ? (
        <>
          <Text>
            Borra de este navegador tu dirección, tu teléfono, tu nombre, tu carrito y tus pedidos, y cierra
            tu sesión.
          </Text>
          <Button kind="secondary" wide onClick={() => setAsking(true)}>
            Olvidar mis datos en este teléfono
          </Button>
        </>
      ) : (
        <StatusText tone="success">En este teléfono no queda ningún dato tuyo.</StatusText>
      )}
      <Modal
        open={isAsking}
        title="¿Olvidar tus datos en este teléfono?"
        onClose={close}
        actions={
          <>
            <Button kind="danger" wide busy={isForgetting} onClick={() => void forget()}>
              Sí, olvidar
            </Button>
            <Button kind="secondary" wide onClick={close}>
              No, conservarlos
            </Button>
          </>
        }
      >
        <Text>
          Tus pedidos no se cancelan y la tienda los conserva, pero aquí ya no verás cómo van ni recibirás
          avisos. Un pedido sin código solo se puede seguir con su enlace: guárdalo antes.
        </Text>
      </Modal>
    </Section>
  );
}

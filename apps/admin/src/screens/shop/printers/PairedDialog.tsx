import type { PairedPrinter } from '@crepas/domain/printing';
import { Button, Modal, Text } from '@crepas/ui';
import { WrappableText } from '../../../layout/WrappableText.tsx';
import styles from './Printers.module.css';

export type PairedDialogProps = { readonly paired: PairedPrinter; readonly onClose: () => void };

/** What is typed into the printer. The server shows the password this once: a tap beside the dialog does not close it. */
export function PairedDialog({ paired: { url, user, password }, onClose }: PairedDialogProps) {
  return (
    <Modal
      open
      lightDismiss={false}
      title="Escríbelo en la impresora"
      onClose={onClose}
      actions={
        <Button wide onClick={onClose}>
          Ya lo escribí
        </Button>
      }
    >
      <Text>
        La clave no se vuelve a mostrar. Si se pierde, quita la impresora de aquí y agrégala otra vez.
      </Text>
      <dl className={styles.typed}>
        <dt>Server URL</dt>
        <dd>
          <code>
            <WrappableText text={url} />
          </code>
        </dd>
        <dt>User Name</dt>
        <dd>
          <code>{user}</code>
        </dd>
        <dt>Password</dt>
        <dd>
          <code>
            <WrappableText text={password} />
          </code>
        </dd>
      </dl>
      <ol className={styles.steps}>
        <li>
          Conecta la impresora a internet y enciéndela con el botón de avance (FEED) apretado: imprime su
          dirección IP.
        </li>
        <li>Abre esa dirección en el navegador de un equipo de la tienda y entra a su configuración.</li>
        <li>
          En «CloudPRNT» elige «Enable», escribe los tres datos y deja «Polling Time» en 5. Guarda y reinicia
          la impresora.
        </li>
        <li>Cuando aquí diga «Lista», imprime una prueba.</li>
      </ol>
    </Modal>
  );
}

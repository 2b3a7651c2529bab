import type { PairedPrinter } from '@crepas/domain';
import { Button, List, Modal, Section, Text } from '@crepas/ui';
import { useState } from 'react';
import { Loaded } from '../../shared/lists/Loaded.tsx';
import { CardsLoading } from '../../shared/lists/Skeletons.tsx';
import { WrappableText } from '../../shared/WrappableText.tsx';
import { PrinterCard } from './PrinterCard.tsx';
import { PrinterForm, usePrinterForm } from './PrinterForm.tsx';
import styles from './Printers.module.css';
import { usePairPrinter, usePrinters, useTypedPairing } from './printers.ts';

export function PrintersSection() {
  const { mutateAsync } = usePairPrinter();
  const [paired, forget] = useTypedPairing();
  const form = usePrinterForm({
    name: 'new',
    save: (settings) => mutateAsync(settings),
    failed: 'No se agregó la impresora',
  });

  return (
    <>
      <Section title="Impresoras" className={styles.root}>
        <PairedPrinters />
      </Section>
      <Section title="Agregar una impresora">
        <PrinterForm form={form} answer="Agregar impresora" />
      </Section>
      {paired && <PairedDialog paired={paired} onClose={forget} />}
    </>
  );
}

const PairedPrinters = () => (
  <Loaded
    query={usePrinters()}
    loading={<CardsLoading label="Cargando impresoras…" cards={2} columns />}
    failed="No pudimos cargar las impresoras. Intenta de nuevo."
    hasReason
  >
    {(printers) =>
      printers.length === 0 ? (
        <Text tone="secondary">
          Aún no hay. Con una impresora Star con CloudPRNT (mC-Print2, mC-Print3, TSP100IV) los tickets salen
          solos cuando aceptas un pedido. Sin ella todo sigue igual: los imprimes desde el pedido.
        </Text>
      ) : (
        <List aria-label="Impresoras" data-columns>
          {printers.map((printer) => (
            <PrinterCard key={printer.id} printer={printer} />
          ))}
        </List>
      )
    }
  </Loaded>
);

/** Where the browser has no clipboard, the text beside it is copied by hand. */
function CopyButton({ text }: { readonly text: string }) {
  const [isCopied, setCopied] = useState(false);
  if (!navigator.clipboard) return null;
  return (
    <Button
      kind="secondary"
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => {},
        )
      }
    >
      {isCopied ? 'Copiada' : 'Copiar'}
    </Button>
  );
}

type PairedDialogProps = { readonly paired: PairedPrinter; readonly onClose: () => void };

/** What is typed into the printer. The server shows the password this once: a tap beside the dialog does not close it. */
function PairedDialog({ paired: { url, user, password }, onClose }: PairedDialogProps) {
  return (
    <Modal
      open
      lightDismiss={false}
      title="Escríbelo en la impresora"
      onClose={onClose}
      // Escape would lose the password, too.
      onCancel={(event) => event.preventDefault()}
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
          </code>{' '}
          <CopyButton text={password} />
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

import { apiErrorCopy } from '@crepas/api';
import type { PairedPrinter } from '@crepas/domain/printing';
import { ErrorState, List, Loading, Section, Text } from '@crepas/ui';
import { useState } from 'react';
import { notifyError } from '../../../notifications/notifyError.ts';
import { usePairPrinter, usePrinters } from '../../../queries/printers.ts';
import { PairedDialog } from './PairedDialog.tsx';
import { PrinterCard } from './PrinterCard.tsx';
import { PrinterForm } from './PrinterForm.tsx';
import styles from './Printers.module.css';

export function PrintersSection() {
  const { mutateAsync, isPending } = usePairPrinter();
  const [paired, setPaired] = useState<PairedPrinter | null>(null);
  // A new key empties the form.
  const [count, setCount] = useState(0);

  return (
    <>
      <Section title="Impresoras" className={styles.root}>
        <PairedPrinters />
      </Section>
      <Section title="Agregar una impresora">
        <PrinterForm
          key={count}
          answer="Agregar impresora"
          isSaving={isPending}
          onSave={async (settings) => {
            try {
              setPaired(await mutateAsync(settings));
              setCount((before) => before + 1);
            } catch (error) {
              notifyError('No se agregó la impresora', error);
            }
          }}
        />
      </Section>
      {paired && <PairedDialog paired={paired} onClose={() => setPaired(null)} />}
    </>
  );
}

function PairedPrinters() {
  const { data, error, errorUpdateCount, isFetching, refetch } = usePrinters();
  if (!data && errorUpdateCount === 0) return <Loading label="Cargando impresoras…" />;
  if (!data) {
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {error ? apiErrorCopy(error) : 'No pudimos cargar las impresoras. Intenta de nuevo.'}
      </ErrorState>
    );
  }
  if (data.length === 0) {
    return (
      <Text tone="secondary">
        Aún no hay. Con una impresora Star con CloudPRNT (mC-Print2, mC-Print3, TSP100IV) los tickets salen
        solos cuando aceptas un pedido. Sin ella todo sigue igual: los imprimes desde el pedido.
      </Text>
    );
  }
  return (
    <List aria-label="Impresoras" data-columns>
      {data.map((printer) => (
        <PrinterCard key={printer.id} printer={printer} />
      ))}
    </List>
  );
}

import type { Printer } from '@crepas/domain';
import { formatDateTime } from '@crepas/domain';
import { Button, Card, focusAfterRemoval, Text } from '@crepas/ui';
import { useState } from 'react';
import { DeleteDialog } from '../../shared/dialogs/DeleteDialog.tsx';
import { FormDialog } from '../../shared/form/FormDialog.tsx';
import { notifyResult } from '../../shared/notifications/notifications.ts';
import { settingsCopy, stateCopy } from '../../shared/printerCopy.ts';
import { useShopWords } from '../../shared/shop/shop.ts';
import { WrappableText } from '../../shared/WrappableText.tsx';
import { PrinterForm, usePrinterForm } from './PrinterForm.tsx';
import styles from './Printers.module.css';
import { usePrintTestPage, useRemovePrinter, useUpdatePrinter } from './printers.ts';

export type PrinterCardProps = { readonly printer: Printer };

export function PrinterCard({ printer }: PrinterCardProps) {
  const { id, name, isPaused, state, seenAt } = printer;
  const [asking, setAsking] = useState<'edit' | 'remove' | null>(null);
  const { timeZone } = useShopWords();
  const test = usePrintTestPage();
  const update = useUpdatePrinter();
  const remove = useRemovePrinter();
  const close = () => setAsking(null);

  return (
    <li ref={focusAfterRemoval}>
      <Card className={styles.card}>
        <h3 className={styles.name}>
          <WrappableText text={name} />
        </h3>
        <p data-tone={isPaused || state === 'never' ? 'calm' : state} className={styles.state}>
          {isPaused ? 'En pausa: no recibe tickets' : stateCopy[state]}
        </p>
        <Text>{settingsCopy(printer)}</Text>
        {seenAt && state !== 'ready' && (
          <Text size="small" tone="secondary">
            {`Preguntó por última vez el ${formatDateTime(seenAt, timeZone)}`}
          </Text>
        )}
        <div className={styles.actions}>
          {!isPaused && (
            <Button
              kind="secondary"
              aria-label={`Imprimir una prueba en ${name}`}
              busy={test.isPending}
              onClick={() =>
                void notifyResult(test.mutateAsync(id), {
                  done: `La prueba sale en «${name}» en unos segundos.`,
                  failed: 'No se pidió la prueba',
                })
              }
            >
              Prueba
            </Button>
          )}
          <Button kind="secondary" aria-label={`Editar ${name}`} onClick={() => setAsking('edit')}>
            Editar
          </Button>
          <Button
            kind="secondary"
            aria-label={`${isPaused ? 'Reanudar' : 'Pausar'} ${name}`}
            busy={update.isPending}
            onClick={() =>
              void notifyResult(update.mutateAsync({ ...printer, isPaused: !isPaused }), {
                done: isPaused ? `«${name}» vuelve a imprimir.` : `«${name}» está en pausa.`,
                failed: notSaved(name),
              })
            }
          >
            {isPaused ? 'Reanudar' : 'Pausar'}
          </Button>
          <Button kind="secondary" aria-label={`Quitar ${name}`} onClick={() => setAsking('remove')}>
            Quitar
          </Button>
        </div>
        {asking === 'edit' && <PrinterEditor printer={printer} onClose={close} />}
        {asking === 'remove' && (
          <DeleteDialog
            question="¿Quitar esta impresora?"
            subject={`«${name}» deja de imprimir y su clave ya no sirve. Lo que espera no sale.`}
            answer="Quitar"
            onYes={() =>
              notifyResult(remove.mutateAsync(id), {
                done: `Quitaste «${name}».`,
                failed: `No se quitó «${name}»`,
              })
            }
            onClose={close}
          />
        )}
      </Card>
    </li>
  );
}

type PrinterEditorProps = PrinterCardProps & { readonly onClose: () => void };

function PrinterEditor({ printer, onClose }: PrinterEditorProps) {
  const { mutateAsync } = useUpdatePrinter();
  const form = usePrinterForm({
    name: String(printer.id),
    printer,
    save: (settings) => mutateAsync({ ...printer, ...settings }),
    done: (settings) => `Guardaste «${settings.name}».`,
    failed: notSaved(printer.name),
    onSaved: onClose,
    isInDialog: true,
  });
  return (
    <FormDialog title={`Editar «${printer.name}»`} form={form} onClose={onClose}>
      <PrinterForm form={form} answer="Guardar" />
    </FormDialog>
  );
}

const notSaved = (name: string) => `No se guardó «${name}»`;

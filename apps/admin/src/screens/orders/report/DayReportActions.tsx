import { Button, PrintIcon, SaveIcon } from '@crepas/ui';
import { notifyError } from '../../../notifications/notifyError.ts';
import { useDayReportFile } from '../../../queries/report.ts';
import styles from './DayReport.module.css';

export type DayReportActionsProps = { readonly day: string };

export function DayReportActions({ day }: DayReportActionsProps) {
  const { mutateAsync, isPending } = useDayReportFile();
  const download = () =>
    void mutateAsync(day).catch((error: unknown) => notifyError('Error al descargar el corte', error));

  return (
    <div className={styles.actions}>
      <Button kind="secondary" onClick={() => window.print()}>
        <PrintIcon />
        Imprimir
      </Button>
      <Button kind="secondary" busy={isPending} onClick={download}>
        <SaveIcon />
        Descargar CSV
      </Button>
    </div>
  );
}

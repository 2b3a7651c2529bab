import { Button, PrintIcon, SaveIcon } from '@crepas/ui';
import { apiErrorCopy } from '../../../copy.ts';
import { useDayReportFile } from '../../../queries/report.ts';
import { useNews } from '../../../stores/news.ts';
import styles from './DayReport.module.css';

export type DayReportActionsProps = { readonly day: string };

/** On paper, or as a file for spreadsheets. */
export function DayReportActions({ day }: DayReportActionsProps) {
  const { mutate, isPending } = useDayReportFile();
  const { tellFailure } = useNews.getState();
  const download = () =>
    mutate(day, {
      onError: (error) => tellFailure({ text: 'Error al descargar el corte', reason: apiErrorCopy(error) }),
    });

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

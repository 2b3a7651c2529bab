import type { ReportTable as TableName } from '@crepas/api';
import type { DayRange } from '@crepas/domain';
import { Button, Card, SaveIcon } from '@crepas/ui';
import type { ReactNode } from 'react';
import { notifyResult } from '../../shared/notifications/notifyResult.ts';
import styles from './Report.module.css';
import { useReportFile } from './report.ts';

export type ReportPartProps = {
  readonly title: string;
  /** What the chart shows, in words. */
  readonly sentence: string;
  readonly range: DayRange;
  readonly file: TableName;
  readonly children?: ReactNode;
  /** Behind the chart. */
  readonly table?: ReactNode;
};

export function ReportPart({ title, sentence, range, file, children, table }: ReportPartProps) {
  const { mutateAsync, isPending } = useReportFile();
  const download = () =>
    void notifyResult(mutateAsync({ range, table: file }), { failed: 'Error al descargar la tabla' });
  return (
    <Card className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      <p>{sentence}</p>
      {children}
      <div className={styles.below}>
        {table && (
          <details className={styles.details}>
            <summary className={styles.summary}>Ver la tabla</summary>
            {table}
          </details>
        )}
        <Button
          kind="quiet"
          busy={isPending}
          onClick={download}
          aria-label={`Descargar «${title}» en CSV`}
          className={styles.file}
        >
          <SaveIcon />
          CSV
        </Button>
      </div>
    </Card>
  );
}

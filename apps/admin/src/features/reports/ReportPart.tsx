import type { FileTable } from '@crepas/api';
import type { DayRange } from '@crepas/domain';
import { Button, Card, SaveIcon, VisuallyHidden } from '@crepas/ui';
import type { ReactNode } from 'react';
import { notifyResult } from '../../shared/notifications/notifications.ts';
import styles from './Report.module.css';
import { useReportFile } from './report.ts';

export type ReportPartProps = {
  readonly title: string;
  /** What the chart shows, in words. */
  readonly sentence: string;
  readonly range: DayRange;
  readonly file: FileTable;
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

type ReportRow = {
  readonly key: string;
  readonly name: ReactNode;
  readonly cells: readonly ReactNode[];
  /** The length of the bar below the name, 0 to 1. */
  readonly share?: number;
};

export type ReportTableProps = {
  readonly caption: string;
  /** The first one is that of the names. */
  readonly columns: readonly string[];
  readonly rows: readonly ReportRow[];
};

export const ReportTable = ({ caption, columns, rows }: ReportTableProps) => (
  <table className={styles.table}>
    <caption>
      <VisuallyHidden>{caption}</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, cells, share }) => (
        <tr key={key}>
          <th scope="row">
            <span>{name}</span>
            {share !== undefined && (
              <svg aria-hidden="true" className={styles.share} viewBox="0 0 100 4" preserveAspectRatio="none">
                <rect width={share * 100} height="4" />
              </svg>
            )}
          </th>
          {cells.map((cell, column) => (
            <td key={columns[column + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** The length of a row's bar, from 0 to 1. */
export const shareOf = (value: number, max: number | undefined): number => (max ? value / max : 0);

import { dayReportFile, type FileTable, getDayReport, getReport, getVitals, reportFile } from '@crepas/api';
import type { DayRange } from '@crepas/domain';
import { useQuery } from '@tanstack/react-query';
import { read, useFile } from '../../shared/read.ts';

/**
 * Extension: a backend without it answers 404 or 405.
 *
 * @param day `2026-11-21`, in the shop's time zone
 */
export const useDayReport = (day: string) => useQuery(read(['day-report', day], getDayReport, day));

/** The owner's report of a range. While another one loads, the last one stays. */
export const useReport = (range: DayRange) =>
  useQuery({
    ...read(['report', range], getReport, range),
    placeholderData: (last) => last,
  });

/** What customers felt in the last 28 days, for the owner. */
export const useVitals = () => useQuery(read(['vitals'], getVitals, undefined));

export const useDayReportFile = () => useFile(dayReportFile, 'text/csv', (day) => `ventas-${day}.csv`);

type TableOfRange = { readonly range: DayRange; readonly table: FileTable };

export const useReportFile = () =>
  useFile(
    ({ range, table }: TableOfRange) => reportFile(range, table),
    'text/csv',
    ({ range, table }) => `${table}-${range.from}-${range.to}.csv`,
  );

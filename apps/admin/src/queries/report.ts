import { dayReportFile, getDayReport } from '@crepas/api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { client } from '../services/api.ts';
import { saveFile } from '../services/saveFile.ts';

/**
 * Extension: a backend without it answers 404 or 405.
 *
 * @param day `2026-11-21`, in the shop's time zone
 */
export const useDayReport = (day: string) =>
  useQuery({
    queryKey: ['day-report', day],
    queryFn: ({ signal }) => client.send(getDayReport, day, { signal }),
  });

/** Downloads the report of a day as CSV. */
export const useDayReportFile = () =>
  useMutation({
    mutationFn: async (day: string) =>
      saveFile(await client.file(dayReportFile(day), 'text/csv'), `ventas-${day}.csv`),
  });

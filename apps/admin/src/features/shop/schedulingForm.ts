import { daysAheadField, maxPerQuarterField } from '@crepas/api';
import type { Scheduling } from '@crepas/domain';
import { readNumbers } from '../../shared/form/typedNumbers.ts';

/** Orders for later, as the owner types them: an empty number per quarter is no limit. */
export type SchedulingForm = {
  readonly isActive: boolean;
  readonly daysAhead: string;
  readonly maxPerQuarter: string;
};

const numbers = { daysAhead: daysAheadField, maxPerQuarter: maxPerQuarterField };

export const schedulingForm = ({ isActive, daysAhead, maxPerQuarter }: Scheduling): SchedulingForm => ({
  isActive,
  daysAhead: String(daysAhead),
  maxPerQuarter: String(maxPerQuarter ?? ''),
});

/**
 * The values of a form without {@link schedulingErrors}.
 *
 * @param saved its numbers stay when orders for later are switched off, which hides wrong ones
 */
export function schedulingOf(form: SchedulingForm, saved: Scheduling): Scheduling {
  const { values, errors } = readNumbers(numbers, form);
  const read = Object.keys(errors).length > 0 ? saved : values;
  return { ...read, isActive: form.isActive };
}

/** Messages by field: `scheduling daysAhead`. None while the numbers are hidden. */
export const schedulingErrors = (form: SchedulingForm): Readonly<Record<string, string>> =>
  form.isActive
    ? Object.fromEntries(
        Object.entries(readNumbers(numbers, form).errors).map(([name, error]) => [
          `scheduling ${name}`,
          error,
        ]),
      )
    : {};

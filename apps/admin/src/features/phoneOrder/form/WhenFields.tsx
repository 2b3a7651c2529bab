import { momentDays, momentText } from '@crepas/api';
import { capitalized, type Instant } from '@crepas/domain';
import { Button, MomentField, RadioChips, Text } from '@crepas/ui';
import { useEffect, useRef } from 'react';
import { type MomentChoice, type MomentForm, nearestFree } from './momentForm.ts';
import styles from './OrderForm.module.css';

/** The moment that the server refused, and the nearest ones that it named. */
export type RefusedMoment = {
  readonly moment: Instant | null;
  readonly sentence: string;
  readonly nearest: readonly Instant[];
};

export type WhenFieldsProps = {
  readonly form: MomentForm;
  readonly error: string | undefined;
  readonly moments: MomentChoice;
  readonly refused: RefusedMoment | null;
  readonly nowMs: number;
  readonly timeZone: string;
  readonly onChange: (part: MomentForm) => void;
};

/** «¿Cuándo lo quiere?» (extension `programar`). Nothing is shown where the shop takes no orders for later. */
export function WhenFields({ form, onChange, ...props }: WhenFieldsProps) {
  const { offered, kept } = props.moments;
  if (offered.length === 0 && kept === null && !form.isLater) return null;
  return (
    <>
      <RadioChips
        label="¿Cuándo lo quiere?"
        choices={[
          { key: 'soon', label: 'Lo antes posible' },
          { key: 'later', label: 'A otra hora' },
        ]}
        chosen={form.isLater ? 'later' : 'soon'}
        onChoose={(key) =>
          onChange({ isLater: key === 'later', scheduledFor: key === 'later' ? kept : null })
        }
      />
      {form.isLater && (
        <HourFields
          {...props}
          chosen={form.scheduledFor}
          onChoose={(scheduledFor) => onChange({ isLater: true, scheduledFor })}
        />
      )}
    </>
  );
}

type HourFieldsProps = Omit<WhenFieldsProps, 'form' | 'onChange'> & {
  readonly chosen: Instant | null;
  readonly onChoose: (moment: Instant | null) => void;
};

function HourFields({ chosen, error, moments, refused, nowMs, timeZone, onChoose }: HourFieldsProps) {
  const { offered, full, kept } = moments;
  const field = useRef<HTMLSelectElement>(null);
  const isRefused = refused !== null && refused.moment === chosen;
  useEffect(() => {
    if (isRefused) field.current?.focus();
  }, [isRefused]);
  const all = kept === null || offered.includes(kept) ? offered : [...offered, kept].sort((a, b) => a - b);
  const days = momentDays(all, nowMs, timeZone);
  if (days.length === 0) return <Text tone="secondary">Ahora no hay horas para después.</Text>;

  const fault = isRefused ? refused.sentence : error;
  const free = fault === undefined || chosen === null ? [] : nearestFree(chosen, moments);
  const nearest = isRefused ? refused.nearest : free;
  return (
    <>
      <MomentField
        ref={field}
        name="para"
        days={days}
        full={full.filter((moment) => moment !== kept)}
        chosen={chosen}
        error={fault}
        onChoose={onChoose}
      />
      {nearest.length > 0 && (
        <div className={styles.lineNote}>
          {nearest.map((moment) => (
            <Button key={moment} kind="secondary" onClick={() => onChoose(moment)}>
              {capitalized(momentText(nowMs, moment, timeZone))}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

import { printerFields, printsChoiceOf, printsChoices } from '@crepas/api';
import { type Paper, type PrinterSettings, papers } from '@crepas/domain';
import { Button, Field, Form, SelectField, StatusText } from '@crepas/ui';
import { bindTable } from '../../shared/fields/bindFields.ts';
import { type EntityFormOptions, refusedBy } from '../../shared/form/entityForm.ts';
import { useEntityForm } from '../../shared/form/useEntityForm.ts';
import styles from './Printers.module.css';

type PrinterFormOptions<Result> = {
  /** `new`, or the printer's id. */
  readonly name: string;
  /** Omitted: a new one. */
  readonly printer?: PrinterSettings;
} & Pick<
  EntityFormOptions<PrinterSettings, PrinterSettings, Result>,
  'save' | 'done' | 'failed' | 'onSaved' | 'isInDialog'
>;

const fresh: PrinterSettings = { name: '', prints: ['kitchen', 'door'], copies: 1, paper: 80 };
const copyCounts = [1, 2, 3];
const refusedField = refusedBy(printerFields);

export function usePrinterForm<Result>({ name, printer = fresh, ...rest }: PrinterFormOptions<Result>) {
  const { name: saved, prints, copies, paper } = printer;
  return useEntityForm({
    ...rest,
    name: `printer ${name}`,
    saved: { name: saved, prints, copies, paper },
    check: (settings) => {
      const name = settings.name.trim();
      if (name === '') return { kind: 'invalid', errors: { name: 'Escribe un nombre, como Cocina' } };
      return { kind: 'ok', change: { ...settings, name } };
    },
    refusedField,
  });
}

export type PrinterFormProps = {
  readonly form: Omit<ReturnType<typeof usePrinterForm>, 'submit'>;
  /** On the button. */
  readonly answer: string;
};

/** What the owner chooses for a printer. */
export function PrinterForm({ form: printerForm, answer }: PrinterFormProps) {
  const { form, errors, change, failure, isSaving, onSubmit } = printerForm;
  return (
    <Form onSubmit={onSubmit} noValidate className={styles.form}>
      <Field autoComplete="off" {...bindTable(printerFields, form, change, errors).text('name')} />
      <SelectField
        label={printerFields.prints.label}
        name={printerFields.prints.wire}
        error={errors.prints}
        value={printsChoiceOf(form.prints).key}
        onChange={({ target }) =>
          change({ prints: printsChoices.find(({ key }) => key === target.value)?.prints ?? form.prints })
        }
        options={printsChoices.map(({ key, label }) => [key, label])}
      />
      <SelectField
        label={printerFields.copies.label}
        name={printerFields.copies.wire}
        error={errors.copies}
        value={form.copies}
        onChange={({ target }) => change({ copies: Number(target.value) })}
        options={copyCounts.map((count) => [count, String(count)])}
      />
      <SelectField
        label={printerFields.paper.label}
        name={printerFields.paper.wire}
        error={errors.paper}
        value={form.paper}
        onChange={({ target }) => change({ paper: paperOf(target.value) })}
        options={papers.map((paper) => [paper, `${paper} mm`])}
      />
      {failure && (
        <StatusText tone="failure" role="alert">
          {failure}
        </StatusText>
      )}
      <Button type="submit" busy={isSaving}>
        {answer}
      </Button>
    </Form>
  );
}

const paperOf = (value: string): Paper => papers.find((paper) => String(paper) === value) ?? fresh.paper;

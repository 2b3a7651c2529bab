import { printsChoiceOf, printsChoices } from '@crepas/api';
import { type Paper, type PrinterSettings, papers } from '@crepas/domain';
import { Button, Field, Form, SelectField } from '@crepas/ui';
import { type FormEvent, useState } from 'react';
import styles from './Printers.module.css';

export type PrinterFormProps = {
  /** Omitted: a new one. */
  readonly printer?: PrinterSettings;
  readonly answer: string;
  readonly isSaving: boolean;
  readonly onSave: (settings: PrinterSettings) => Promise<void>;
};

const fresh: PrinterSettings = { name: '', prints: ['kitchen', 'door'], copies: 1, paper: 80 };
const copyCounts = [1, 2, 3];

/** What the owner chooses for a printer. What was typed stays after a refusal. */
export function PrinterForm({ printer = fresh, answer, isSaving, onSave }: PrinterFormProps) {
  const [settings, setSettings] = useState(printer);
  const [isNameMissing, setNameMissing] = useState(false);
  const change = (changes: Partial<PrinterSettings>) => setSettings((before) => ({ ...before, ...changes }));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = settings.name.trim();
    setNameMissing(name === '');
    if (name !== '' && !isSaving) void onSave({ ...settings, name });
  }

  return (
    <Form onSubmit={submit} noValidate className={styles.form}>
      <Field
        label="Nombre"
        name="nombre"
        hint="Dónde está: Cocina, Barra…"
        autoComplete="off"
        maxLength={40}
        error={isNameMissing ? 'Escribe un nombre, como Cocina' : undefined}
        value={settings.name}
        onChange={({ target }) => {
          change({ name: target.value });
          setNameMissing(false);
        }}
      />
      <SelectField
        label="Qué imprime"
        name="imprime"
        value={printsChoiceOf(settings.prints).key}
        onChange={({ target }) =>
          change({ prints: printsChoices.find(({ key }) => key === target.value)?.prints ?? settings.prints })
        }
        options={printsChoices.map(({ key, label }) => [key, label])}
      />
      <SelectField
        label="Copias de cada ticket"
        name="copias"
        value={settings.copies}
        onChange={({ target }) => change({ copies: Number(target.value) })}
        options={copyCounts.map((count) => [count, String(count)])}
      />
      <SelectField
        label="Papel"
        name="papel"
        value={settings.paper}
        onChange={({ target }) => change({ paper: paperOf(target.value) })}
        options={papers.map((paper) => [paper, `${paper} mm`])}
      />
      <Button type="submit" busy={isSaving}>
        {answer}
      </Button>
    </Form>
  );
}

const paperOf = (value: string): Paper => papers.find((paper) => String(paper) === value) ?? fresh.paper;

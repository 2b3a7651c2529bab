import { create } from 'zustand';
import type { Failure } from '../notifications/notifications.ts';
import { storedText } from '../textStorage.ts';

export type FormState = {
  /** Only what was typed: another person's change of another field stays. */
  readonly touched: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** What a dialog says when saving failed. */
  readonly failure: Failure | null;
  /** The shown failure is about a text that is not in the form any more: typing does not end it. */
  readonly keepsFailure: boolean;
  readonly isSaving: boolean;
};
export const untouched: FormState = {
  touched: {},
  errors: {},
  failure: null,
  keepsFailure: false,
  isSaving: false,
};

export const formKey = (account: string, name: string) => `${account} ${name}`;

/** The stored drafts, by form. Another program may have written the text. */
function draftsIn(text: string | null): [key: string, touched: FormState['touched']][] {
  try {
    return Object.entries<FormState['touched']>(Object(JSON.parse(text ?? '{}'))).filter(
      ([, touched]) => typeof touched === 'object' && touched !== null,
    );
  } catch {
    return [];
  }
}

/** All forms. Their drafts survive another screen, a reload and an expired session. */
export function createForms(storage: ReturnType<typeof storedText>) {
  const useForms = create<Readonly<Record<string, FormState>>>()(() =>
    Object.fromEntries(draftsIn(storage.load()).map(([key, touched]) => [key, { ...untouched, touched }])),
  );
  useForms.subscribe((forms) => {
    const drafts = Object.entries(forms).flatMap(([key, { touched }]) =>
      Object.keys(touched).length > 0 ? [[key, touched]] : [],
    );
    storage.save(drafts.length > 0 ? JSON.stringify(Object.fromEntries(drafts)) : null);
  });
  return useForms;
}

export const useForms = createForms(storedText('tab', 'formDrafts'));

/** Discards the drafts of all other accounts; without an account, all drafts. */
export const keepFormsOf = (account: string | null): void =>
  useForms.setState(
    (forms) =>
      Object.fromEntries(
        Object.entries(forms).filter(([key]) => key.startsWith(formKey(account ?? '\n', ''))),
      ),
    true,
  );

import { apiErrorCopy, isApiError } from '@crepas/api';
import { capitalized } from '@crepas/domain';
import { type Failure, useNotifications } from '../notifications/notifications.ts';
import { type FormState, formKey, untouched, type useForms } from './formDrafts.ts';

/** Messages by field. */
export type FieldErrors = FormState['errors'];

export type CheckedForm<Change> =
  | { readonly kind: 'ok'; readonly change: Change }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors; readonly notice?: string };

export type EntityFormOptions<Form, Change, Result> = {
  /** The name of the draft: `product 7`, `extra new`. */
  readonly name: string;
  /** As it is saved now. */
  readonly saved: Form;
  /** The fields that are checked and saved together. Omitted: all of them. */
  readonly fields?: readonly (keyof Form)[];
  /** Null: there is nothing to send. */
  readonly check: (form: Form) => CheckedForm<Change> | null;
  readonly save: (change: Change, form: Form) => Promise<Result>;
  /** The field that a refusal of the server is about. */
  readonly refusedField: (error: unknown, form: Form) => string | null | undefined;
  readonly done?: string | ((change: Change, result: Result) => string | undefined);
  /** @param lost what was sent, if the next one has taken its place in the form (`emptiesAtOnce`) */
  readonly failed: string | ((error: unknown, lost: Change | null) => Failure);
  /** Called while the form is still shown. */
  readonly onSaved?: (change: Change, result: Result) => void;
  /** A form for one new thing after the other: it is empty once it is sent, so that the next one can be typed meanwhile. */
  readonly emptiesAtOnce?: boolean;
  /** A dialog shows its own failures, because the page behind it is inert. */
  readonly isInDialog?: boolean;
};

export const markedCopy = 'Revisa los datos marcados';

/** The refused one of these fields. */
export const refusedBy =
  (fields: Readonly<Record<string, { readonly wire: string }>>) =>
  (error: unknown): string | undefined => {
    const isRefused = isApiError(error) && [400, 422].includes(error.status);
    const [name] = isRefused ? String(Object(error.body).campo).split('.') : [];
    return Object.keys(fields).find((field) => fields[field]?.wire === name);
  };

/**
 * The fields whose value is new. A form that sends only these keeps what another person changed in the other fields
 * while it was open.
 */
export const changesOf = <Fields extends object>(before: Fields, now: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(now).filter(
      // A list is made anew when it is read from what was typed.
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof Fields]),
    ),
  ) as Partial<Fields>;

/** A form without React: its draft, and one save at a time. */
export function entityForm<Form extends object, Change, Result>(
  forms: typeof useForms,
  account: string,
  options: EntityFormOptions<Form, Change, Result>,
  isShown: () => boolean,
) {
  const { name, saved, fields, check, save, refusedField, done, failed, onSaved, emptiesAtOnce, isInDialog } =
    options;
  const { notifySuccess, notifyFailure, clearFailure } = useNotifications.getState();
  const key = formKey(account, name);
  const state = () => forms.getState()[key] ?? untouched;
  const put = (part: Partial<FormState>) => forms.setState({ [key]: { ...state(), ...part } });
  const touched = () => readable(state().touched, saved, check);
  const now = (): Form => ({ ...saved, ...touched() });

  function show(failure: Failure | null, errors: FieldErrors = {}, keepsFailure = false) {
    const isInside = isInDialog === true && isShown();
    put({ errors, failure: isInside ? failure : null, keepsFailure, isSaving: false });
    if (failure && !isInside) notifyFailure(failure);
    if (!failure) clearFailure();
  }

  /** Resolves with whether a field is marked as invalid. */
  async function submit(): Promise<boolean> {
    const form = now();
    const checked = state().isSaving ? null : check(form);
    if (checked === null) return false;
    if (checked.kind === 'invalid') {
      show(checked.notice === undefined ? null : { text: checked.notice }, checked.errors);
      return true;
    }
    show(null);
    const sent = touched();
    put({ isSaving: true, ...(emptiesAtOnce && { touched: {} }) });
    let result: Result;
    try {
      result = await save(checked.change, form);
    } catch (error) {
      const isLost = emptiesAtOnce === true && Object.values(touched()).some((value) => value !== '');
      if (emptiesAtOnce && !isLost) put({ touched: sent });
      // A mark would stand at the next one.
      const field = isLost ? null : refusedField(error, form);
      const failure =
        typeof failed === 'string'
          ? { text: failed, reason: apiErrorCopy(error) }
          : failed(error, isLost ? checked.change : null);
      if (field) show({ ...failure, reason: markedCopy }, { [field]: fieldCopy(error) });
      else show(failure, {}, isLost);
      return Boolean(field);
    }
    // What was typed during the save stays.
    const isSaved = ([field, value]: [string, unknown]) =>
      (fields?.includes(field as keyof Form) ?? true) && value === form[field as keyof Form];
    put({
      touched: Object.fromEntries(Object.entries(touched()).filter((entry) => !isSaved(entry))),
      isSaving: false,
    });
    const text = typeof done === 'function' ? done(checked.change, result) : done;
    if (text !== undefined) notifySuccess(text);
    if (isShown()) onSaved?.(checked.change, result);
    return false;
  }

  return {
    /** The newest form: an upload may finish after the render. */
    now,
    submit,
    change(part: Partial<Form>) {
      put({ touched: { ...touched(), ...part }, errors: {}, failure: null });
      if (!state().keepsFailure) clearFailure();
    },
    /** @param part the fields to compare; omitted, all of them */
    isUnsaved: (part: readonly (keyof Form)[] = Object.keys(touched()) as (keyof Form & string)[]) =>
      part.some((field) => JSON.stringify(now()[field]) !== JSON.stringify(saved[field])),
    discard: () => forms.setState(({ [key]: _, ...others }) => others, true),
  };
}

/** The server's sentence without the label of the field, at which it stands. */
const fieldCopy = (error: unknown) => capitalized(apiErrorCopy(error).replace(/^«[^»]*»: /, ''));

/** The draft; empty if the form cannot read it, because an earlier version of this tool stored it. */
function readable<Form extends object>(
  touched: FormState['touched'],
  saved: Form,
  check: (form: Form) => unknown,
): Partial<Form> {
  try {
    check({ ...saved, ...touched });
    return touched as Partial<Form>;
  } catch {
    return {};
  }
}

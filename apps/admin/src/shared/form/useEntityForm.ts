import { type FormEvent, useEffect, useRef } from 'react';
import { useSession } from '../session/session.ts';
import type { SessionStore } from '../session/sessionStore.ts';
import { type EntityFormOptions, entityForm } from './entityForm.ts';
import { formKey, untouched, useForms } from './formDrafts.ts';

/** The form of one thing that staff edit. Its draft survives another screen, a reload and an expired session. */
export function useEntityForm<Form extends object, Change, Result>(
  options: EntityFormOptions<Form, Change, Result>,
) {
  const account = useSession(accountOf);
  const state = useForms((forms) => forms[formKey(account, options.name)]) ?? untouched;
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const form = entityForm(useForms, account, options, () => isShown.current);

  return {
    ...form,
    form: form.now(),
    change(part: Partial<Form>) {
      if (mayWrite(account)) form.change(part);
    },
    errors: state.errors,
    isSaving: state.isSaving,
    /** What a dialog says when saving failed. */
    failure: state.failure && [state.failure.text, state.failure.reason].filter(Boolean).join(' · '),
    async onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const element = event.currentTarget;
      if (await form.submit()) focusFirstInvalid(element);
    },
  };
}

/** Leaves what was typed to a form that is opened next. */
export const leaveDraft = (name: string, touched: Readonly<Record<string, unknown>>): void => {
  const key = formKey(accountOf(useSession.getState()), name);
  useForms.setState({ [key]: { ...untouched, touched } });
};

const accountOf = ({ session }: Pick<SessionStore, 'session'>) =>
  session.kind === 'signedIn' ? session.email : '';

/** An upload may finish after its account has left. An expired session comes back. */
function mayWrite(account: string): boolean {
  const { session } = useSession.getState();
  return session.kind === 'signedOut' ? session.because === 'expired' : accountOf({ session }) === account;
}

/** After the next render has marked the fields; centred, because a bar at the end of the page covers some of it. */
export const focusFirstInvalid = (form: HTMLElement) =>
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid=true]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  });

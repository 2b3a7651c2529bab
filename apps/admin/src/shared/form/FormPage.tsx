import { BottomBar, Button, Form, Page, PageHeader } from '@crepas/ui';
import type { ReactNode } from 'react';
import { LeaveQuestion } from '../leaving/LeaveQuestion.tsx';
import { ScreenTitle } from '../ScreenTitle.tsx';
import type { useEntityForm } from './useEntityForm.ts';

export type FormPageProps = {
  readonly title: string;
  readonly backTo: string;
  /** On the button in the bar. */
  readonly submit: string;
  readonly form: Pick<ReturnType<typeof useEntityForm>, 'isSaving' | 'isUnsaved' | 'discard' | 'onSubmit'>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

const formId = 'form';

/** The form of one thing as a page, with its button in the bar. Leaving it asks before what was typed is lost. */
export function FormPage({ title, backTo, submit, form, className, children }: FormPageProps) {
  const { isSaving, isUnsaved, discard, onSubmit } = form;
  return (
    <Page
      bar={
        <BottomBar>
          <Button type="submit" form={formId} wide busy={isSaving}>
            {submit}
          </Button>
        </BottomBar>
      }
    >
      <ScreenTitle>{title}</ScreenTitle>
      <PageHeader title={title} backTo={backTo} />
      <Form id={formId} onSubmit={onSubmit} className={className}>
        {children}
      </Form>
      {/* During the save there is nothing to discard. */}
      <LeaveQuestion isUnsaved={() => !isSaving && isUnsaved()} onDiscard={discard} />
    </Page>
  );
}

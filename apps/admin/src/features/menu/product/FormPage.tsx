import { Page, PageHeader } from '@crepas/ui';
import type { ReactNode } from 'react';
import { paths } from '../../../shared/paths.ts';
import { ScreenTitle } from '../../../shared/ScreenTitle.tsx';

export type FormPageProps = { readonly title: string; readonly children: ReactNode };

export const FormPage = ({ title, children }: FormPageProps) => (
  <Page bar={null} width="desk">
    <ScreenTitle>{title}</ScreenTitle>
    <PageHeader title={title} backTo={paths.admin} />
    {children}
  </Page>
);

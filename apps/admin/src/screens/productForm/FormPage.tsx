import { Page, PageHeader } from '@crepas/ui';
import type { ReactNode } from 'react';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { paths } from '../../paths.ts';

export type FormPageProps = { readonly title: string; readonly children: ReactNode };

export const FormPage = ({ title, children }: FormPageProps) => (
  <Page bar={null} width="desk">
    <ScreenTitle>{title}</ScreenTitle>
    <PageHeader title={title} backTo={paths.admin} />
    {children}
  </Page>
);

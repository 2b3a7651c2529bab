import type { UsedDiscountCode } from '@crepas/api';
import { ButtonLink, EmptyState, Page, PageHeader } from '@crepas/ui';
import type { ReactNode } from 'react';
import { useIdInPath } from '../../shared/idIn.ts';
import { Loaded } from '../../shared/lists/Loaded.tsx';
import { FieldsLoading } from '../../shared/lists/Skeletons.tsx';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { useCodes } from './codes.ts';

export type KnownCodeProps = {
  /** The title of the page until the code is known. */
  readonly title: string;
  readonly children: (code: UsedDiscountCode) => ReactNode;
};

/** The screen of the code in the path, once it is known. */
export function KnownCode({ title, children }: KnownCodeProps) {
  const id = useIdInPath();
  return (
    <FoundCode key={id} id={id} title={title}>
      {children}
    </FoundCode>
  );
}

function FoundCode({ id, title, children }: KnownCodeProps & { readonly id: number | null }) {
  const codes = useCodes();
  const code = codes.data?.find((one) => one.id === id);
  if (code) return children(code);
  return (
    <Page>
      <ScreenTitle>{title}</ScreenTitle>
      <PageHeader title={title} backTo={paths.codes} />
      <Loaded
        query={codes}
        loading={<FieldsLoading label="Cargando código…" fields={4} />}
        failedTitle="Error al cargar el código"
      >
        {() => (
          <EmptyState
            title="Código no encontrado"
            action={<ButtonLink to={paths.codes}>Ver códigos</ButtonLink>}
          />
        )}
      </Loaded>
    </Page>
  );
}

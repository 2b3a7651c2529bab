import { Card, PageHeader } from '@crepas/ui';
import type { ReactNode } from 'react';
import { PrivacyLink } from '../../about/PrivacyNote.tsx';
import { paths } from '../../paths.ts';
import styles from './AddressTop.module.css';

/** On top of the map: the back button, the title and the search. */
export function AddressTop({ children }: { readonly children?: ReactNode }) {
  return (
    <Card className={styles.root}>
      <PageHeader
        title="Dirección de envío"
        backTo={paths.home}
        backLabel="Volver al inicio"
        end={<PrivacyLink className={styles.privacy} />}
      />
      {children}
    </Card>
  );
}

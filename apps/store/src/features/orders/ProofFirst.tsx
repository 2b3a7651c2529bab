import type { OrderId } from '@crepas/domain';
import { ButtonLink, Section, Text } from '@crepas/ui';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import styles from './ActiveOrders.module.css';
import { useRestoredProof } from './useRestoredProof.ts';

/** The order of a phone that is not proven any more. The order's page leads to the proof, and shows the order after it. */
export function ProofFirst({ of }: { readonly of: OrderId }) {
  useRestoredProof();
  return (
    <ProofRequest>
      <ButtonLink kind="secondary" to={paths.orderDetails(of)}>
        Ver mi pedido
      </ButtonLink>
    </ProofRequest>
  );
}

/** @param children - The way to the order, as high as a button. */
export function ProofRequest({ children }: { readonly children: ReactNode }) {
  return (
    <Section title="Tu pedido" className={styles.proofFirst}>
      <Text tone="secondary">Verifica tu teléfono para ver tu pedido.</Text>
      {children}
    </Section>
  );
}

import type { Shop } from '@crepas/api';
import { Section } from '@crepas/ui';
import styles from '../../../shared/map/Zone.module.css';
import { useMapsScript, ZoneFrame } from '../../../shared/map/ZoneFrame.tsx';
import { ZoneMap } from '../../../shared/map/ZoneMap.tsx';

export type ZoneFactsProps = { readonly zone: Shop['zone'] };

export const ZoneFacts = ({ zone }: ZoneFactsProps) => (
  <Section title="Zona de entrega">
    {zone ? <ZoneView zone={zone} /> : <p>Entregamos en todas partes.</p>}
  </Section>
);

function ZoneView({ zone }: { readonly zone: NonNullable<Shop['zone']> }) {
  const script = useMapsScript();
  return (
    <div className={styles.root}>
      <ZoneFrame script={script}>
        <ZoneMap outline={zone} isFaulty={false} selected={null} />
      </ZoneFrame>
    </div>
  );
}

import { Button, RetryIcon } from '@crepas/ui';
import type { MapsScript } from '@crepas/ui/maps';
import type { ReactNode } from 'react';
import styles from './Zone.module.css';

export type ZoneFrameProps = {
  readonly script: MapsScript;
  readonly label?: string;
  /** The map, once its script is ready. */
  readonly children: ReactNode;
};

export const ZoneFrame = ({
  script: { status, retry },
  label = 'Mapa de la zona de entrega',
  children,
}: ZoneFrameProps) => (
  <section aria-label={label} className={styles.frame}>
    {status === 'loading' && <p role="status">Cargando mapa...</p>}
    {status === 'failed' && (
      <div className={styles.failed}>
        <p role="status" className={styles.fault}>
          Error al cargar Google Maps
        </p>
        {/* A reload: the browser asks first when the form has unsaved changes. */}
        <Button kind="secondary" onClick={() => retry() || window.location.reload()}>
          <RetryIcon />
          Reintentar
        </Button>
      </div>
    )}
    {status === 'ready' && children}
  </section>
);

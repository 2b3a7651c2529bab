import { Button, RetryIcon } from '@crepas/ui';
import { type MapsScript, mapsOptions, useMapsScript as useScript } from '@crepas/ui/maps';
import { useLoadScript } from '@react-google-maps/api';
import type { ReactNode } from 'react';
import { config } from '../env.ts';
import styles from './Zone.module.css';

type ZoneFrameProps = {
  readonly script: MapsScript;
  readonly label?: string;
  /** Keeps the room of the map's search while the script loads. */
  readonly hasSearch?: boolean;
  /** The map, once its script is ready. */
  readonly children: ReactNode;
};

export const ZoneFrame = ({
  script: { status, retry },
  label = 'Mapa de la zona de entrega',
  hasSearch = false,
  children,
}: ZoneFrameProps) => (
  <section aria-label={label} data-search={hasSearch || undefined} className={styles.frame}>
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

const options = mapsOptions(config.maps);
const useLoad = (id: string) => useLoadScript({ ...options, id });

export const useMapsScript = () => useScript(useLoad);

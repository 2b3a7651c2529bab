import type { ReactNode } from 'react';
import styles from './Zone.module.css';

export type ZoneFrameProps = {
  readonly status: 'loading' | 'failed' | 'ready';
  /** The map, once its script is ready. */
  readonly children: ReactNode;
};

/** The place of the map, of the same size in all its states. */
export const ZoneFrame = ({ status, children }: ZoneFrameProps) => (
  <section aria-label="Mapa de la zona de entrega" className={styles.frame}>
    {status === 'loading' && <p role="status">Cargando mapa...</p>}
    {status === 'failed' && (
      <p role="status" className={styles.fault}>
        Error al cargar Google Maps
      </p>
    )}
    {status === 'ready' && children}
  </section>
);

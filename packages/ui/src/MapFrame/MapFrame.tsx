import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './MapFrame.module.css';

export type MapFrameProps = ComponentProps<'div'> & {
  /** How far the script of the map is: `loading` and `failed` are said in words, `failed` with the `fallback`. */
  status: 'loading' | 'failed' | 'ready';
  /** Over the map: back button and search. */
  top?: ReactNode;
  /** Over the map: the save button. */
  bottom?: ReactNode;
  /** Below «Error al cargar Google Maps»: how to continue without a map. */
  fallback?: ReactNode;
};

/**
 * A map as tall as the screen; its children are the map.
 *
 * For an interactive map that loads on demand. A static map is a `Picture`.
 */
export function MapFrame({ status, top, bottom, fallback, className, children, ...rest }: MapFrameProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {status !== 'failed' && <div className={styles.map}>{children}</div>}
      <div role="status" className={styles.message}>
        {status === 'loading' && <p>Cargando mapa...</p>}
        {status === 'failed' && <p className={styles.failure}>Error al cargar Google Maps</p>}
      </div>
      {status === 'failed' && <div className={styles.fallback}>{fallback}</div>}
      {top && <div className={styles.top}>{top}</div>}
      {bottom && <div className={styles.bottom}>{bottom}</div>}
    </div>
  );
}

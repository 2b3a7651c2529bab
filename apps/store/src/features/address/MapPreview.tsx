import type { Position } from '@crepas/domain';
import { useState } from 'react';
import styles from './MapPreview.module.css';
import { staticMapUrl } from './maps.ts';

/** CSS pixels: the width of a narrow page without its gutters. */
const size = { width: 528, height: 200 };

type Props = {
  readonly position: Position;
  readonly address: string;
  /** Whether a picture that fails leaves its room empty: what is below does not move. */
  readonly keepsRoom?: boolean;
};

/** A static map around an address, loaded when it comes near the window. When it fails, only the text is shown. */
export function MapPreview({ position, address, keepsRoom = false }: Props) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken && !keepsRoom) return null;
  return (
    <picture className={styles.root}>
      <source media="(prefers-color-scheme: dark)" srcSet={staticMapUrl(position, size, 'dark')} />
      <img
        {...size}
        src={staticMapUrl(position, size, 'light')}
        alt={`Mapa de ${address}`}
        loading="lazy"
        onError={() => setBroken(true)}
        data-broken={isBroken ? '' : undefined}
        className={styles.map}
      />
    </picture>
  );
}

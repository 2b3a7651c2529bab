import type { Position } from '@crepas/domain';
import { useState } from 'react';
import { staticMapUrl } from '../../services/maps.ts';
import styles from './MapPreview.module.css';

/** CSS pixels: the width of a narrow page without its gutters. */
const size = { width: 528, height: 200 };

type Props = { readonly position: Position; readonly address: string };

/** A static map around the saved address. When it fails, only the text is shown. */
export function MapPreview({ position, address }: Props) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={staticMapUrl(position, size, 'dark')} />
      <img
        {...size}
        src={staticMapUrl(position, size, 'light')}
        alt={`Mapa de ${address}`}
        loading="lazy"
        onError={() => setBroken(true)}
        className={styles.root}
      />
    </picture>
  );
}

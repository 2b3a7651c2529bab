import type { SavedAddress } from '@crepas/domain';
import { useState } from 'react';
import { staticMapUrl } from '../../services/maps.ts';
import styles from './MapPreview.module.css';

/** CSS pixels: the width of a narrow page without its gutters. */
const size = { width: 528, height: 200 };

/** A picture of the map around the saved address. Without it, the address in words has to do. */
export function MapPreview({ saved }: { readonly saved: SavedAddress }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <img
      {...size}
      src={staticMapUrl(saved.position, size)}
      alt={`Mapa de ${saved.address}`}
      loading="lazy"
      onError={() => setBroken(true)}
      className={styles.root}
    />
  );
}

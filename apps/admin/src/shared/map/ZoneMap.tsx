import { defaultCentre, type Position } from '@crepas/domain';
import { IconButton, MinusIcon, PlusIcon } from '@crepas/ui';
import { GoogleMap } from '@react-google-maps/api';
import { useRef, useState } from 'react';
import type { MapView } from './mapView.ts';
import styles from './Zone.module.css';
import { ZoneOutline, type ZoneOutlineProps } from './ZoneOutline.tsx';
import type { Outline } from './zoneEdits.ts';

export type ZoneMapProps = Omit<ZoneOutlineProps, 'view'> & {
  /** A tap beside the corners. Without it the map only shows the zone. */
  readonly onTap?: (position: Position) => void;
  /** The owner's circle has its centre in the middle of the map. */
  readonly onView?: (view: MapView) => void;
};

const options: google.maps.MapOptions = {
  // Google's own buttons would cover corners, and corners them.
  disableDefaultUI: true,
  clickableIcons: false,
  // A double tap would add two corners and zoom.
  disableDoubleClickZoom: true,
  gestureHandling: 'greedy',
  colorScheme: 'FOLLOW_SYSTEM',
};
const whole = { width: '100%', height: '100%' };
/** A part of a city. */
const startZoom = 12;

/**
 * The map, and the zone over it. The outline is drawn by the app: corners of Google's polygon can neither be reached
 * by keyboard nor hit with a thumb.
 */
export function ZoneMap({ onTap, onView, ...outline }: ZoneMapProps) {
  const map = useRef<google.maps.Map>(null);
  const [view, setView] = useState<MapView | null>(null);

  function follow() {
    const centre = map.current?.getCenter()?.toJSON();
    const zoom = map.current?.getZoom();
    const box = map.current?.getDiv();
    if (!centre || zoom === undefined || !box) return;
    const next = { centre, zoom, width: box.clientWidth, height: box.clientHeight };
    setView(next);
    onView?.(next);
  }

  const zoomBy = (step: number) => map.current?.setZoom((map.current.getZoom() ?? startZoom) + step);

  return (
    <>
      <div className={styles.map}>
        <GoogleMap
          mapContainerStyle={whole}
          options={options}
          onLoad={(loaded) => {
            map.current = loaded;
            show(loaded, outline.outline);
            follow();
          }}
          onBoundsChanged={follow}
          onCenterChanged={follow}
          onZoomChanged={follow}
          onClick={({ latLng }) => latLng && onTap?.(latLng.toJSON())}
        />
        {view && <ZoneOutline {...outline} view={view} />}
      </div>
      <div className={styles.zoom}>
        <IconButton label="Acercar el mapa" icon={<PlusIcon />} onClick={() => zoomBy(1)} />
        <IconButton label="Alejar el mapa" icon={<MinusIcon />} onClick={() => zoomBy(-1)} />
      </div>
    </>
  );
}

/** Shows the whole zone, or the city when there is none. */
function show(map: google.maps.Map, outline: Outline): void {
  map.setCenter(outline[0] ?? defaultCentre);
  map.setZoom(startZoom);
  if (outline.length < 2) return;
  const bounds = new google.maps.LatLngBounds();
  for (const corner of outline) bounds.extend(corner);
  map.fitBounds(bounds);
}

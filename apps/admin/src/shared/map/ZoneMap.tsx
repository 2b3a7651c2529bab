import { defaultCentre, type Position } from '@crepas/domain';
import { IconButton, MinusIcon, PinIcon, PlusIcon } from '@crepas/ui';
import { geocode } from '@crepas/ui/maps';
import { GoogleMap } from '@react-google-maps/api';
import { useRef, useState } from 'react';
import { useKnownShop } from '../shop/shop.ts';
import { type MapView, type Pixel, pixelOf } from './mapView.ts';
import { type Street, StreetSearch, useStreetChoice } from './StreetSearch.tsx';
import styles from './Zone.module.css';
import { ZoneOutline, type ZoneOutlineProps } from './ZoneOutline.tsx';
import type { Outline } from './zoneEdits.ts';

export type ZoneMapProps = Omit<ZoneOutlineProps, 'view'> & {
  /** A tap beside the corners. Without it the map only shows the zone. */
  readonly onTap?: (position: Position) => void;
  /** The owner's circle has its centre in the middle of the map. */
  readonly onView?: (view: MapView) => void;
  /** A search for a street above the map, which then goes there. */
  readonly hasSearch?: boolean;
  /** The street that was chosen. Without it a mark shows where it is. */
  readonly onStreet?: ((street: Street) => void) | undefined;
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
/** A few blocks: a pin is put at one of its houses. */
const streetZoom = 17;

/**
 * The map, and the zone over it. The outline is drawn by the app: corners of Google's polygon can neither be reached
 * by keyboard nor hit with a thumb.
 */
export function ZoneMap({ onTap, onView, hasSearch, onStreet, ...outline }: ZoneMapProps) {
  const map = useRef<google.maps.Map>(null);
  const shop = useKnownShop();
  const [view, setView] = useState<MapView | null>(null);
  const [marked, setMarked] = useState<Position | null>(null);
  const street = useStreetChoice((found) => {
    map.current?.setCenter(found.position);
    if (!onStreet) return setMarked(found.position);
    map.current?.setZoom(Math.max(map.current.getZoom() ?? 0, streetZoom));
    onStreet(found);
  });

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
      {hasSearch && <StreetSearch {...street} near={view?.centre} />}
      <div className={styles.map}>
        <GoogleMap
          mapContainerStyle={whole}
          options={options}
          onLoad={(loaded) => {
            map.current = loaded;
            void show(loaded, outline.outline, shop);
            follow();
          }}
          onBoundsChanged={follow}
          onCenterChanged={follow}
          onZoomChanged={follow}
          onClick={({ latLng }) => {
            // A tap is newer than a choice whose place is still looked up.
            street.forget();
            if (latLng) onTap?.(latLng.toJSON());
          }}
        />
        {view && marked && <Mark at={pixelOf(view, marked)} />}
        {view && <ZoneOutline {...outline} view={view} />}
      </div>
      <div className={styles.zoom}>
        <IconButton label="Acercar el mapa" icon={<PlusIcon />} onClick={() => zoomBy(1)} />
        <IconButton label="Alejar el mapa" icon={<MinusIcon />} onClick={() => zoomBy(-1)} />
      </div>
    </>
  );
}

/** The street that was found: below the corners, and taps go through it. */
const Mark = ({ at: { x, y } }: { readonly at: Pixel }) => (
  <span aria-hidden="true" style={{ translate: `${x}px ${y}px` }} className={styles.mark}>
    <PinIcon />
  </span>
);

type Whereabouts = {
  readonly zone: Outline | null;
  readonly responsible?: { readonly address: string } | null;
};

/** Shows the whole outline; without one the shop's zone or its address, and the usual city when none of them is known. */
async function show(map: google.maps.Map, outline: Outline, shop: Whereabouts | undefined): Promise<void> {
  const shown = outline.length > 0 ? outline : (shop?.zone ?? []);
  map.setCenter(shown[0] ?? defaultCentre);
  map.setZoom(startZoom);
  if (shown.length > 1) {
    const bounds = new google.maps.LatLngBounds();
    for (const corner of shown) bounds.extend(corner);
    map.fitBounds(bounds);
  }
  if (shown.length > 0 || !shop?.responsible?.address) return;
  const there = await placeOf(shop.responsible.address);
  // Somebody may have moved the map meanwhile.
  const isUnmoved = map.getCenter()?.equals(new google.maps.LatLng(defaultCentre));
  if (there && isUnmoved) map.setCenter(there);
}

/** Null where Google does not answer with a place. */
async function placeOf(address: string): Promise<google.maps.LatLng | null> {
  try {
    return (await geocode({ address }))?.geometry.location ?? null;
  } catch {
    return null;
  }
}

import type { Zone } from '@crepas/domain';
import { type Position, pickerZoom } from '@crepas/domain';
import { GoogleMap, MarkerF, PolygonF } from '@react-google-maps/api';
import { useRef, useSyncExternalStore } from 'react';

const options: google.maps.MapOptions = {
  disableDefaultUI: true,
  clickableIcons: false,
  gestureHandling: 'greedy',
  colorScheme: 'FOLLOW_SYSTEM',
};
/** One finger scrolls the page, two move the map. */
const scrolledPast: google.maps.MapOptions = { ...options, gestureHandling: 'cooperative' };
/** As in the style sheet of `MapFrame`, whose map is then a part of a longer page. */
const isLowWindow = () => matchMedia('(max-height: 36em)').matches;
/** Strawberry, on the light and the dark map. Taps go through to the map. */
const zoneOptions: google.maps.PolygonOptions = {
  clickable: false,
  strokeColor: '#c62b47',
  strokeWeight: 3,
  fillColor: '#c62b47',
  fillOpacity: 0.06,
};
const whole = { width: '100%', height: '100%' };

export type AddressMapProps = {
  readonly centre: Position;
  readonly position: Position;
  /** Where the shop delivers; null means everywhere. */
  readonly zone: Zone | null;
  /** The marker or the map starts to move: the address is out of date. */
  readonly onMoveStart: () => void;
  /** The map moves while the marker stays. */
  readonly onPan: (to: Position) => void;
  /** The marker has stopped. */
  readonly onMove: (to: Position) => void;
};

/** The marker is dragged, placed with a tap, or stays in the centre while the map is dragged. */
export function AddressMap({ centre, position, zone, onMoveStart, onPan, onMove }: AddressMapProps) {
  const map = useRef<google.maps.Map>(null);
  const isScrolledPast = useSyncExternalStore(onResize, isLowWindow);
  const middle = () => map.current?.getCenter()?.toJSON() ?? position;
  const settle = ({ latLng }: google.maps.MapMouseEvent) => latLng && onMove(latLng.toJSON());

  return (
    <GoogleMap
      mapContainerStyle={whole}
      center={centre}
      zoom={pickerZoom}
      options={isScrolledPast ? scrolledPast : options}
      onLoad={(loaded) => {
        map.current = loaded;
      }}
      onClick={settle}
      onDragStart={onMoveStart}
      onDrag={() => onPan(middle())}
      onDragEnd={() => onMove(middle())}
    >
      {zone && <PolygonF paths={[...zone]} options={zoneOptions} />}
      <MarkerF
        position={position}
        draggable
        title="Arrastra el marcador a tu puerta"
        onDragStart={onMoveStart}
        onDragEnd={settle}
      />
    </GoogleMap>
  );
}

function onResize(listen: () => void) {
  window.addEventListener('resize', listen);
  return () => window.removeEventListener('resize', listen);
}

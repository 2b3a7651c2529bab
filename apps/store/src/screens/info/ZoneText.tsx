import type { Zone } from '@crepas/domain/zone';
import { centreOf, distanceMetres } from '@crepas/domain/zone';
import { Text } from '@crepas/ui';

/** Where the shop delivers, in words: a map would load the script of the maps for a page that is read once. */
export function ZoneText({ zone }: { readonly zone: Zone | null }) {
  if (!zone) {
    return <Text>Recibimos pedidos de cualquier dirección de la ciudad.</Text>;
  }
  const { lat, lng } = centreOf(zone);
  return (
    <>
      <Text>
        Entregamos hasta {kilometres(zone)} km del centro de nuestra zona. Cuando eliges tu dirección en el
        mapa te decimos si llegamos.
      </Text>
      <a
        href={`https://www.google.com/maps/search/?api=1&query=${lat},${lng}`}
        target="_blank"
        rel="noopener"
      >
        Ver el centro de la zona en Google Maps
      </a>
    </>
  );
}

/** To the farthest corner, rounded down: a promise that is too short disappoints nobody. */
function kilometres(zone: Zone): string {
  const farthest = Math.max(...zone.map((corner) => distanceMetres(centreOf(zone), corner)));
  return String(Math.max(0.1, Math.floor(farthest / 100) / 10));
}

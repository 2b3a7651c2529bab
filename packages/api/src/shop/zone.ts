import type { Zone } from '@crepas/domain';
import * as v from 'valibot';
import { number } from '../wire/fields.ts';

/** A list of `[lat, lng]`. The domain checks whether it is a zone, because each fault has its own message. */
export const zoneWire = v.array(v.tuple([number, number]));
export type ZoneWire = v.InferOutput<typeof zoneWire>;

export const zoneFromWire = (wire: ZoneWire): Zone => wire.map(([lat, lng]) => ({ lat, lng }));
export const zoneToWire = (zone: Zone): ZoneWire => zone.map(({ lat, lng }) => [lat, lng]);

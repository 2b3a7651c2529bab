import type { Zone } from '@crepas/domain/zone';
import * as v from 'valibot';
import { number } from '../wire/fields.ts';
import type { Codec } from './fieldTable.ts';

/** A list of `[lat, lng]`. The domain checks whether it is a zone, because each fault has its own message. */
export const zoneWire = v.array(v.tuple([number, number]));
export type ZoneWire = v.InferOutput<typeof zoneWire>;

export const zoneCodec: Codec<Zone, ZoneWire> = {
  toWire: (zone) => zone.map(({ lat, lng }) => [lat, lng]),
  fromWire: (wire) => wire.map(([lat, lng]) => ({ lat, lng })),
};

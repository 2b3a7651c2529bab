import type { alwaysOpen } from '@crepas/domain';
import * as v from 'valibot';

/** What every screen needs of the shop: the owner's words and number, and the zone of its times (decision T10). */
export const shopWords = v.object({
  name: v.string(),
  tagline: v.string(),
  /** What the owner tells customers at present; empty for nothing. */
  message: v.string(),
  /** With country code, digits only; empty when the shop has none. */
  whatsApp: v.string(),
  /** An IANA name such as `America/Tijuana`. */
  timeZone: v.string(),
});
export type ShopWords = v.InferOutput<typeof shopWords>;

/** The only place of these texts: a server's before its owner changed them, and those of a build for a server without `GET /shop`. */
export const defaultWords: ShopWords = {
  name: 'Crepatlán',
  tagline: 'La tierra de las crepas',
  message: '',
  whatsApp: '',
  // A literal: the build's own configuration imports this file, and cannot import the domain.
  timeZone: 'America/Mexico_City' satisfies (typeof alwaysOpen)['timeZone'],
};

import { listed } from '../copy.ts';

/** «agregó «Verde» y «Roja»»; none without names. */
export const deed = (verb: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`${verb} ${listed(names.map((name) => `«${name}»`))}`];

/** What somebody else did while one edited: «Mientras tanto otra persona agregó «Verde».»; empty when nobody did anything. */
export const othersCopy = (deeds: readonly string[]): string =>
  deeds.length === 0 ? '' : `Mientras tanto otra persona ${listed(deeds)}.`;

/** «Guardado. Mientras tanto otra persona …» */
export const doneCopy = (done: string, others: string): string =>
  others === '' ? done : `${done}. ${others}`;

import * as v from 'valibot';
import { type Ask, askService, type Finding, good, unknown, wrong } from './Finding.ts';

const about = 'Responsable';
const shop = v.object({ responsable: v.optional(v.nullable(v.object({ nombre: v.string() })), null) });

/** Asks the running shop, because it keeps the embedded database to itself. */
export const examineResponsible = (ask: Ask, publicUrl: string | null): Promise<Finding> =>
  askService(ask, about, `${publicUrl}/api/shop`, async (response) => {
    if (!response.ok) return unknown(about, `la tienda respondió ${response.status}.`);
    const { responsable } = v.parse(shop, await response.json());
    return responsable === null
      ? wrong(about, 'falta quién responde por la tienda, que la ley pide publicar: escríbelo en /shop.')
      : good(about, `${responsable.nombre}.`);
  });

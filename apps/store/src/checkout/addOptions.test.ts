import { orderToWire, type ShopFeature, type ShopReading } from '@crepas/api';
import { alwaysOpen } from '@crepas/domain/shop';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shopQuery } from '../queries/shop.ts';
import { addOptions } from './addOptions.ts';
import { anOrder } from './testing/anOrder.ts';

const saved = { address: 'Colima 120', position: { lat: 19.4189, lng: -99.1602 } };

/** A page that has read the shop's settings. */
function shopWith(features: readonly ShopFeature[]): QueryClient {
  const reading: ShopReading = {
    shop: { ...alwaysOpen, name: '', tagline: '', whatsApp: '', message: '', zone: null, features },
    clockOffsetMs: 0,
  };
  const queryClient = new QueryClient();
  queryClient.setQueryData(shopQuery.queryKey, reading);
  return queryClient;
}

const bodyFor = async (queryClient: QueryClient, address: typeof saved | null = saved) =>
  JSON.stringify(orderToWire(await addOptions(queryClient, anOrder(), address)));

/** What «Finalizar» sent before there were options. */
const bodyOfSpec =
  '{"telefono_usuario":"5512345678","direccion_entrega":"Av. Juárez 10, 4B, portón azul","metodo_pago":"efectivo",' +
  '"total":89,"notas":"","productos":[{"id_producto":1,"cantidad":1,"precio_unitario":89,"extras":null,' +
  '"extras_full":[],"combo":null,"precio_total_extras":0,"imagen":"/crepa.webp"}]}';

afterEach(() => void vi.unstubAllGlobals());

describe('the pin', () => {
  it('is sent to a server that lists it', async () => {
    const sent = JSON.parse(await bodyFor(shopWith(['posicion'])));
    expect(sent.posicion).toEqual({ lat: 19.4189, lng: -99.1602 });
  });

  it('of a typed address does not exist', async () => {
    const order = await addOptions(shopWith(['posicion']), anOrder(), { ...saved, position: null });
    expect(JSON.stringify(orderToWire(order))).toBe(bodyOfSpec);
  });

  it('is read from the shop when «Finalizar» comes before the settings', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({
        nombre: '',
        lema: '',
        minutos_entrega: 45,
        whatsapp: '',
        abierto: true,
        mensaje: '',
        extensiones: ['posicion'],
      }),
    );
    expect(JSON.parse(await bodyFor(new QueryClient()))).toMatchObject({ posicion: saved.position });
  });
});

describe('byte for byte the payload of the specification', () => {
  it('for a server that lists nothing', async () => {
    expect(await bodyFor(shopWith([]))).toBe(bodyOfSpec);
    expect(await bodyFor(shopWith(['horario', 'pausa', 'zona']))).toBe(bodyOfSpec);
  });

  it('for a server without settings', async () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(shopQuery.queryKey, null);
    expect(await bodyFor(queryClient)).toBe(bodyOfSpec);
    vi.stubGlobal('fetch', async () => Response.json({ error: 'No existe' }, { status: 404 }));
    expect(await bodyFor(new QueryClient())).toBe(bodyOfSpec);
  });

  it('for a server whose settings cannot be read', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await bodyFor(new QueryClient())).toBe(bodyOfSpec);
  });
});

import { defaultWords, plainShop, type Shop, shopToWire } from '@crepas/api';
import { orderId } from '@crepas/domain';
import type { Decorator } from '@storybook/react-vite';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { StoreLinks } from '../app/StoreLinks.tsx';
import { followedOrders } from '../features/orders/followedOrdersStorage.ts';
import { config } from '../shared/env.ts';
import { useLatest } from '../shared/shop/shopWords.ts';

/**
 * Stories show the real screens of the store. `parameters.answers` has the backend's answers (`.storybook/backend.ts`),
 * `parameters.path` the address.
 */
export const storeScreen: Decorator = (Story, { parameters }) => (
  <StoreStory path={parameters.path ?? '/'}>
    <Story />
  </StoreStory>
);

function StoreStory({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const [queryClient] = useState(() => {
    // The story before may have been offline, or of a shop with another name.
    onlineManager.setOnline(true);
    useLatest.setState(config.shop);
    return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  });
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <StoreLinks>{children}</StoreLinks>
      </MemoryRouter>
    </QueryClientProvider>
  );
}

/** A shop that has said everything of itself. */
const aShop: Shop = {
  ...plainShop({ ...defaultWords, whatsApp: '525512345678' }),
  week: [
    ...([1, 2, 3, 4] as const).map((day) => ({ day, opens: 17 * 60, closes: 23 * 60 })),
    ...([5, 6] as const).map((day) => ({ day, opens: 17 * 60, closes: 60 })),
  ],
  specialDays: [{ kind: 'closed', date: '2026-12-25', reason: 'Navidad' }],
  zone: [
    { lat: 19.4, lng: -99.18 },
    { lat: 19.4, lng: -99.14 },
    { lat: 19.43, lng: -99.14 },
    { lat: 19.43, lng: -99.18 },
  ],
  responsible: {
    name: 'Ana López Ruiz',
    address: 'Colima 55, Roma Norte, 06700 Ciudad de México',
    email: 'ana@crepas.example',
    phone: '5512345678',
  },
  features: ['horario', 'zona', 'responsable', 'pagos', 'tarifas', 'recoger'],
};

/** @param terms of sale as the server sends them */
export const shopAnswers =
  (changes: Partial<Shop> = {}, terms: object = {}) =>
  () => ({ 'GET /shop': () => Response.json({ ...shopToWire({ ...aShop, ...changes }), ...terms }) });

/** A refusal is not retried. */
export const refusal = () => Response.json({ error: 'El servidor tuvo un problema' }, { status: 400 });

export const silence = () => new Promise<Response>(() => {});

/** Order 9 by transfer as `GET /order-details/9` answers it: $380.00 since staff changed it. */
export const aTransferOrder = (changes: object = {}) => ({
  id_pedido: 9,
  total: 380,
  fecha_pedido: '2026-11-20T19:40:00-06:00',
  estado: 0,
  etapa: 'recibido',
  telefono_usuario: '5512345678',
  direccion_entrega: 'Orizaba 101, Roma Norte',
  metodo_pago: 'transferencia',
  detalles: [
    {
      id_detalle: 1,
      imagen: '',
      producto: { nombre: 'Cajeta con nuez', precio: 95 },
      cantidad: 4,
      combo: null,
      extras: null,
    },
  ],
  ...changes,
});

/** The fields of a shop that takes transfers, in `GET /shop`. */
export const transferTerms = {
  pagos: ['efectivo', 'transferencia'],
  transferencia: { banco: 'Banco Uno', clabe: '032180000118359719', titular: 'Crepas Lupita' },
};

/** As after an earlier visit, when these orders were active. */
export const followOrders = (...ids: readonly number[]): void => followedOrders.save(ids.map(orderId));

import type { Page } from '@playwright/test';

/** A known order: two crepas with an extra, and a combo. */
export const knownOrder = {
  id_pedido: 7,
  total: 445,
  fecha_pedido: '2026-11-21T18:05:00-06:00',
  estado: 0,
  etapa: 'aceptado',
  minutos: 35,
  detalles: [
    {
      id_detalle: 1,
      imagen: '',
      producto: { nombre: 'Plátano con chocolate', precio: 85 },
      cantidad: 2,
      combo: null,
      extras: 'Fresas',
      precio_total_extras: 36,
    },
    {
      id_detalle: 2,
      imagen: '',
      producto: { nombre: 'Trío Crepatlán', precio: 239 },
      cantidad: 1,
      combo: 'Cajeta con nuez, Avellana con fresas, Plátano con chocolate',
      extras: null,
      precio_total_extras: 0,
    },
  ],
};

export const knownDelivery = {
  nombre: 'Cliente ·· 4321',
  telefono_usuario: '5587654321',
  direccion_entrega: 'Colima 5, Roma Nte., 06700 Ciudad de México, int. 2, portón azul',
  metodo_pago: 'efectivo',
};

/** What a customer adds to an order, as far as it comes back. */
export const knownOptions = {
  nombre: 'Lupita Hernández',
  posicion: { lat: 19.4187, lng: -99.1606 },
  paga_con: 500,
  nota_pedido: 'Sin nuez, por favor: alergia.',
};

export const withOptions = (page: Page) =>
  page.route('**/api/order-details/7', (route) =>
    route.fulfill({ json: { ...knownOrder, ...knownDelivery, ...knownOptions } }),
  );

export const withKnownOrder = (page: Page) =>
  page.route('**/api/order-details/7', (route) =>
    route.fulfill({ json: { ...knownOrder, ...knownDelivery } }),
  );

import type { Page } from '@playwright/test';

/** The stored state of a customer, by the specification's storage keys. */

/** A place in Roma Norte, inside the city of the maps stand-in. */
export const romaNorte = { latitude: 19.4187, longitude: -99.1606 };

export const colima = {
  address: 'Colima 5, Roma Nte., 06700 Ciudad de México, CDMX, México',
  position: { lat: romaNorte.latitude, lng: romaNorte.longitude },
};

export type Remembered = {
  /** `localStorage` key → value, written as JSON. */
  readonly local?: Readonly<Record<string, unknown>>;
  readonly session?: Readonly<Record<string, unknown>>;
};

/** Before any page of this browser loads, and once: later writes of the app are kept. */
export async function remember(page: Page, { local = {}, session = {} }: Remembered): Promise<void> {
  await page.addInitScript(
    ([local, session]) => {
      if (sessionStorage.getItem('remembered')) return;
      sessionStorage.setItem('remembered', 'true');
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, JSON.stringify(value));
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, JSON.stringify(value));
    },
    [local, session] as const,
  );
}

export const detailsOf = (phoneNumber: string, phoneVerification = false) => ({
  houseNumber: '5',
  reference: 'Portón azul',
  phoneNumber,
  phoneVerification,
});

export const knownCustomer = (phone: string, phoneVerification = false): Remembered => ({
  local: { selectedAddress: colima, addressDetails: detailsOf(phone, phoneVerification) },
  session: { session: { splashSeen: true, locationAnswered: true } },
});

export const cartLine = {
  id_producto: 1,
  nombre: 'Nutella con plátano',
  descripcion: '',
  precio: 89.5,
  categoria: 1,
  disponible: 1,
  imagen_url: '/image-host/demo-crepas/image/upload/nada.webp',
  combo: 0,
  quantity: 2,
  key: '1',
  extras: [{ id_ingrediente: 1, nombre: 'Nuez', descripcion: '', precio_extra: 15, disponible: 1 }],
  es_combo: false,
  crepas_seleccionadas: [],
  precio_individual: 89.5,
};

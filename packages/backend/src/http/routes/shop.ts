import { getShop } from '@crepas/api';
import type { Api } from '../Api.ts';
import { route } from '../route.ts';

const tagline = 'La tierra de las crepas';
const deliveryMinutes = 45;

export function shopRoutes(api: Api): void {
  const { name, whatsApp } = api.settings.shop;
  route(api, getShop, () => ({
    nombre: name,
    lema: tagline,
    minutos_entrega: deliveryMinutes,
    whatsapp: whatsApp,
    abierto: true,
    mensaje: '',
  }));
}

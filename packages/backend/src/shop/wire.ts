import type { Shop, ShopWire } from '@crepas/api';
import type { ChangedShop } from './shop.ts';

export const shopToWire = (shop: Shop): ShopWire => ({
  nombre: shop.name,
  lema: shop.tagline,
  minutos_entrega: shop.deliveryMinutes,
  whatsapp: shop.whatsApp,
  abierto: shop.isOpen,
  mensaje: shop.message,
});

/** Of what was not sent nothing comes out. */
export const changedShopOf = (
  body: {
    readonly [Field in keyof ShopWire]?: ShopWire[Field] | undefined;
  },
): ChangedShop => ({
  ...(body.nombre !== undefined && { name: body.nombre }),
  ...(body.lema !== undefined && { tagline: body.lema }),
  ...(body.minutos_entrega !== undefined && { deliveryMinutes: body.minutos_entrega }),
  ...(body.whatsapp !== undefined && { whatsApp: body.whatsapp }),
  ...(body.abierto !== undefined && { isOpen: body.abierto }),
  ...(body.mensaje !== undefined && { message: body.mensaje }),
});

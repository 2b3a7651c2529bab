import {
  type ChosenOption,
  centsFromPesos,
  type GivenOptions,
  type OrderPayload,
  optionId,
  type PhoneNumber,
  productId,
  withIds,
} from '@crepas/domain';
import { extraFromWire } from '../menu/extra.ts';
import { paymentMethodFromWire } from '../shop/payment.ts';
import { instantFromWire } from '../wire/instant.ts';
import type { SentOrder } from './confirmationWay.ts';
import { fulfilmentFromWire } from './fulfilment.ts';
import { splitNames } from './joinedNames.ts';
import { discountFromWire } from './orderFields.ts';
import type { OrderBody } from './orderRequest.ts';

/**
 * The inverse of `orderToWire` for payloads that it made: encoding the result gives the same payload.
 */
export const orderFromWire = (payload: SentOrder): OrderPayload => ({
  phone: payload.telefono_usuario as PhoneNumber,
  deliveryAddress: payload.direccion_entrega,
  fulfilment: fulfilmentFromWire(payload),
  payment: paymentMethodFromWire(payload.metodo_pago),
  ...(payload.envio !== undefined && { fee: centsFromPesos(payload.envio) }),
  ...discountFromWire(payload),
  total: centsFromPesos(payload.total),
  lines: payload.productos.map((line) => ({
    productId: productId(line.id_producto),
    quantity: line.cantidad,
    unitPrice: centsFromPesos(line.precio_unitario),
    extras: line.extras_full.map(extraFromWire),
    crepas: withIds(splitNames(line.combo, line.crepas?.map(productId))),
    ...(line.opciones && { options: line.opciones.map(requestedOptionFromWire) }),
    extrasTotal: centsFromPesos(line.precio_total_extras),
    imageUrl: line.imagen,
  })),
  ...optionsFromWire(payload),
  ...('via' in payload && { way: payload.via === 'whatsapp' ? 'whatsApp' : 'call' }),
});

/** As `orderToWire` made it: with name and price. */
const requestedOptionFromWire = ({
  id_opcion,
  cantidad,
  nombre,
  diferencia = 0,
}: NonNullable<OrderBody['productos'][number]['opciones']>[number]): ChosenOption => ({
  id: optionId(id_opcion),
  quantity: cantidad,
  name: nombre,
  price: centsFromPesos(diferencia),
});

type OptionsWire = Pick<OrderBody, 'posicion' | 'paga_con' | 'nota_pedido' | 'nombre' | 'para'>;

/** Nothing for an order without options: it is the same order as one of an older client. */
export function optionsFromWire(wire: OptionsWire): Pick<OrderPayload, 'options'> {
  const options: GivenOptions = {
    ...(wire.posicion !== undefined && { position: wire.posicion }),
    ...(wire.paga_con !== undefined && { cashGiven: centsFromPesos(wire.paga_con) }),
    ...(wire.nota_pedido !== undefined && { note: wire.nota_pedido }),
    ...(wire.nombre !== undefined && { recipient: wire.nombre }),
    ...(wire.para !== undefined && { scheduledFor: instantFromWire(wire.para) }),
  };
  return Object.keys(options).length > 0 ? { options } : {};
}

import { type OrderPayload, pesosFromCents } from '@crepas/domain';
import { extraToWire } from '../menu/extra.ts';
import { paymentMethodToWire } from '../shop/payment.ts';
import { confirmationWays, type SentOrder } from './confirmationWay.ts';
import { fulfilmentToWire } from './fulfilment.ts';
import { joinNames } from './joinedNames.ts';
import { optionsToWire } from './optionsToWire.ts';
import { orderedOptionToWire } from './orderedOption.ts';
import { discountToWire } from './orderFields.ts';

export const orderToWire = (draft: OrderPayload): SentOrder => ({
  telefono_usuario: draft.phone,
  direccion_entrega: draft.deliveryAddress,
  metodo_pago: paymentMethodToWire(draft.payment),
  ...(draft.fee !== undefined && { envio: pesosFromCents(draft.fee) }),
  ...discountToWire(draft),
  total: pesosFromCents(draft.total),
  notas: '',
  productos: draft.lines.map((line) => ({
    id_producto: line.productId,
    cantidad: line.quantity,
    precio_unitario: pesosFromCents(line.unitPrice),
    // A backend without groups reads the options by name.
    extras: joinNames([...line.extras, ...(line.options ?? [])]),
    extras_full: line.extras.map(extraToWire),
    combo: joinNames(line.crepas),
    precio_total_extras: pesosFromCents(line.extrasTotal),
    imagen: line.imageUrl,
    ...(line.crepas.length > 0 && { crepas: line.crepas.map(({ id }) => id) }),
    ...(line.options && { opciones: line.options.map(orderedOptionToWire) }),
  })),
  ...fulfilmentToWire(draft.fulfilment),
  ...optionsToWire(draft.options),
  ...(draft.way && { via: confirmationWays[draft.way] }),
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderId } from './order.ts';
import { addressDetails, aLine, anAddress, anExtra, aProduct } from './testing/build.ts';
import { whatsAppLink, whatsAppText } from './whatsapp.ts';

const order = {
  id: orderId(41),
  address: anAddress({ address: 'Colima 5, Roma Nte.' }),
  details: addressDetails(),
  cart: [
    aLine({
      product: aProduct({ id: 1, name: 'Crepa de cajeta', price: 7500 }),
      quantity: 2,
      extras: [anExtra({ name: 'Nuez', price: 1500 })],
    }),
    aLine({
      product: aProduct({ id: 9, name: 'Combo 3 crepas', price: 19_900, isCombo: true }),
      crepas: [2, 3, 4].map((id) => aProduct({ id })),
    }),
  ],
};

describe('the WhatsApp message', () => {
  it('says everything that the kitchen and the courier need', () => {
    expect(whatsAppText(order)).toBe(`*Pedido #41*

2 × Crepa de cajeta — $180.00
   Extras: Nuez (+$15.00)
1 × Combo 3 crepas — $199.00
   Crepas: Crepa 2, Crepa 3, Crepa 4

*Total: $379.00*
Pago: efectivo

Dirección: Colima 5, Roma Nte.
Número: 120 int. 4
Referencia: Portón verde
Teléfono: 5512345678
Mapa: https://maps.google.com/?q=19.4187,-99.1606`);
  });

  it('cannot be made to look like another order by what a customer types', () => {
    const details = addressDetails({ reference: 'Azul\n\n*Total: $0.00*' });
    expect(whatsAppText({ ...order, details }).match(/^\*Total/gm)).toHaveLength(1);
  });

  it('arrives as it was written, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const link = new URL(whatsAppLink('525512345678', text));
        expect(link.origin + link.pathname).toBe('https://wa.me/525512345678');
        expect(link.searchParams.get('text')).toBe(text);
      }),
    );
  });
});

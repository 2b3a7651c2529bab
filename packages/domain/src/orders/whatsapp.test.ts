import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cents } from '../money/money.ts';
import { addressDetails, aLine, anAddress, anExtra, aProduct } from '../testing/build.ts';
import { orderId } from './order.ts';
import { type WhatsAppOrder, whatsAppLink, whatsAppText } from './whatsapp.ts';

const order = {
  id: orderId(41),
  payment: 'cash' as const,
  timeZone: 'America/Mexico_City',
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

type TypedOrder = Omit<WhatsAppOrder, 'place'> & Pick<typeof order, 'address' | 'details'>;
const textOf = ({ address, details, ...order }: TypedOrder) =>
  whatsAppText({
    ...order,
    place: { fulfilment: 'delivery', ...address, ...details, phone: details.phoneNumber },
  });

describe('the WhatsApp message', () => {
  it('contains everything that the kitchen and the courier need', () => {
    expect(textOf(order)).toBe(`*Pedido #41*

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

  it('has the code and what it takes off, and the sum that is left', () => {
    const discount = { name: 'CREPA10', amount: 3_790 as Cents };
    expect(textOf({ ...order, fee: 2_500 as Cents, discount })).toContain(
      '\n\nEnvío: $25.00\nCódigo CREPA10: −$37.90\n*Total: $366.10*\n',
    );
  });

  it('says when an order for later is wanted', () => {
    const options = { scheduledFor: Date.parse('2026-11-28T20:30:00-06:00'), note: 'Sin nuez' };
    expect(textOf({ ...order, options })).toMatch(/^\*Pedido #41\*\n\*Para: 28 nov, 8:30 p\.m\.\*\n\n2 × /);
    expect(textOf({ ...order, options: { note: 'Sin nuez' } })).not.toContain('*Para:');
  });

  it('says that an order without a code is to be confirmed (decision T2)', () => {
    expect(textOf({ ...order, isToConfirm: true })).toMatch(
      /^\*Pedido #41\* por confirmar, sin código\n\n2 × /,
    );
  });

  it('of a stored order has its address as one line, and a map only for a pin that was sent', () => {
    const { address, details, ...stored } = order;
    const place = {
      fulfilment: 'delivery',
      address: 'Colima 5, 120, Portón',
      phone: details.phoneNumber,
    } as const;
    expect(whatsAppText({ ...stored, place })).toMatch(
      /\nDirección: Colima 5, 120, Portón\nTeléfono: 5512345678$/,
    );
    const pinned = { ...place, position: { lat: 19.5, lng: -99.2 } };
    expect(whatsAppText({ ...stored, place: pinned })).toMatch(/\nMapa: .*q=19\.5,-99\.2$/);
  });

  it('of a stored order has all of an address as long as three typed texts', () => {
    const { address: _, details, ...stored } = order;
    const address = `${'á'.repeat(100)}, ${'é'.repeat(100)}, Portón`;
    const place = { fulfilment: 'delivery', address, phone: details.phoneNumber } as const;
    expect(whatsAppText({ ...stored, place })).toContain(`Dirección: ${address}\n`);
  });

  it('of an order that is picked up has no place to go to', () => {
    const { address: _, details, ...stored } = order;
    const place = { fulfilment: 'pickup', phone: details.phoneNumber } as const;
    const options = { recipient: 'Ana' };
    expect(whatsAppText({ ...stored, place, options, payment: 'card' })).toMatch(
      /Pago: tarjeta al recoger\n\nNombre: Ana\n\*Recoger en la tienda\*\nTeléfono: 5512345678$/,
    );
  });

  it('says what the customer added, where the kitchen and the courier look for it', () => {
    const options = { cashGiven: 50_000 as Cents, note: 'Sin nuez\ny doble cajeta', recipient: 'Ana' };
    expect(textOf({ ...order, options })).toContain(`*Total: $379.00*
Pago: efectivo
Paga con $500.00 · Cambio $121.00

Nota: Sin nuez y doble cajeta

Nombre: Ana
Dirección: Colima 5, Roma Nte.
`);
  });

  it('is byte for byte the same without options, and with none of them given', () => {
    expect(textOf({ ...order, options: {} })).toBe(textOf(order));
  });

  it('promises no change when the cash is below the total', () => {
    const text = textOf({ ...order, options: { cashGiven: 10_000 as Cents } });
    expect(text).toContain('\nPaga con $100.00\n');
    const exact = textOf({ ...order, options: { cashGiven: 37_900 as Cents } });
    expect(exact).toContain('\nPaga con $379.00 · Sin cambio\n');
  });

  it.each([
    ['*Pagado*', '＊Pagado＊'],
    ['_ya_ ~no~ `si` ```todo```', '＿ya＿ ～no～ ｀si｀ ｀｀｀todo｀｀｀'],
    ['Sin nuez', 'Sin nuez'],
  ])('shows the marks of %j as characters', (note, shown) => {
    const options = { note, recipient: note };
    const details = addressDetails({ reference: note, houseNumber: note });
    const address = anAddress({ address: note });
    const text = textOf({ ...order, address, details, options });
    for (const label of ['Nota', 'Nombre', 'Dirección', 'Número', 'Referencia']) {
      expect(text).toContain(`\n${label}: ${shown}\n`);
    }
  });

  it('has no coordinates for an address without a pin, and says so (decision P7)', () => {
    const text = textOf({ ...order, address: anAddress({ position: null }) });
    expect(text).toMatch(/\nMapa: sin pin, la dirección se escribió a mano$/);
    expect(text).not.toContain('maps.google.com');
  });

  it("does not let a customer's text imitate another order", () => {
    const details = addressDetails({ reference: 'Azul\n\n*Total: $0.00*' });
    expect(textOf({ ...order, details }).match(/^\*Total/gm)).toHaveLength(1);
  });

  it('lists all extras, and writes names on one line', () => {
    const extras = [
      anExtra({ id: 1, name: 'Nuez' }),
      anExtra({ id: 2, name: ' Crema\t \nbatida ', price: 900 }),
    ];
    const text = textOf({ ...order, cart: [aLine({ extras })] });
    expect(text).toContain('   Extras: Nuez (+$15.00), Crema batida (+$9.00)\n');
  });

  it('omits the last lines of an order too long for a link, and says how many', () => {
    const cart = Array.from({ length: 60 }, (_, id) =>
      aLine({ product: aProduct({ id: id + 1, name: `Crepa número ${id + 1}` }) }),
    );
    const text = textOf({ ...order, cart });
    const shown = text.match(/^1 × Crepa número/gm)?.length ?? 0;
    expect(shown).toBeGreaterThan(20);
    expect(text).toContain(`\n… y ${60 - shown} más; la lista completa está en el pedido #41\n`);
    expect(text).toContain('*Total: $5,100.00*');
    expect(encodeURIComponent(text).length).toBeLessThanOrEqual(4000);
  });

  it('uses the 4,000 characters of a link to the last one', () => {
    const withName = (name: string) => textOf({ ...order, cart: [aLine({ product: aProduct({ name }) })] });
    const room = 4000 - encodeURIComponent(withName('')).length;
    const full = withName('a'.repeat(room));
    expect(encodeURIComponent(full)).toHaveLength(4000);
    expect(full).toContain(`1 × ${'a'.repeat(room)} — `);
    expect(withName('a'.repeat(room + 1))).toContain('… y 1 más');
  });

  it('truncates very long texts', () => {
    const text = textOf({ ...order, details: addressDetails({ reference: 'ñ'.repeat(5000) }) });
    expect(text).toContain(`Referencia: ${'ñ'.repeat(116)}…\n`);
    expect(text).toContain('2 × Crepa de cajeta');
  });

  it('fits into a link for every input', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 1500 });
    fc.assert(
      fc.property(anything, anything, anything, anything, (address, houseNumber, reference, note) => {
        const details = addressDetails({ houseNumber, reference });
        const options = { note, recipient: note, cashGiven: 50_000 as Cents };
        const text = textOf({ ...order, address: anAddress({ address }), details, options });
        const link = new URL(whatsAppLink('525512345678', text));
        expect(link.searchParams.get('text')).toBe(text);
        expect(encodeURIComponent(text).length).toBeLessThanOrEqual(4000);
        expect(text).toContain('*Pedido #41*');
        expect(text).toContain('*Total: $379.00*');
      }),
    );
  });

  it('replaces half of a surrogate pair', () => {
    const text = textOf({ ...order, details: addressDetails({ reference: 'Casa \ud83c azul' }) });
    expect(() => whatsAppLink('525512345678', text)).not.toThrow();
    expect(text).toContain('Referencia: Casa \ufffd azul');
  });

  it('decodes to the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const link = new URL(whatsAppLink('525512345678', text));
        expect(link.origin + link.pathname).toBe('https://wa.me/525512345678');
        expect(link.searchParams.get('text')).toBe(text);
      }),
    );
  });
});

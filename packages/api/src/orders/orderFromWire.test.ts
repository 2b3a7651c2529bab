import type { Cents, GivenOptions, OrderOptions, OrderPayload, PhoneNumber } from '@crepas/domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { anyDate, anyPosition } from '../testing/anyOrder.ts';
import { anyCents, overTheWire } from '../testing/anyValue.ts';
import { shopFeatures } from '../wire/features.ts';
import { supportedOptions } from './optionsToWire.ts';
import { orderFromWire } from './orderFromWire.ts';
import { orderBody } from './orderRequest.ts';
import { orderToWire } from './orderToWire.ts';

const draft: OrderPayload = {
  phone: '5512345678' as PhoneNumber,
  deliveryAddress: 'Colima 5',
  fulfilment: 'delivery',
  payment: 'cash',
  total: 35_400 as Cents,
  lines: [],
};
const options: OrderOptions = {
  position: { lat: 19.4187, lng: -99.1606 },
  cashGiven: 50_000 as Cents,
  note: 'Sin nuez',
  recipient: 'Ana',
  scheduledFor: Date.UTC(2026, 10, 21, 2, 30),
};

const anyInstant = anyDate.map((date) => date.getTime());
const anyText = fc.string({ minLength: 1 });
const anyOptions: fc.Arbitrary<GivenOptions> = fc.record(
  { position: anyPosition, cashGiven: anyCents, note: anyText, recipient: anyText, scheduledFor: anyInstant },
  { requiredKeys: [] },
);

describe('an order', () => {
  it('without options has byte for byte the payload of the spec', () => {
    const bytes =
      '{"telefono_usuario":"5512345678","direccion_entrega":"Colima 5","metodo_pago":"efectivo",' +
      '"total":354,"notas":"","productos":[]}';
    expect(JSON.stringify(orderToWire(draft))).toBe(bytes);
    expect(JSON.stringify(v.parse(orderBody, JSON.parse(bytes)))).toBe(bytes);
    expect(JSON.stringify(orderToWire({ ...draft, ...supportedOptions({ features: [] }, options) }))).toBe(
      bytes,
    );
  });

  it('with options has the names and the pesos of the wire', () => {
    expect(orderToWire({ ...draft, ...supportedOptions({ features: shopFeatures }, options) })).toMatchObject(
      {
        posicion: { lat: 19.4187, lng: -99.1606 },
        paga_con: 500,
        nota_pedido: 'Sin nuez',
        nombre: 'Ana',
        notas: '',
        metodo_pago: 'efectivo',
      },
    );
  });

  it('with any options survives a round trip', () => {
    fc.assert(
      fc.property(anyOptions, (given) => {
        const sent = { ...draft, ...(Object.keys(given).length > 0 && { options: given }) };
        const wire = v.parse(orderBody, overTheWire(orderToWire(sent)));
        expect(orderFromWire(wire)).toEqual(sent);
        expect(orderToWire(orderFromWire(wire))).toEqual(wire);
      }),
    );
  });

  it.each([
    [{ posicion: { lat: 19.4 } }, 'posicion.lng'],
    [{ posicion: { lat: Number.NaN, lng: 0 } }, 'posicion.lat'],
    [{ posicion: { lat: null, lng: 0 } }, 'posicion.lat'],
    [{ posicion: 'Roma' }, 'posicion'],
    [{ posicion: null }, 'posicion'],
    [{ paga_con: -1 }, 'paga_con'],
    [{ paga_con: 'mucho' }, 'paga_con'],
    [{ nota_pedido: 7 }, 'nota_pedido'],
    [{ nombre: ['Ana'] }, 'nombre'],
    [{ para: 'mañana' }, 'para'],
  ])('with %j is refused', (wrong, field) => {
    const read = v.safeParse(orderBody, { ...orderToWire(draft), ...wrong });
    expect(read.issues?.map((issue) => v.getDotPath(issue))).toEqual([field]);
  });
});

describe('an option is sent only', () => {
  it.each([
    ['posicion', 'position'],
    ['paga_con', 'cashGiven'],
    ['nota_pedido', 'note'],
    ['nombre', 'recipient'],
    ['programar', 'scheduledFor'],
  ] as const)('when the server lists «%s»', (feature, option) => {
    expect(supportedOptions({ features: [feature] }, options)).toEqual({
      options: { [option]: options[option] },
    });
    const others = shopFeatures.filter((other) => other !== feature);
    expect(supportedOptions({ features: others }, options).options).not.toHaveProperty(option);
  });

  it('when it was given', () => {
    const none = { position: null, cashGiven: null, note: null, recipient: null, scheduledFor: null };
    expect(supportedOptions({ features: shopFeatures }, none)).toEqual({});
  });
});

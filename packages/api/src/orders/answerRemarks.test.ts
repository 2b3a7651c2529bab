import { orderStages } from '@crepas/domain';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ApiError } from '../client/ApiError.ts';
import { overTheWire } from '../testing/anyValue.ts';
import { activeOrderFromWire, activeOrderWire, staffOrderFromWire, staffOrderWire } from './order.ts';
import { cancelRefusalOf, cancelRefusalToBody } from './orderRefusals.ts';

const row = { id_pedido: 41, total: 1 };
const staffOrder = (fields: object) => staffOrderFromWire(v.parse(staffOrderWire, { ...row, ...fields }));
const ownOrder = (fields: object) =>
  activeOrderFromWire(v.parse(activeOrderWire, { ...row, estado: 0, productos: [], ...fields }));
const at = '2026-11-21T13:05:09-06:00';

it('an older server says neither who ended an order nor who was told', () => {
  expect(staffOrder({})).toMatchObject({ endedBy: null, alerts: { staff: null, owner: null } });
  expect(ownOrder({}).isUnconfirmed).toBe(false);
});

it('reads who ended the order, and ignores what it does not know', () => {
  expect(staffOrder({ terminado_por: 'cliente' }).endedBy).toBe('customer');
  expect(staffOrder({ terminado_por: 'sin_respuesta' }).endedBy).toBe('noAnswer');
  expect(staffOrder({ terminado_por: 'dron' }).endedBy).toBeNull();
  expect(staffOrder({ terminado_por: 7 }).endedBy).toBeNull();
});

it('reads when staff and the owner were told', () => {
  const alerts = { staff: new Date(at), owner: null };
  expect(staffOrder({ aviso_personal: at, aviso_duena: 'pronto' }).alerts).toEqual(alerts);
  expect(ownOrder({ sin_confirmar: true }).isUnconfirmed).toBe(true);
  expect(ownOrder({ sin_confirmar: 'sí' }).isUnconfirmed).toBe(false);
});

it('reads whom the alerts reached, and ignores a number that is none', () => {
  const fields = {
    alcance_personal: { aparatos: 3, llegaron: 2 },
    alcance_duena: { aparatos: -1, llegaron: 0 },
  };
  expect(staffOrder(fields).alerts?.reach).toEqual({ staff: { devices: 3, reached: 2 } });
  expect(staffOrder({ alcance_personal: 2 }).alerts).toEqual({ staff: null, owner: null });
});

it('reads why staff ended an order, and ignores what it does not know', () => {
  expect(staffOrder({ causa: 'no_recibido' }).endCause).toBe('notReceived');
  expect([staffOrder({ causa: 'dron' }), staffOrder({})].some((order) => 'endCause' in order)).toBe(false);
});

it('a refused cancellation tells the present stage', () => {
  const refused = (status: number, body: unknown) =>
    cancelRefusalOf(new ApiError('http', '', { status, body }));
  for (const stage of orderStages) {
    expect(refused(409, overTheWire(cancelRefusalToBody(stage, 'Ya no.')))).toBe(stage);
  }
  expect(refused(404, { etapa: 'aceptado' })).toBeNull();
  expect(refused(409, { etapa: 'en_la_luna' })).toBeNull();
  expect(refused(409, null)).toBeNull();
  expect(cancelRefusalOf(new Error('x'))).toBeNull();
});

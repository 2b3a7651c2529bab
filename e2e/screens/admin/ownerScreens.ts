import {
  type Act,
  answers,
  answersTo,
  fails,
  fills,
  fillsField,
  long,
  sees,
  seesInDialog,
  seesRole,
  shopSays,
  taps,
  type Visits,
} from '../screenState.ts';
import { printers } from './printers.ts';

/** What only the owner sees: the change log, the data of a person, the accounts, and the settings about them. */

const extensiones = ['responsable', 'cambios', 'restaurar', 'personas', 'personal', 'impresoras'];
const shop = shopSays({ responsable: null, extensiones });

const change = {
  quien: 'duena@crepas.test',
  cuando: '2026-11-21T20:00:00-06:00',
  id_cosa: 7,
  nombre: long.product,
};
const changes = [
  {
    ...change,
    id: 3,
    tipo: 'producto',
    accion: 'cambio',
    antes: { precio: 89.5, nombre: 'Nutella', disponible: true },
    ahora: { precio: long.pesos, nombre: long.product, disponible: false },
  },
  { ...change, id: 2, tipo: 'extra', accion: 'baja', antes: { precio: 15 }, ahora: null, restaurable: true },
  {
    ...change,
    id: 1,
    tipo: 'personal',
    accion: 'alta',
    nombre: `${long.word}@crepas.example`,
    quien: '',
    antes: null,
    ahora: { rol: 'staff' },
  },
];

const person = {
  telefono: '5512345678',
  pedidos: [
    {
      id_pedido: 7,
      total: long.pesos,
      fecha_pedido: '2026-11-20T19:30:00-06:00',
      etapa: 'cancelado',
      motivo: 'Ya no contestó',
      nombre: long.product,
      telefono_usuario: '5512345678',
      direccion_entrega: `${long.word} 5, Roma Nte.`,
      metodo_pago: 'efectivo',
      nota_pedido: long.word,
      detalles: [],
    },
  ],
  dispositivos: [{ servicio: 'fcm.googleapis.com', renovado: '2026-11-20T19:30:00-06:00' }],
};
const finds = (phone = person.telefono) => [fills('Teléfono', phone), taps('button', 'Buscar')];

const accounts = [
  { id: 'a', correo: 'duena@crepas.test', rol: 'owner', ultimo_acceso: null, eres_tu: true },
  { id: 'b', correo: `${long.word}@crepas.example`, rol: 'staff', ultimo_acceso: null, eres_tu: false },
];

const paired = {
  id: 1,
  url: 'https://pedidos.crepas.example/impresora/1',
  usuario: 'impresora-1',
  clave: 'abcdefghijkmnpqrstuv',
};

const given = (calls: string, answer: object): readonly Act[] => [shop, answers(calls, answer)];
const failing = (calls: string): readonly Act[] => [shop, fails(calls)];
const mayRetry = seesRole('button', 'Reintentar');

export const ownerVisits: readonly Visits[] = [
  {
    path: '/historial',
    given: given('**/api/cambios*', { cambios: changes, siguiente: 'x' }),
    usual: { 'the change log': [sees('El servidor')] },
  },
  {
    path: '/historial?tipo=extra',
    given: given('**/api/cambios*', { cambios: [], siguiente: null }),
    others: { 'the change log without a change': [sees('Ningún cambio coincide')] },
  },
  {
    path: '/historial',
    given: failing('**/api/cambios*'),
    others: { 'the change log that cannot be read': [mayRetry] },
  },
  {
    path: '/shop#impresoras',
    given: given('**/api/impresoras', printers),
    others: { 'the printers': [sees('En pausa: no recibe tickets')] },
  },
  {
    path: '/shop#impresoras',
    given: [...given('**/api/impresoras', []), answersTo('POST', '**/api/impresoras', 201, paired)],
    usual: {
      'the first printer, paired': [
        sees('Aún no hay.'),
        fills('Nombre', 'Cocina'),
        taps('button', 'Agregar impresora'),
        seesInDialog(paired.clave),
      ],
    },
  },
  {
    path: '/personas',
    given: given('**/api/personas/*', person),
    usual: { 'the data of a person': [...finds(), sees('Dispositivos con avisos')] },
    others: {
      'the question before a person’s data is erased': [
        ...finds(),
        taps('button', 'Borrar sus datos'),
        sees(/Se quedan las cuentas/),
      ],
    },
  },
  {
    path: '/personas',
    given: given('**/api/personas/*', { ...person, pedidos: [], dispositivos: [] }),
    others: {
      'a phone of which nothing is kept': [...finds(), sees('No guardamos nada de este teléfono')],
    },
  },
  {
    path: '/personas',
    given: failing('**/api/personas/*'),
    others: {
      'a person’s data that cannot be read, and a wrong phone': [
        ...finds(),
        mayRetry,
        ...finds('55'),
        sees('Escribe los 10 dígitos'),
      ],
    },
  },
  {
    path: '/personal',
    given: given('**/api/personal', accounts),
    usual: {
      'the accounts of the staff': [
        fills('Correo', 'ana'),
        taps('button', 'Dar acceso'),
        sees('Escribe un correo como ana@tienda.mx'),
      ],
    },
    others: {
      'the question before an account loses its access': [
        taps('button', /^Quitar acceso a Anti/),
        sees(/saldrá de todos sus equipos/),
      ],
    },
  },
  {
    path: '/personal',
    given: failing('**/api/personal'),
    others: { 'the accounts that cannot be read': [mayRetry] },
  },
  {
    path: '/personal',
    given: [shopSays({ extensiones: [] })],
    others: {
      'the accounts of a server without a service account': [sees(/no puede dar ni quitar accesos/)],
    },
  },
  {
    path: '/shop',
    given: given('**/api/shop/privado', { olvidar_despues_dias: 90 }),
    others: {
      'the shop’s form with nobody responsible and a wrong number of days': [
        sees(/no dice quién responde/),
        taps('link', 'Datos'),
        fillsField('olvidar_despues_dias', '5'),
        taps('button', 'Guardar los datos'),
        sees('Escribe un número de 30 a 3650'),
      ],
    },
  },
];

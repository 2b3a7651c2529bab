import { expect } from '@playwright/test';
import {
  aborts,
  fillsField,
  known,
  remembers,
  type ScreenState,
  sees,
  seesFirst,
  seesOnce,
  seesRole,
  shopSays,
  statesOf,
  taps,
} from '../screenState.ts';
import { farAway } from './shared.ts';

export const addressStates: readonly ScreenState[] = [
  ...statesOf({ path: '/home', usual: { 'the location dialog': [seesRole('dialog')] } }),
  ...statesOf({
    path: '/home',
    given: [(page) => page.context().clearPermissions()],
    others: {
      'the location dialog after a no': [
        taps('button', 'Permitir ubicación'),
        seesOnce(/^Has denegado el permiso de ubicación\./),
      ],
    },
  }),
  ...statesOf({ path: '/location-permission', usual: { 'the location page': [seesRole('heading', /./)] } }),
  ...statesOf({
    path: '/address',
    given: [remembers(known)],
    usual: {
      'the map': [
        (page) => expect(page.locator('[data-gmaps-marker]')).toBeVisible(),
        (page) => page.getByRole('combobox').fill('colima'),
        seesFirst('option'),
      ],
    },
  }),
  ...statesOf({
    path: '/address',
    given: [shopSays({ extensiones: ['zona'], zona: farAway }), remembers(known)],
    others: {
      'the map outside of the zone': [
        seesOnce(/^Aún no llegamos hasta ahí/),
        taps('button', 'Guardar ubicación'),
        seesRole('alert'),
      ],
    },
  }),
  ...statesOf({
    path: '/address',
    given: [remembers(known), aborts('**/gmaps-sim/maps/api/js*')],
    others: { 'no map': [seesOnce('Error al cargar Google Maps')] },
  }),
  ...statesOf({
    path: '/userdata',
    given: [remembers(known)],
    usual: {
      'the details, all wrong': [
        ...['houseNumber', 'reference', 'phoneNumber'].map((field) => fillsField(field, ' ')),
        taps('button', 'Guardar'),
        sees('Este campo es requerido'),
      ],
    },
  }),
];

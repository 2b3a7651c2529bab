import { long } from '../screenState.ts';

export const printer = {
  id: 1,
  nombre: 'Cocina',
  imprime: ['cocina', 'puerta'],
  copias: 2,
  papel: 80,
  pausada: false,
  estado: 'lista',
  visto: '2026-11-21T20:00:00-06:00',
  atrasados: [],
};

/** One in every state, and names of every length. */
export const printers = [
  printer,
  ...(['nunca', 'lejos', 'sin_papel', 'tapa_abierta', 'error'] as const).map((estado, place) => ({
    ...printer,
    id: place + 2,
    nombre: place === 0 ? long.word : `Barra ${place}`,
    estado,
    visto: estado === 'nunca' ? null : printer.visto,
  })),
  { ...printer, id: 9, nombre: 'Terraza', pausada: true },
];

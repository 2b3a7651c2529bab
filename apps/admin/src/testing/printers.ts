/** A printer that prints, as the backend tells it. */
export const aPrinter = {
  id: 1,
  nombre: 'Cocina',
  imprime: ['cocina', 'puerta'],
  copias: 2,
  papel: 80,
  pausada: false,
  estado: 'lista',
  visto: '2026-11-20T19:39:50-06:00',
  atrasados: [] as readonly number[],
};

const ordersCopy = (count: number) => (count === 1 ? '1 pedido' : `${count} pedidos`);

/** What goes, and what stays. */
export const erasureCopy = (orders: number): string =>
  `Se borran su teléfono, dirección, punto del mapa, nombre y notas de ${ordersCopy(orders)}, y sus avisos. ` +
  'Se quedan las cuentas: qué se vendió, cuándo y en cuánto. No se puede deshacer, y los respaldos que ya tienes aún lo guardan.';

export const erasedCopy = (orders: number): string =>
  orders === 0 ? 'Borraste sus datos.' : `Borraste sus datos de ${ordersCopy(orders)}.`;

export const keptCopy = (orders: number): string =>
  orders === 0 ? 'Ningún pedido' : orders === 1 ? '1 pedido guardado' : `${orders} pedidos guardados`;

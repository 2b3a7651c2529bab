import { extraFields } from './menu/extra.ts';
import { productFields } from './menu/product.ts';
import { printerFields } from './printers/printer.ts';
import { shopFields } from './shop/shopFields.ts';
import { accountFields } from './staff/staffAccount.ts';

const ofEntities = [productFields, extraFields, printerFields, shopFields, accountFields].flatMap((fields) =>
  Object.values(fields).map(({ wire, label }) => [wire, label] as const),
);

/** The fields of requests as the screens call them: a refusal is a sentence for a person. */
const labels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ofEntities),
  abre: 'Abre',
  agotado: 'Agotado',
  banco: 'Banco',
  buscar: 'Buscar',
  cantidad: 'Cantidad',
  cierra: 'Cierra',
  clabe: 'CLABE',
  correo: 'Correo',
  crepas: 'Crepas',
  desde: 'Desde',
  direccion_entrega: 'Dirección',
  domicilio: 'Domicilio',
  durante: 'Durante',
  entrega: 'Cómo se entrega',
  etapa: 'Etapa',
  envio: 'Envío',
  extras: 'Extras',
  extras_full: 'Extras',
  fecha: 'Fecha',
  gratis_desde: 'Gratis desde',
  hasta: 'Hasta',
  ingredientes: 'Extras',
  metodo_pago: 'Forma de pago',
  minimo: 'Pedido mínimo',
  minutos: 'Minutos',
  motivo: 'Motivo',
  nota_pedido: 'Nota',
  orden: 'Orden',
  paga_con: 'Con cuánto pagas',
  phone: 'Teléfono',
  posicion: 'Ubicación',
  productos: 'Productos',
  quien: 'Quién',
  telefono: 'Teléfono',
  telefono_usuario: 'Teléfono',
  titular: 'Titular',
  total: 'Total',
};

/**
 * The label of the innermost field of a path that a screen shows: `productos.0.cantidad` is «Cantidad». A field that no
 * screen shows keeps its name.
 */
export function fieldLabel(path: string): string {
  const name = path
    .split('.')
    .reverse()
    .find((part) => Object.hasOwn(labels, part));
  return `«${name === undefined ? path : labels[name]}»`;
}

export const invalidCopy = (path: string): string => `El dato ${fieldLabel(path)} no es válido.`;

export const unprintableCopy = (path: string): string =>
  `${fieldLabel(path)}: lleva un carácter que no se puede imprimir.`;

/** @param range `5 a 240` */
export const outOfRangeCopy = (path: string, range: string): string => `${fieldLabel(path)}: va de ${range}.`;

export const tooLongCopy = (path: string): string => `${fieldLabel(path)}: es demasiado largo.`;

export const tooManyCopy = (path: string, most: number): string =>
  path === 'productos'
    ? tooManyLinesCopy(most)
    : `${fieldLabel(path)}: son demasiados renglones y caben ${most}.`;

/** The fields of an order. */
export const tooManyLinesCopy = (most: number): string =>
  `Tu pedido tiene demasiados productos distintos: caben ${most}. Quita algunos o haz dos pedidos.`;

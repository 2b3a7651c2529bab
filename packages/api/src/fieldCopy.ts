import { codeHoursLabel } from './discounts/discountCode.ts';
import { optionFields, ruleFields } from './menu/choiceGroup.ts';
import { extraFields } from './menu/extra.ts';
import { menuWindowsField } from './menu/menuWindows.ts';
import { productFields } from './menu/product.ts';
import { printerFields } from './printers/printer.ts';
import { daysAheadField, maxPerQuarterField } from './shop/saleFields.ts';
import { shopFields } from './shop/shopFields.ts';
import { accountFields } from './staff/staffAccount.ts';

const ofEntities = [
  optionFields,
  ruleFields,
  productFields,
  extraFields,
  printerFields,
  shopFields,
  accountFields,
].flatMap((fields) => Object.values(fields).map(({ wire, label }) => [wire, label] as const));

/** The fields of requests as the screens call them: a refusal is a sentence for a person. */
const labels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ofEntities),
  abre: 'Abre',
  agotado: 'Agotado',
  banco: 'Banco',
  buscar: 'Buscar',
  cantidad: 'Cantidad',
  categorias: 'Categorías',
  cierra: 'Cierra',
  clabe: 'CLABE',
  codigo: 'Código',
  correo: 'Correo',
  crepas: 'Crepas',
  descuento: 'Descuento',
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
  minutos: 'Minutos',
  motivo: 'Motivo',
  nota_pedido: 'Nota',
  opciones: 'Opciones',
  para: 'Para cuándo',
  orden: 'Orden',
  paga_con: 'Con cuánto pagas',
  pausado: 'En pausa',
  phone: 'Teléfono',
  por_telefono: 'Cuántas veces por teléfono',
  posicion: 'Ubicación',
  productos: 'Productos',
  quien: 'Quién',
  telefono: 'Teléfono',
  telefono_usuario: 'Teléfono',
  tipo: 'Qué da',
  titular: 'Titular',
  total: 'Total',
  usos: 'Cuántas veces en total',
  valor: 'Cuánto da',
};

/** Names that mean something else inside of these fields: `dias` of the shop are its special days. */
const ofTerms = { minimo: 'Pedido mínimo' };
const labelsWithin: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  codigos: { ...ofTerms, dias: codeHoursLabel },
  programar: { dias: daysAheadField.label, por_cuarto: maxPerQuarterField.label },
  tarifa_sin_pin: ofTerms,
  tarifas: ofTerms,
  ventanas: { dias: menuWindowsField.label },
};

/** The label of the innermost field of a path that a screen shows; undefined for a path without one. */
function labelOf(path: string): string | undefined {
  const parts = path.split('.');
  const known = { ...labels, ...labelsWithin[parts[0] ?? ''] };
  const name = parts.reverse().find((part) => Object.hasOwn(known, part));
  return name === undefined ? undefined : `«${known[name]}»`;
}

/** `productos.0.cantidad` is «Cantidad»; a field that no screen shows is «Un dato», never its name on the wire. */
export const fieldLabel = (path: string): string => labelOf(path) ?? 'Un dato';

/** A path such as `0.id` says nothing to a person, who did not type that field: a reload may mend what the page sent. */
const refusalOf = (path: string, say: (label: string) => string): string => {
  const label = labelOf(path);
  return label === undefined
    ? 'La página envió un dato que no es válido. Recárgala e intenta de nuevo.'
    : say(label);
};

export const invalidCopy = (path: string): string =>
  refusalOf(path, (label) => `El dato ${label} no es válido.`);

export const unprintableCopy = (path: string): string =>
  refusalOf(path, (label) => `${label}: lleva un carácter que no se puede imprimir.`);

/** @param range `5 a 240` */
export const outOfRangeCopy = (path: string, range: string): string =>
  refusalOf(path, (label) => `${label}: va de ${range}.`);

export const tooLongCopy = (path: string): string =>
  refusalOf(path, (label) => `${label}: es demasiado largo.`);

export const tooManyCopy = (path: string, max: number): string =>
  path === 'productos'
    ? tooManyLinesCopy(max)
    : refusalOf(path, (label) => `${label}: son demasiados renglones y caben ${max}.`);

/** The fields of an order. */
export const tooManyLinesCopy = (max: number): string =>
  `Tu pedido tiene demasiados productos distintos: caben ${max}. Quita algunos o haz dos pedidos.`;

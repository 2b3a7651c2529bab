/** The fields of requests as the screens call them: a refusal is a sentence for a person. */
const labels: Readonly<Record<string, string>> = {
  abre: 'Abre',
  agotado: 'Agotado',
  banco: 'Banco',
  buscar: 'Buscar',
  cantidad: 'Cantidad',
  categoria: 'Categoría',
  cierra: 'Cierra',
  clabe: 'CLABE',
  combo: 'Combo',
  correo: 'Correo',
  crepas: 'Crepas',
  descripcion: 'Descripción',
  desde: 'Desde',
  dias: 'Días especiales',
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
  horario: 'Horario',
  imagen_url: 'Foto',
  ingredientes: 'Extras',
  lema: 'Lema',
  mensaje: 'Mensaje',
  metodo_pago: 'Forma de pago',
  minimo: 'Pedido mínimo',
  minutos: 'Minutos',
  minutos_entrega: 'Minutos de entrega',
  motivo: 'Motivo',
  nombre: 'Nombre',
  nota_pedido: 'Nota',
  olvidar_despues_dias: 'Días para olvidar',
  orden: 'Orden',
  paga_con: 'Con cuánto pagas',
  pagos: 'Formas de pago',
  phone: 'Teléfono',
  posicion: 'Ubicación',
  precio: 'Precio',
  precio_extra: 'Precio',
  productos: 'Productos',
  quien: 'Quién',
  rechazo_automatico_minutos: 'Minutos sin respuesta',
  recoger: 'Recoger en la tienda',
  responsable: 'Quién responde',
  rol: 'Rol',
  sin_codigo: 'Pedidos sin código',
  tarifa_sin_pin: 'Sin ubicación en el mapa',
  tarifas: 'Costo de envío',
  telefono: 'Teléfono',
  telefono_usuario: 'Teléfono',
  titular: 'Titular',
  total: 'Total',
  transferencia: 'Transferencia',
  ultimo_pedido_minutos: 'Último pedido',
  whatsapp: 'WhatsApp',
  zona: 'Zona de entrega',
  zona_horaria: 'Zona horaria',
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

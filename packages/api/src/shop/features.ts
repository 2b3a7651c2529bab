/**
 * The extensions that a server can support, as `extensiones` lists them. Two lists, because the store's first
 * screen loads the first one.
 */
export const storeFeatures = [
  'horario',
  'pausa',
  'ocupado',
  'posicion',
  'zona',
  'paga_con',
  'nota_pedido',
  'nombre',
  'eventos',
  'responsable',
  'cancelar',
  'push',
  'escalado',
  'pasados',
  'sin_codigo',
  'pagos',
  'tarifas',
  'recoger',
  'medidas',
] as const;

/** Only the staff tool asks for these. */
export const staffFeatures = [
  'agotado',
  'cambios',
  'restaurar',
  'personas',
  'personal',
  'causas',
  'foto_firmada',
  'tambien',
  'alergenos',
  'calorias',
  'impresoras',
  'captura',
  'cambiar',
  'reportes',
] as const;

export type ShopFeature = (typeof storeFeatures)[number] | (typeof staffFeatures)[number];

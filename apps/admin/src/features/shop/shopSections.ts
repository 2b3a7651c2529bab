import { type Shop, shopFields } from '@crepas/api';
import type { ShopForm } from './shopForm.ts';

/** A part of «Tienda» that is shown, saved and refused by itself. Each field of the form is in one of them. */
export type ShopSection = {
  /** The anchor. */
  readonly id:
    | 'hoy'
    | 'horario'
    | 'entrega'
    | 'para-despues'
    | 'costo-de-envio'
    | 'pagos'
    | 'quien-responde'
    | 'datos'
    | 'impresoras'
    | 'respaldos';
  readonly title: string;
  /** After «Guardar», «Guardaste» and «No pudimos guardar». */
  readonly object: string;
  readonly fields: readonly (keyof ShopForm)[];
};

const today: ShopSection = {
  id: 'hoy',
  title: 'Hoy',
  object: 'lo de hoy',
  fields: ['isOpen', 'message'],
};
const hours: ShopSection = {
  id: 'horario',
  title: 'Horario',
  object: 'el horario',
  fields: ['week', 'specialDays', 'lastOrderMinutes'],
};
const scheduling: ShopSection = {
  id: 'para-despues',
  title: 'Pedidos para después',
  object: 'los pedidos para después',
  fields: ['scheduling'],
};
const fees: ShopSection = {
  id: 'costo-de-envio',
  title: 'Costo de envío',
  object: 'el costo de envío',
  fields: ['feeZones', 'feeWithoutPin'],
};
const payments: ShopSection = {
  id: 'pagos',
  title: 'Formas de pago',
  object: 'las formas de pago',
  fields: ['payments', 'transfer'],
};
const responsible: ShopSection = {
  id: 'quien-responde',
  title: 'Quién responde',
  object: 'quién responde',
  fields: ['responsible'],
};
const facts: ShopSection = {
  id: 'datos',
  title: 'Datos',
  object: 'los datos',
  fields: ['name', 'tagline', 'whatsApp', 'timeZone', 'forgetAfterDays'],
};

const elsewhere = [today, hours, scheduling, fees, payments, responsible, facts].flatMap(
  ({ fields }) => fields,
);
const delivery: ShopSection = {
  id: 'entrega',
  title: 'Entrega',
  object: 'la entrega',
  // A new setting is here, unless another section takes it.
  fields: (Object.keys(shopFields) as (keyof ShopForm)[]).filter((field) => !elsewhere.includes(field)),
};

/** The dialogs of the printers save them, not the form of this section. */
const printers: ShopSection = { id: 'impresoras', title: 'Impresoras', object: '', fields: [] };

const backups: ShopSection = { id: 'respaldos', title: 'Respaldos', object: '', fields: [] };

export function sectionsOf({ features }: Pick<Shop, 'features'>): readonly [ShopSection, ...ShopSection[]] {
  return [
    today,
    ...(features.includes('horario') ? [hours] : []),
    delivery,
    ...(features.includes('programar') ? [scheduling] : []),
    ...(features.includes('tarifas') ? [fees] : []),
    ...(features.includes('pagos') ? [payments] : []),
    ...(features.includes('responsable') ? [responsible] : []),
    facts,
    ...(features.includes('impresoras') ? [printers] : []),
    ...(features.includes('respaldos') ? [backups] : []),
  ];
}

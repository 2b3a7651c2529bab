import { fieldLabel, type ShopChange, sentence } from '@crepas/api';
import type { PaymentSettings, SaleTerms } from '@crepas/domain';
import {
  type HoursFault,
  hoursText,
  isTimeZone,
  maxCorners,
  maxResponsibleLengths,
  maxTransferLengths,
  minCorners,
  type ResponsibleFault,
  responsibleFaults,
  specialDayFaults,
  type TransferFault,
  transferFaults,
  validateZone,
  weekdays,
  weekFaults,
  type Zone,
  type ZoneFault,
} from '@crepas/domain';

/** What is wrong with the owner's change. The sentence names the field too. */
export type ShopFault = {
  /** The wire name with the index in a list: `horario.2`, `responsable.correo`. */
  readonly field: string;
  readonly text: string;
};

/**
 * The first fault of a change; null when it is valid.
 *
 * @param present the terms before the change
 */
export const faultOfChange = (change: ShopChange, present: SaleTerms): ShopFault | null =>
  hoursFault(change) ??
  zoneFault(change) ??
  responsibleFault(change) ??
  paymentsFault(change, present) ??
  feesFault(change);

/** @param inside the place in a list or an entity, after a dot */
const faultAt = (name: string, text: string, inside = ''): ShopFault => ({
  field: `${name}${inside}`,
  text: `${fieldLabel(name)}: ${text}`,
});

function hoursFault({ timeZone, week, specialDays }: ShopChange): ShopFault | null {
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    return faultAt('zona_horaria', `«${timeZone}» no es una zona horaria.`);
  }
  const [ofWeek] = week ? weekFaults(week) : [];
  if (week && ofWeek) {
    const nameOf = (row: number) => {
      const hours = week[row];
      return hours ? `${weekdays[hours.day - 1]} de ${hoursText(hours)}` : '';
    };
    return faultAt('horario', hoursFaultText(ofWeek, nameOf), `.${ofWeek.row}`);
  }
  const [ofDays] = specialDays ? specialDayFaults(specialDays) : [];
  if (specialDays && ofDays) {
    const nameOf = (row: number) => {
      const day = specialDays[row];
      if (!day) return '';
      return day.kind === 'closed' ? `${day.date} cerrado` : `${day.date} de ${hoursText(day)}`;
    };
    const text =
      ofDays.code === 'noSuchDate'
        ? `«${specialDays[ofDays.row]?.date}» no es una fecha.`
        : hoursFaultText(ofDays, nameOf);
    return faultAt('dias', text, `.${ofDays.row}`);
  }
  return null;
}

function hoursFaultText(fault: HoursFault, nameOf: (row: number) => string): string {
  switch (fault.code) {
    case 'empty':
      return `${nameOf(fault.row)} no dura nada.`;
    case 'overlap':
      return sentence(`${nameOf(fault.other)} se encima con ${nameOf(fault.row)}`);
    case 'noSuchDate':
      return `${nameOf(fault.row)} no existe.`;
  }
}

export const offEarthText = 'la latitud va de -90 a 90 y la longitud de -180 a 180.';

function zoneFault({ zone }: ShopChange): ShopFault | null {
  const text = zone ? outlineText(zone) : null;
  return text === null ? null : faultAt('zona', text);
}

/** The first zone with a fee whose outline is wrong. */
function feesFault({ feeZones = [] }: ShopChange): ShopFault | null {
  for (const [row, { name, zone }] of feeZones.entries()) {
    const text = outlineText(zone);
    if (text) return faultAt('tarifas', `${name}: ${text}`, `.${row}.zona`);
  }
  return null;
}

function outlineText(zone: Zone): string | null {
  const fault = validateZone(zone);
  return fault && zoneFaultText(fault);
}

function zoneFaultText(fault: ZoneFault): string {
  switch (fault.code) {
    case 'tooFew':
      return `necesita al menos ${minCorners} esquinas.`;
    case 'tooMany':
      return `tiene ${fault.corners} esquinas y caben ${maxCorners}.`;
    case 'notOnEarth':
      return `la esquina ${fault.corner + 1} no está en el mapa: ${offEarthText}`;
    case 'crossesItself':
      return 'la línea se cruza o se toca a sí misma. Mueve una esquina.';
  }
}

const responsibleNames = {
  name: 'nombre',
  address: 'domicilio',
  email: 'correo',
  phone: 'telefono',
} as const;

function responsibleFault({ responsible }: ShopChange): ShopFault | null {
  const [fault] = responsible ? responsibleFaults(responsible) : [];
  if (!fault) return null;
  return faultAt(`responsable.${responsibleNames[fault.part]}`, responsibleFaultText(fault));
}

function responsibleFaultText({ part, code }: ResponsibleFault): string {
  switch (code) {
    case 'missing':
      return part === 'name' ? 'escribe quién responde por la tienda.' : 'escribe el domicilio.';
    case 'tooLong':
      return `caben ${maxResponsibleLengths[part]} caracteres.`;
    case 'malformed':
      return part === 'email' ? 'no es un correo.' : 'escribe de 10 a 15 dígitos, sin espacios.';
  }
}

const transferNames = { bank: 'banco', clabe: 'clabe', holder: 'titular' } as const;

/** @param present a transfer needs an account, which may be stored already */
function paymentsFault(change: ShopChange, present: PaymentSettings): ShopFault | null {
  const { payments, transfer } = { ...present, ...change };
  const [fault] = change.transfer ? transferFaults(change.transfer) : [];
  if (fault) return faultAt(`transferencia.${transferNames[fault.part]}`, transferFaultText(fault));
  if (payments.length === 0) return faultAt('pagos', 'elige una al menos.');
  if (new Set(payments).size < payments.length) return faultAt('pagos', 'una está dos veces.');
  if (!payments.includes('transfer') || transfer) return null;
  return faultAt('transferencia', 'escribe a qué cuenta te pagan.');
}

function transferFaultText({ part, code }: TransferFault): string {
  switch (code) {
    case 'missing':
      return 'falta.';
    case 'tooLong':
      return `caben ${part === 'clabe' ? 18 : maxTransferLengths[part]} caracteres.`;
    case 'malformed':
      return part === 'clabe'
        ? 'no es una CLABE: revisa los 18 dígitos.'
        : 'lleva un carácter que no se puede imprimir.';
  }
}

import { fieldLabel, type ShopChange, sentence } from '@crepas/api';
import {
  formatMinuteOfDay,
  type HoursFault,
  isTimeZone,
  type OpeningHours,
  specialDayFaults,
  weekFaults,
} from '@crepas/domain/shop';
import type { ShopFault } from './shopFault.ts';

const weekdays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

const hoursText = ({ opens, closes }: OpeningHours) =>
  `${formatMinuteOfDay(opens)} a ${formatMinuteOfDay(closes)}`;

/** The first fault of the owner's hours; null when they are valid. */
export function validateHours({ timeZone, week, specialDays }: ShopChange): ShopFault | null {
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    return {
      field: 'zona_horaria',
      text: `${fieldLabel('zona_horaria')}: «${timeZone}» no es una zona horaria.`,
    };
  }
  const [ofWeek] = week ? weekFaults(week) : [];
  if (week && ofWeek) {
    const nameOf = (row: number) => {
      const hours = week[row];
      return hours ? `${weekdays[hours.day - 1]} de ${hoursText(hours)}` : '';
    };
    return { field: `horario.${ofWeek.row}`, text: `${fieldLabel('horario')}: ${faultText(ofWeek, nameOf)}` };
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
        : faultText(ofDays, nameOf);
    return { field: `dias.${ofDays.row}`, text: `${fieldLabel('dias')}: ${text}` };
  }
  return null;
}

function faultText(fault: HoursFault, nameOf: (row: number) => string): string {
  switch (fault.code) {
    case 'empty':
      return `${nameOf(fault.row)} no dura nada.`;
    case 'overlap':
      return sentence(`${nameOf(fault.other)} se encima con ${nameOf(fault.row)}`);
    case 'noSuchDate':
      return `${nameOf(fault.row)} no existe.`;
  }
}

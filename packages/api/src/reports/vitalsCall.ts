import {
  type Visit,
  type VisitConnection,
  type VisitDevice,
  type VisitKind,
  type VisitPage,
  type VitalFigure,
  visitPages,
  vitals,
} from '@crepas/domain';
import * as v from 'valibot';
import { withoutAnswer } from '../wire/answerFields.ts';
import { defineCall } from '../wire/call.ts';
import { number, whole } from '../wire/fields.ts';
import { boundedText } from '../wire/requestFields.ts';

const deviceOf = { telefono: 'phone', escritorio: 'desk' } as const satisfies Record<string, VisitDevice>;
const devices = v.picklist(['telefono', 'escritorio']);
const deviceToWire = (device: VisitDevice) => (device === 'phone' ? 'telefono' : 'escritorio');

const kindOf = { primera: 'first', otra: 'again', restaurada: 'restored' } as const satisfies Record<
  string,
  VisitKind
>;
const kindToWire = { first: 'primera', again: 'otra', restored: 'restaurada' } as const satisfies Record<
  VisitKind,
  keyof typeof kindOf
>;
const connectionOf = { lenta: 'slow', rapida: 'fast' } as const satisfies Record<string, VisitConnection>;
const connectionToWire = { slow: 'lenta', fast: 'rapida' } as const satisfies Record<
  VisitConnection,
  keyof typeof connectionOf
>;

/** A visit that stays longer than ten minutes without its largest picture was not watched. */
const milliseconds = v.optional(v.pipe(number, v.minValue(0), v.maxValue(600_000)));

/** Names of measures that this server does not know are dropped. */
const visitBody = v.object({
  pagina: boundedText(40),
  aparato: devices,
  visita: v.optional(v.picklist(['primera', 'otra', 'restaurada'])),
  conexion: v.optional(v.picklist(['lenta', 'rapida'])),
  medidas: v.object({
    lcp: milliseconds,
    inp: milliseconds,
    cls: v.optional(v.pipe(number, v.minValue(0), v.maxValue(1000))),
    fcp: milliseconds,
    ttfb: milliseconds,
  }),
});

/** Extension: what a visit felt, sent as `text/plain` by `navigator.sendBeacon`, up to {@link maxVisitBytes}. */
export const reportVisit = defineCall({
  method: 'POST',
  path: '/medidas',
  isExtension: true,
  access: 'public',
  status: 204,
  body: visitBody,
  ...withoutAnswer,
  send: ({ page, device, kind, connection, values }: Visit) => ({
    body: {
      pagina: page,
      aparato: deviceToWire(device),
      ...(kind && { visita: kindToWire[kind] }),
      ...(connection && { conexion: connectionToWire[connection] }),
      medidas: values,
    },
  }),
});

export const maxVisitBytes = 4096;

/** Null for a page that this server does not know. */
export function visitFromWire(body: v.InferOutput<typeof visitBody>): Visit | null {
  const page = visitPages.find((known): known is VisitPage => known === body.pagina);
  if (page === undefined) return null;
  const values = Object.fromEntries(Object.entries(body.medidas).filter(([, value]) => value !== undefined));
  return {
    page,
    device: deviceOf[body.aparato],
    ...(body.visita && { kind: kindOf[body.visita] }),
    ...(body.conexion && { connection: connectionOf[body.conexion] }),
    values,
  };
}

const vitalsWire = v.object({
  medidas: v.array(
    v.object({ nombre: v.picklist(vitals), aparato: devices, visitas: whole, p75: v.nullable(number) }),
  ),
});
type VitalsWire = v.InferOutput<typeof vitalsWire>;

/** Extension: the 75th percentiles of the visits of the last 28 days. */
export const getVitals = defineCall({
  method: 'GET',
  path: '/medidas',
  isExtension: true,
  access: 'owner',
  answer: vitalsWire,
  decode: ({ medidas }: VitalsWire): readonly VitalFigure[] =>
    medidas.map(({ nombre, aparato, visitas, p75 }) => ({
      vital: nombre,
      device: deviceOf[aparato],
      visits: visitas,
      p75,
    })),
});

export const vitalsToWire = (figures: readonly VitalFigure[]): VitalsWire => ({
  medidas: figures.map(({ vital, device, visits, p75 }) => ({
    nombre: vital,
    aparato: deviceToWire(device),
    visitas: visits,
    p75,
  })),
});

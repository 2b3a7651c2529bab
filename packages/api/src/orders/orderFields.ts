import {
  type AlertReach,
  type AnswerRemarks,
  type Cents,
  centsFromPesos,
  type OrderAlerts,
  type OrderDiscount,
  type OrderStage,
  pesosFromCents,
  productId,
  type StaffRemarks,
} from '@crepas/domain';
import * as v from 'valibot';
import { id, pesos, whole } from '../wire/fields.ts';
import { mexicoCityTime } from '../wire/mexicoCityTime.ts';
import { enderFromWire, enderToWire, stageToWire, stageWire } from './stage.ts';

/** Bounded, because the number of devices is. */
const count = v.pipe(whole, v.minValue(0), v.maxValue(10_000));
const reachWire = v.optional(
  v.fallback(v.optional(v.object({ aparatos: count, llegaron: count })), undefined),
);
type ReachWire = v.InferOutput<typeof reachWire>;

export const optionalText = v.optional(v.fallback(v.optional(v.string()), undefined));

/** The extension's fields of an order. An invalid field is left out. */
export const staffRemarkFields = {
  etapa: stageWire,
  minutos: v.optional(v.fallback(v.optional(whole), undefined)),
  motivo: optionalText,
};

/** More of them, which the store's first screen does not read. */
export const answerRemarkFields = {
  ...staffRemarkFields,
  /** `cliente` or `sin_respuesta`; absent when staff ended the order. */
  terminado_por: optionalText,
  /** When staff and the owner got an alert about the unanswered order. */
  aviso_personal: optionalText,
  aviso_duena: optionalText,
  /** The devices that those alerts were sent to, and how many of them they reached. */
  alcance_personal: reachWire,
  alcance_duena: reachWire,
};

type StaffRemarksWire = { readonly minutos?: number | undefined; readonly motivo?: string | undefined };
type AnswerRemarksWire = StaffRemarksWire & {
  readonly terminado_por?: string | undefined;
  readonly aviso_personal?: string | undefined;
  readonly aviso_duena?: string | undefined;
  readonly alcance_personal?: ReachWire;
  readonly alcance_duena?: ReachWire;
};

export const staffRemarksFromWire = ({ minutos, motivo }: StaffRemarksWire): StaffRemarks => ({
  minutes: minutos ?? null,
  reason: motivo ?? null,
});

export const answerRemarksFromWire = (wire: AnswerRemarksWire): AnswerRemarks => ({
  ...staffRemarksFromWire(wire),
  endedBy: enderFromWire(wire.terminado_por),
  alerts: {
    staff: dateFromWire(wire.aviso_personal),
    owner: dateFromWire(wire.aviso_duena),
    ...reachFromWire(wire),
  },
});

function reachFromWire({ alcance_personal, alcance_duena }: AnswerRemarksWire): Pick<OrderAlerts, 'reach'> {
  if (!alcance_personal && !alcance_duena) return {};
  const of = ({ aparatos, llegaron }: NonNullable<ReachWire>): AlertReach => ({
    devices: aparatos,
    reached: llegaron,
  });
  return {
    reach: {
      ...(alcance_personal && { staff: of(alcance_personal) }),
      ...(alcance_duena && { owner: of(alcance_duena) }),
    },
  };
}

const reachToWire = ({ devices, reached }: AlertReach) => ({ aparatos: devices, llegaron: reached });

export const staffRemarksToWire = ({ minutes, reason }: StaffRemarks) => ({
  ...(minutes !== null && { minutos: minutes }),
  ...(reason !== null && { motivo: reason }),
});

export const answerRemarksToWire = ({ endedBy, alerts, ...remarks }: AnswerRemarks) => ({
  ...staffRemarksToWire(remarks),
  ...(endedBy && { terminado_por: enderToWire(endedBy) }),
  ...(alerts?.staff && { aviso_personal: dateToWire(alerts.staff) }),
  ...(alerts?.owner && { aviso_duena: dateToWire(alerts.owner) }),
  ...(alerts?.reach?.staff && { alcance_personal: reachToWire(alerts.reach.staff) }),
  ...(alerts?.reach?.owner && { alcance_duena: reachToWire(alerts.reach.owner) }),
});

/** Extension `tarifas`: what delivery costs, a part of the total. */
export const feeField = { envio: v.optional(v.fallback(v.optional(pesos), undefined)) };

/** No field for a free delivery. */
export const feeFromWire = ({ envio }: { readonly envio?: number | undefined }) =>
  envio ? { fee: centsFromPesos(envio) } : {};
export const feeToWire = ({ fee }: { readonly fee?: Cents }) =>
  fee === undefined ? {} : { envio: pesosFromCents(fee) };

/** Extension `codigos`: the code of the order, what it takes off the total, and the product of which one piece is free. */
export const discountFields = {
  codigo: v.optional(v.fallback(v.optional(v.string()), undefined)),
  descuento: v.optional(v.fallback(v.optional(pesos), undefined)),
  regalo: v.optional(v.fallback(v.optional(id), undefined)),
};
type DiscountWire = {
  readonly codigo?: string | undefined;
  readonly descuento?: number | undefined;
  readonly regalo?: number | undefined;
};

/** No fields for an order without a code. */
export const discountFromWire = ({ codigo, descuento, regalo }: DiscountWire) =>
  codigo && descuento
    ? {
        discount: {
          name: codigo,
          amount: centsFromPesos(descuento),
          ...(regalo && { freeProductId: productId(regalo) }),
        },
      }
    : {};
export const discountToWire = ({ discount }: { readonly discount?: OrderDiscount }) =>
  discount === undefined
    ? {}
    : {
        codigo: discount.name,
        descuento: pesosFromCents(discount.amount),
        ...(discount.freeProductId !== undefined && { regalo: discount.freeProductId }),
      };

/** No field when the stage is unknown. */
export const stageFieldToWire = (stage: OrderStage | null) =>
  stage === null ? {} : { etapa: stageToWire(stage) };

/** Null for an invalid date. */
export const dateFromWire = (date: string | undefined): Date | null => {
  const read = new Date(date ?? Number.NaN);
  return Number.isNaN(read.getTime()) ? null : read;
};

/** Empty for no date. */
export const dateToWire = (date: Date | null): string => (date === null ? '' : mexicoCityTime(date));

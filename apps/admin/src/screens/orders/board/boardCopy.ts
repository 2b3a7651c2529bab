import { needsReason, nextStages, type OrderStage, type OrderTiming, type StaffOrder } from '@crepas/domain';

/** The next step, and the step that rejects or cancels. A final stage has neither. */
export function stepsOf(stage: OrderStage): { readonly onward?: OrderStage; readonly ending?: OrderStage } {
  const onward = nextStages(stage).find((next) => !needsReason(next));
  const ending = nextStages(stage).find(needsReason);
  return { ...(onward && { onward }), ...(ending && { ending }) };
}

/** The label of a step's button. */
export function stepCopy(to: OrderStage): string {
  switch (to) {
    case 'received':
      return 'Recibir';
    case 'accepted':
      return 'Aceptar';
    case 'preparing':
      return 'Empezar a preparar';
    case 'onTheWay':
      return 'Salió a entregar';
    case 'delivered':
      return 'Entregado';
    case 'rejected':
      return 'Rechazar';
    case 'cancelled':
      return 'Cancelar pedido';
  }
}

/** The promised minutes and the remaining time. Undefined before the order is accepted. */
export function promiseCopy({ minutes }: Pick<StaffOrder, 'minutes'>, timing: OrderTiming | null) {
  if (timing === null || timing.left === null) {
    return timing?.urgency === 'late' ? 'Nadie lo ha aceptado' : undefined;
  }
  const promised = minutes === null ? '' : ` (de ${minutes})`;
  if (timing.left === 0) return `Es ahora${promised}`;
  return timing.left > 0 ? `Faltan ${timing.left} min${promised}` : `${-timing.left} min tarde${promised}`;
}

/** Who was told of an order that waits (decision H8). Undefined for nobody. */
export function alertsCopy({ alerts, stage }: Pick<StaffOrder, 'alerts' | 'stage'>): string | undefined {
  if (stage !== 'received' || !alerts?.staff) return undefined;
  return alerts.owner ? 'Avisamos al personal y a la dueña' : 'Avisamos al personal';
}

/** Frequent reasons. The customer reads the chosen one. */
export const reasons = {
  rejected: [
    'Estamos llenos por ahora',
    'Se acabó un ingrediente',
    'Estás fuera de nuestra zona',
    'Ya cerramos',
  ],
  cancelled: [
    'Lo pidió el cliente',
    'No pudimos comunicarnos contigo',
    'Se acabó un ingrediente',
    'No pudimos entregarlo',
  ],
} as const;

/** The minutes that have a button. */
export const quickMinutes = [10, 15, 20, 30, 45] as const;

/** The typed minutes; null unless the backend accepts them. */
export function minutesOf(answer: string): number | null {
  const minutes = Number(answer);
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= 240 ? minutes : null;
}

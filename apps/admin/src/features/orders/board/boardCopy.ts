import {
  type AlertReach,
  type Fulfilment,
  isUnanswered,
  needsReason,
  nextStages,
  type OrderStage,
  type OrderTiming,
  type StaffOrder,
} from '@crepas/domain';

/** The next step, and the step that rejects or cancels. A final stage has neither. */
export function stepsOf(stage: OrderStage): { readonly onward?: OrderStage; readonly ending?: OrderStage } {
  const onward = nextStages(stage).find((next) => !needsReason(next));
  const ending = nextStages(stage).find(needsReason);
  return { ...(onward && { onward }), ...(ending && { ending }) };
}

export function stepCopy(to: OrderStage, fulfilment: Fulfilment): string {
  switch (to) {
    case 'awaitingConfirmation':
    case 'received':
      return 'Recibir';
    case 'accepted':
      return 'Aceptar';
    case 'preparing':
      return 'Empezar a preparar';
    case 'onTheWay':
      return fulfilment === 'pickup' ? 'Listo para recoger' : 'Salió a entregar';
    case 'delivered':
      return fulfilment === 'pickup' ? 'Recogido' : 'Entregado';
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

/**
 * What to know before the order is accepted, who took it, and that the kitchen has no ticket of it.
 *
 * @param isTicketLate whether a printer should have printed it
 */
export function markCopy(
  {
    stage,
    phone,
    isSecondUnreceived,
    takenBy,
    version = 0,
  }: Pick<StaffOrder, 'stage' | 'phone' | 'isSecondUnreceived' | 'takenBy' | 'version'>,
  isTicketLate = false,
): string | undefined {
  const marks = [
    stage === 'awaitingConfirmation' && `Por confirmar: llama al ${phone}`,
    isSecondUnreceived && 'Segundo pedido sin recibir',
    takenBy && `Por teléfono, lo tomó ${takenBy}`,
    version > 0 && `Cambio ${version}`,
    isTicketLate && 'Su ticket no ha salido',
  ].filter(Boolean);
  return marks.length > 0 ? marks.join('. ') : undefined;
}

/** Why an order is rejected that the shop could not confirm. The customer reads it. */
export const unconfirmedReasons = ['No contesta', 'Número falso'] as const;

/** The people whom the alerts of a waiting order reached (decision H8). Undefined before the first alert. */
export function alertsCopy({ alerts, stage }: Pick<StaffOrder, 'alerts' | 'stage'>): string | undefined {
  if (!stage || !isUnanswered(stage) || !alerts?.staff) return undefined;
  const staff = alertCopy(alerts.reach?.staff, 'al personal', 'Nadie del personal recibe avisos');
  if (!alerts.owner) return staff;
  const owner = alertCopy(alerts.reach?.owner, 'a la dueña', 'La dueña no recibe avisos');
  const isSame = staff.startsWith('Avisamos') && owner.startsWith('Avisamos');
  return isSame ? 'Avisamos al personal y a la dueña' : `${staff}. ${owner}`;
}

/** A server that does not say whom it reached has at least tried. */
function alertCopy(reach: AlertReach | undefined, whom: string, nobody: string): string {
  if (reach?.devices === 0) return nobody;
  return `${reach && reach.reached > 0 ? 'Avisamos' : 'Intentamos avisar'} ${whom}`;
}

export const quickMinutes = [10, 15, 20, 30, 45] as const;

/** The typed minutes; null unless the backend accepts them. */
export function minutesOf(answer: string): number | null {
  const minutes = Number(answer);
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= 240 ? minutes : null;
}

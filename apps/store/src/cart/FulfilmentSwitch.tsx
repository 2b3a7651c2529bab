import type { Fulfilment } from '@crepas/domain';
import { Segments } from '@crepas/ui';
import { usePickupMinutes } from '../queries/deliveryMinutes.ts';
import { useFulfilment } from '../stores/fulfilment.ts';

const choices: readonly { readonly key: Fulfilment; readonly label: string }[] = [
  { key: 'delivery', label: 'A domicilio' },
  { key: 'pickup', label: 'Recoger' },
];

/** Who brings the order, with one tap. Nothing while the shop lets nobody fetch. */
export function FulfilmentSwitch() {
  const { chosen, choose } = useFulfilment();
  if (usePickupMinutes() === null) return null;
  return <Segments label="¿Cómo lo quieres?" choices={choices} chosen={chosen} onChoose={choose} />;
}

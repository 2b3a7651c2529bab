import { Button, Form, Modal, SelectField } from '@crepas/ui';
import { type FormEvent, useState } from 'react';
import { canRushUntil, rushMinutes } from './shopCopy.ts';
import type { ShopNow } from './useShopNow.ts';

export type Rush = { readonly minutes: number; readonly forMinutes: number };

export type RushDialogProps = {
  readonly now: ShopNow;
  readonly onChoose: (rush: Rush) => void;
  readonly onClose: () => void;
};

const promises = [30, 45, 60, 75, 90, 120, 150, 180];
const durations = [
  ['30', '30 minutos'],
  ['60', '1 hora'],
  ['120', '2 horas'],
  ['240', '4 horas'],
] as const;
const untilClosing = 'cierre';

export function RushDialog({ now: { shop, state, clock }, onChoose, onClose }: RushDialogProps) {
  const closesAt = state.kind === 'open' ? state.closesAt : null;
  const last =
    closesAt !== null && canRushUntil(clock(), closesAt)
      ? ([untilClosing, 'Hasta cerrar'] as const)
      : (['480', '8 horas'] as const);
  const longer = promises.filter((minutes) => minutes > shop.deliveryMinutes);
  const [minutes, setMinutes] = useState(longer[0] ?? 240);
  const [duration, setDuration] = useState('60');

  function submit(event: FormEvent) {
    event.preventDefault();
    onClose();
    const forMinutes =
      duration === untilClosing && closesAt !== null ? rushMinutes(clock(), closesAt) : Number(duration);
    onChoose({ minutes, forMinutes });
  }

  return (
    <Modal open title="Hoy tardamos…" onClose={onClose} lightDismiss={false}>
      <Form onSubmit={submit}>
        <SelectField
          label="Minutos que tarda un pedido"
          value={minutes}
          hint={`Lo normal son ${shop.deliveryMinutes} minutos.`}
          onChange={({ target }) => setMinutes(Number(target.value))}
          options={[...longer, 240].map((choice) => [choice, `${choice} minutos`])}
        />
        <SelectField
          label="Durante"
          value={duration}
          onChange={({ target }) => setDuration(target.value)}
          options={[...durations, last]}
        />
        <Button type="submit" wide>
          Avisar a los clientes
        </Button>
      </Form>
    </Modal>
  );
}

import { getCouriers, setCourier } from '@crepas/api';
import { maxCourierName, type StaffOrder } from '@crepas/domain';
import { Button, ChoiceChips, Field } from '@crepas/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { client } from '../../../shared/api.ts';
import { notifyError } from '../../../shared/notifications/notifications.ts';
import { read } from '../../../shared/read.ts';
import { useHasFeature } from '../../../shared/shop/shop.ts';
import { applyOrder } from '../orders.ts';
import styles from './Rider.module.css';

const couriersKey = ['couriers'] as const;

export type CourierChoiceProps = {
  /** All of them get the same name. */
  readonly orders: readonly StaffOrder[];
};

/** «¿Quién los lleva?»: a usual name or a typed one; optional. Empty with a server without names. */
export function CourierChoice({ orders }: CourierChoiceProps) {
  return useHasFeature('repartidores') && orders.length > 0 ? <Choice orders={orders} /> : null;
}

function Choice({ orders }: CourierChoiceProps) {
  const { data: usual = [] } = useQuery(read(couriersKey, getCouriers, undefined));
  const [typed, type] = useState('');
  const { mutate, isPending } = useNaming(orders);
  const names = [...new Set([...orders.flatMap(({ courier }) => courier ?? []), ...usual])];
  const [first, ...others] = new Set(orders.map(({ courier }) => courier ?? null));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    if (name !== '') mutate(name, { onSuccess: () => type('') });
  };
  return (
    <form onSubmit={submit} className={styles.courier}>
      {names.length > 0 && (
        <ChoiceChips
          label={orders.length === 1 ? '¿Quién lo lleva?' : '¿Quién los lleva?'}
          choices={names.map((name) => ({ key: name, label: name }))}
          chosen={others.length === 0 ? (first ?? null) : null}
          onChoose={(name) => mutate(name ?? '')}
        />
      )}
      <div className={styles.typed}>
        <Field
          label={names.length > 0 ? 'Otro nombre' : 'Quién lo lleva (opcional)'}
          name="repartidor"
          autoComplete="off"
          maxLength={maxCourierName}
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <Button type="submit" kind="secondary" busy={isPending}>
          Anotar
        </Button>
      </div>
    </form>
  );
}

/** Names each order by itself: one that has ended meanwhile does not stop the others. */
function useNaming(orders: readonly StaffOrder[]) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (courier: string) => {
      const sent = orders.map(async ({ id }) =>
        applyOrder(cache, await client.send(setCourier, { id, courier })),
      );
      const refused = (await Promise.allSettled(sent)).find(({ status }) => status === 'rejected');
      if (refused?.status === 'rejected') throw refused.reason;
    },
    onError: (error) => notifyError('No se guardó quién lleva el pedido', error),
    onSettled: () => cache.invalidateQueries({ queryKey: couriersKey }),
  });
}

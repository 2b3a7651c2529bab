import { formatDateTime, maxReasonLength, type PhoneBlock, type PhoneNumber, toLines } from '@crepas/domain';
import { Button, Modal, Section, Segments, Text, TextArea } from '@crepas/ui';
import { useState } from 'react';
import { notifyResult } from '../../shared/notifications/notifications.ts';
import { useShopWords } from '../../shared/shop/shop.ts';
import { WrappableText } from '../../shared/WrappableText.tsx';
import styles from './People.module.css';
import { useBlockPhone, useUnblockPhone } from './people.ts';

type PhoneBlockingProps = { readonly phone: PhoneNumber; readonly block: PhoneBlock | undefined };

/** Whether the store takes orders of the phone, and what changes that. */
export function PhoneBlocking({ phone, block }: PhoneBlockingProps) {
  const { timeZone } = useShopWords();
  const { mutateAsync, isPending } = useUnblockPhone();
  const [isAsking, setAsking] = useState(false);
  const unblock = () =>
    void notifyResult(mutateAsync(phone), {
      done: 'Ya puede pedir otra vez.',
      failed: 'No se quitó el bloqueo',
    });

  if (!block) {
    return (
      <div className={styles.actions}>
        <Button kind="secondary" onClick={() => setAsking(true)}>
          Bloquear sus pedidos
        </Button>
        {isAsking && <BlockDialog phone={phone} onClose={() => setAsking(false)} />}
      </div>
    );
  }
  const { reason, by, since, until } = block;
  return (
    <Section title="Sus pedidos están bloqueados">
      <Text>{reason}</Text>
      <Text tone="secondary">
        <span>
          {`${since ? `Desde el ${formatDateTime(since, timeZone)}` : 'Bloqueado'}, ${
            until ? `hasta el ${formatDateTime(until, timeZone)}` : 'hasta que lo quites'
          } ·`}
        </span>{' '}
        <WrappableText text={by} />
      </Text>
      <div className={styles.actions}>
        <Button kind="secondary" busy={isPending} onClick={unblock}>
          Quitar el bloqueo
        </Button>
      </div>
    </Section>
  );
}

const ends = [
  { key: 'week', label: 'Una semana', days: 7 },
  { key: 'month', label: 'Un mes', days: 30 },
  { key: 'open', label: 'Hasta que lo quites', days: null },
] as const;

type BlockDialogProps = { readonly phone: PhoneNumber; readonly onClose: () => void };

function BlockDialog({ phone, onClose }: BlockDialogProps) {
  const { mutateAsync, isPending } = useBlockPhone();
  const [typed, setTyped] = useState('');
  const [end, setEnd] = useState<(typeof ends)[number]['key']>('week');
  const [isTried, setTried] = useState(false);
  const reason = toLines(typed);

  async function block() {
    setTried(true);
    if (reason === '') return;
    const days = ends.find(({ key }) => key === end)?.days ?? null;
    const isBlocked = await notifyResult(mutateAsync({ phone, reason, days }), {
      done: 'La tienda ya no recibe sus pedidos en línea.',
      failed: 'No se bloqueó',
    });
    if (isBlocked) onClose();
  }

  return (
    <Modal
      open
      title="¿Bloquear sus pedidos?"
      onClose={onClose}
      lightDismiss={false}
      actions={
        <>
          <Button kind="danger" wide busy={isPending} onClick={() => void block()}>
            Bloquear
          </Button>
          <Button kind="secondary" wide onClick={onClose}>
            Volver
          </Button>
        </>
      }
    >
      <p>
        La tienda en línea le dirá que llame. Los pedidos que ya hizo siguen, y los que te haga por teléfono
        los puedes tomar.
      </p>
      <Segments label="Por cuánto tiempo" choices={ends} chosen={end} onChoose={setEnd} />
      <TextArea
        label="Motivo"
        name="motivo"
        hint="Solo lo lee el personal."
        error={isTried && reason === '' ? 'Escribe el motivo' : undefined}
        maxLength={maxReasonLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Modal>
  );
}

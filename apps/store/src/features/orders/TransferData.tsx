import { apiErrorCopy, type FollowToken, sayTransferred, sayTransferredFollowed } from '@crepas/api';
import { clabeText, moneyText, type OrderDetails, type OrderId } from '@crepas/domain';
import { Button, StatusText, Text } from '@crepas/ui';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { client } from '../../shared/api.ts';
import { useAttempt } from '../../shared/hooks/useAttempt.ts';
import { useKnownShop } from '../../shared/shop/shopNow.ts';
import styles from './TransferData.module.css';

export type TransferDataProps = {
  readonly order: Pick<OrderDetails, 'id' | 'total' | 'delivery'>;
  /** The token of an order that a link follows. */
  readonly token?: FollowToken | undefined;
};

/** Where to transfer the total of an order, and «Ya transferí». Staff say when they have seen the money. */
export function TransferData({ order: { id, total, delivery }, token }: TransferDataProps) {
  const queryClient = useQueryClient();
  const account = useKnownShop()?.shop.transfer;
  const { run, isPending, error } = useAttempt();
  const isDone = delivery?.transferredAt !== undefined;
  if (delivery?.paidAt) return <StatusText tone="success">La tienda recibió tu transferencia.</StatusText>;
  return (
    <div className={styles.root}>
      {account && (
        <dl className={styles.facts}>
          <Fact label="Transfiere">
            <strong translate="no">{moneyText(total)}</strong>
          </Fact>
          <Fact label="CLABE">
            <Clabe clabe={account.clabe} />
          </Fact>
          <Fact label="Banco">
            <span translate="no">{account.bank}</span>
          </Fact>
          <Fact label="Titular">
            <span translate="no">{account.holder}</span>
          </Fact>
          <Fact label="Referencia">
            <span translate="no">{`Pedido ${id}`}</span>
          </Fact>
        </dl>
      )}
      <StatusText tone={error === null ? 'success' : 'failure'} className={styles.result}>
        {error !== null && <span>{apiErrorCopy(error)}</span>}
        {error === null && isDone && <span>Le avisamos a la tienda. Cuando vea tu pago, aquí lo dice.</span>}
      </StatusText>
      {!isDone && (
        <Button wide busy={isPending} onClick={() => void run(() => sayTransferDone(queryClient, id, token))}>
          Ya transferí
        </Button>
      )}
      {!account && <Text tone="secondary">Pide a la tienda los datos de su cuenta.</Text>}
    </div>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** The groups are apart by their margins: whoever selects the number copies its 18 digits and no spaces. */
function Clabe({ clabe }: { clabe: string }) {
  const [bank, place, account, check] = clabeText(clabe).split(' ');
  const number = useRef<HTMLElement>(null);
  const [result, setResult] = useState<'copied' | 'selected' | null>(null);
  async function copy() {
    try {
      // Some browsers inside other apps have no clipboard, and some refuse it.
      await navigator.clipboard.writeText(clabe);
      setResult('copied');
    } catch {
      if (number.current) getSelection()?.selectAllChildren(number.current);
      setResult('selected');
    }
  }
  return (
    <>
      <strong ref={number} translate="no" className={styles.clabe}>
        <span>{bank}</span>
        <wbr />
        <span>{place}</span>
        <wbr />
        <span className={styles.end}>
          <span>{account}</span>
          <span>{check}</span>
        </span>
      </strong>
      <Button kind="secondary" aria-label="Copiar la CLABE" onClick={() => void copy()}>
        Copiar
      </Button>
      <StatusText tone={result === 'selected' ? 'failure' : 'success'} className={styles.result}>
        {result === 'copied' && <span>Copiada</span>}
        {result === 'selected' && (
          <span>
            Este navegador no deja copiar. Ya seleccionamos el número: mantenlo presionado y elige «Copiar».
          </span>
        )}
      </StatusText>
    </>
  );
}

/**
 * Tells the shop that the customer has transferred.
 *
 * @param token of an order that a link follows
 * @throws ApiError
 */
async function sayTransferDone(queryClient: QueryClient, id: OrderId, token?: FollowToken): Promise<void> {
  const order = await (token ? client.send(sayTransferredFollowed, token) : client.send(sayTransferred, id));
  queryClient.setQueryData(['orderDetails', token ?? id], order);
}

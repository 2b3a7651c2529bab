import { isApiError, paymentCopy, stageCopy } from '@crepas/api';
import {
  formatDateTime,
  lineText,
  moneyText,
  type OrderDetails,
  type PersonData,
  type PhoneNumber,
} from '@crepas/domain';
import { Button, EmptyState, PrintIcon, SaveIcon, Section, Text, TrashIcon } from '@crepas/ui';
import { useState } from 'react';
import { DeleteDialog } from '../../shared/dialogs/DeleteDialog.tsx';
import { Loaded } from '../../shared/lists/Loaded.tsx';
import { NextPage } from '../../shared/lists/ShowMore.tsx';
import { CardsLoading } from '../../shared/lists/Skeletons.tsx';
import { notifyResult } from '../../shared/notifications/notifications.ts';
import { printPage } from '../../shared/printPage.ts';
import { useHasFeature, useShopWords } from '../../shared/shop/shop.ts';
import styles from './People.module.css';
import { PhoneBlocking } from './PhoneBlocking.tsx';
import { useErasePerson, usePerson, usePersonFile } from './people.ts';

export type FoundPersonProps = { readonly phone: PhoneNumber };

export function FoundPerson({ phone }: FoundPersonProps) {
  const person = usePerson(phone);
  const canBlock = useHasFeature('bloqueos');
  return (
    <Loaded
      query={person}
      loading={<CardsLoading label="Buscando…" cards={1} />}
      failed="No pudimos buscar. Intenta de nuevo."
      hasReason
    >
      {({ pages }) => {
        const [first] = pages;
        return (
          first && (
            <>
              {isNobody(first) ? (
                <EmptyState title="No guardamos nada de este teléfono">
                  Ni pedidos ni dispositivos con avisos.
                </EmptyState>
              ) : (
                <>
                  <PersonFacts person={first} orders={pages.flatMap(({ orders }) => orders)} />
                  <NextPage pages={person} noun="pedidos" />
                  <PersonActions phone={phone} person={first} />
                </>
              )}
              {canBlock && <PhoneBlocking phone={phone} block={first.block} />}
            </>
          )
        );
      }}
    </Loaded>
  );
}

const isNobody = ({ orders, devices }: PersonData) => orders.length === 0 && devices.length === 0;

function PersonActions({ phone, person }: { readonly phone: PhoneNumber; readonly person: PersonData }) {
  const { mutateAsync, isPending } = usePersonFile();
  const [isAsking, setAsking] = useState(false);
  const download = () => void notifyResult(mutateAsync(phone), { failed: 'No se pudo descargar' });

  return (
    <div className={styles.actions}>
      <Button kind="secondary" busy={isPending} onClick={download}>
        <SaveIcon />
        Descargar
      </Button>
      <Button kind="secondary" onClick={printPage}>
        <PrintIcon />
        Imprimir
      </Button>
      <Button kind="danger" onClick={() => setAsking(true)}>
        <TrashIcon />
        Borrar sus datos
      </Button>
      {isAsking && (
        <PersonErasure phone={phone} orders={person.orderCount} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}

type PersonFactsProps = {
  readonly person: PersonData;
  /** The orders of all pages that were read. */
  readonly orders: readonly OrderDetails[];
};

/** Everything that is kept, in words: it is also what is printed. */
function PersonFacts({ person: { phone, orderCount, devices }, orders }: PersonFactsProps) {
  const { timeZone } = useShopWords();
  return (
    <div className={styles.facts}>
      <Section title={phoneText(phone)}>
        <Text>{keptCopy(orderCount)}</Text>
        <ul className={styles.orders}>
          {orders.map((order) => (
            <OrderFacts key={order.id} order={order} />
          ))}
        </ul>
      </Section>
      {devices.length > 0 && (
        <Section title="Dispositivos con avisos">
          <ul>
            {[...devices.entries()].map(([place, { service, renewedAt }]) => (
              // Two devices may have the same service and no date.
              <li key={place}>
                {`${service}${renewedAt ? `, desde el ${formatDateTime(renewedAt, timeZone)}` : ''}`}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

function OrderFacts({ order }: { readonly order: OrderDetails }) {
  const { timeZone } = useShopWords();
  const { id, total, placedAt, stage, delivery, lines, scheduledFor } = order;
  const facts: readonly (readonly [label: string, value: string | null | undefined])[] = [
    ['Pedido', lines.map(lineText).join(', ')],
    ['Para', scheduledFor === undefined ? null : formatDateTime(new Date(scheduledFor), timeZone)],
    ['Nombre', delivery?.customerName],
    ['Dirección', delivery?.deliveryAddress],
    ['Punto del mapa', delivery?.position && `${delivery.position.lat}, ${delivery.position.lng}`],
    ['Nota', delivery?.note],
    [
      'Pago',
      delivery && delivery.payment !== 'cash' ? paymentCopy(delivery.payment, { ...delivery, total }) : null,
    ],
    ['Paga con', delivery?.cashGiven ? moneyText(delivery.cashGiven) : null],
    ['Motivo', order.reason],
  ];
  return (
    <li>
      <h3>{`#${id} · ${moneyText(total)}`}</h3>
      <Text size="small" tone="secondary">
        {[
          placedAt && formatDateTime(placedAt, timeZone),
          stage && stageCopy(stage, delivery?.fulfilment ?? 'delivery'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <dl>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </li>
  );
}

type PersonErasureProps = {
  readonly phone: PhoneNumber;
  /** How many orders of the phone are kept. */
  readonly orders: number;
  readonly onClose: () => void;
};

/** Asks before the data is erased, and says what stays. */
function PersonErasure({ phone, orders, onClose }: PersonErasureProps) {
  const { mutateAsync } = useErasePerson();

  const erase = () =>
    notifyResult(mutateAsync(phone), {
      done: ({ erasedOrders }) => erasedCopy(erasedOrders),
      failed: (error) =>
        isApiError(error) && error.status === 409 ? 'Todavía no se borra' : 'No se pudieron borrar los datos',
    });

  return (
    <DeleteDialog
      question={`¿Borrar los datos de ${phoneText(phone)}?`}
      subject={erasureCopy(orders)}
      answer="Borrar"
      onYes={erase}
      onClose={onClose}
    />
  );
}

const ordersCopy = (count: number) => (count === 1 ? '1 pedido' : `${count} pedidos`);

/** What is erased, and what stays. */
const erasureCopy = (orders: number): string =>
  `Se borran su teléfono, dirección, punto del mapa, nombre y notas de ${ordersCopy(orders)}, sus avisos y su bloqueo. ` +
  'Se quedan las cuentas: qué se vendió, cuándo y en cuánto. No se puede deshacer, y los respaldos que ya tienes aún lo guardan.';

const erasedCopy = (orders: number): string =>
  orders === 0 ? 'Borraste sus datos.' : `Borraste sus datos de ${ordersCopy(orders)}.`;

const keptCopy = (orders: number): string =>
  orders === 0 ? 'Ningún pedido' : orders === 1 ? '1 pedido guardado' : `${orders} pedidos guardados`;

/** `5512345678` → `55 1234 5678` */
const phoneText = (phone: string): string => phone.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3');

import { type OrderDetails, type OrderId, orderId, orderState, papers } from '@crepas/domain';
import { EmptyState, Page, PageHeader, SelectField, TabPanel, Tabs } from '@crepas/ui';
import { useSearchParams } from 'react-router';
import { useIdInPath } from '../../../shared/idIn.ts';
import { Loaded } from '../../../shared/lists/Loaded.tsx';
import { CardsLoading } from '../../../shared/lists/Skeletons.tsx';
import { PrintBar } from '../../../shared/PrintBar.tsx';
import { paths, type TicketPage } from '../../../shared/paths.ts';
import { isUnsupported } from '../../../shared/read.ts';
import { ScreenTitle } from '../../../shared/ScreenTitle.tsx';
import { useHasPrinters } from '../../printers/index.ts';
import { useDelivery, usePresentOrder } from '../orderDetails.ts';
import { PrintAgain } from '../PrintAgain.tsx';
import { Ticket } from './Ticket.tsx';
import styles from './TicketScreen.module.css';
import { useTicketPaper } from './ticketPaper.ts';

const tabsId = 'ticket';

const kinds = [
  { key: 'cocina', label: 'Cocina' },
  { key: 'entrega', label: 'Entrega' },
] as const satisfies readonly { key: TicketPage; label: string }[];

/** `/orders/{id}/ticket?tipo=cocina|entrega`: a preview of an order's ticket, as it will be printed. */
export function TicketScreen() {
  const id = useIdInPath();
  const title = id === null ? 'Ticket' : `Ticket #${id}`;
  const [search, setSearch] = useSearchParams();
  const kind: TicketPage = search.get('tipo') === 'entrega' ? 'entrega' : 'cocina';

  return (
    <Page bar={id === null ? null : <TicketBar id={orderId(id)} />} className={styles.page}>
      <ScreenTitle>{title}</ScreenTitle>
      <PageHeader title={title} backTo={paths.orders} className={styles.screenOnly} />
      <div className={styles.choices}>
        <Tabs
          id={tabsId}
          label="Tipo de ticket"
          tabs={kinds}
          selected={kind}
          onSelect={(tipo) => setSearch({ tipo }, { replace: true })}
        />
        <PaperChoice />
      </div>
      <TabPanel of={tabsId} selected={kind}>
        {id === null ? <NoOrder /> : <LoadedTicket id={orderId(id)} kind={kind} />}
      </TabPanel>
    </Page>
  );
}

/** «Imprimir», once there is a ticket. An order that is not confirmed has none. */
function TicketBar({ id }: { readonly id: OrderId }) {
  const order = usePresentOrder(id).data;
  return order && order.stage !== 'awaitingConfirmation' && <PrintBar />;
}

function LoadedTicket({ id, kind }: { readonly id: OrderId; readonly kind: TicketPage }) {
  const query = usePresentOrder(id);
  const delivery = useDelivery(id, query.data);
  const hasPrinters = useHasPrinters();
  if (!query.data && isUnsupported(query.error)) return <NoOrder />;
  return (
    <Loaded
      query={query}
      loading={<CardsLoading label="Cargando pedido…" cards={1} lines={8} />}
      failed="No pudimos cargar el pedido. Intenta de nuevo."
      hasReason
    >
      {(order) =>
        order.stage === 'awaitingConfirmation' ? (
          <EmptyState title="Este pedido está por confirmar" />
        ) : (
          <>
            <Ticket kind={kind} order={order} delivery={delivery} />
            {hasPrinters && isPrinted(order.stage) && (
              <div className={styles.again}>
                <PrintAgain order={id} />
              </div>
            )}
          </>
        )
      }
    </Loaded>
  );
}

/** A printer prints an order from its acceptance to its end. */
const isPrinted = (stage: OrderDetails['stage']) =>
  stage !== null && stage !== 'received' && orderState(stage) === 'active';

const NoOrder = () => <EmptyState title="No encontramos este pedido" />;

/** Stored on this device: its printer has one paper width. */
function PaperChoice() {
  const { width, choose } = useTicketPaper();
  return (
    <SelectField
      label="Papel"
      name="papel"
      value={width}
      onChange={({ currentTarget: { value } }) =>
        choose(papers.find((known) => String(known) === value) ?? width)
      }
      options={papers.map((known) => [known, `${known} mm`])}
    />
  );
}

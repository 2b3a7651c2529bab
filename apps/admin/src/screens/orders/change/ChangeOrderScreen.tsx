import { apiErrorCopy, isApiError, presentOrderOf, type Shop } from '@crepas/api';
import {
  cartTotal,
  mayChangeContent,
  type OrderDetails,
  orderId,
  type PhoneNumber,
  toLines,
} from '@crepas/domain';
import { cashOnly, offeredPayments } from '@crepas/domain/terms';
import {
  BottomBar,
  Button,
  EmptyState,
  ErrorState,
  Loading,
  Modal,
  Page,
  PageHeader,
  Price,
  Section,
  StatusText,
  TextArea,
} from '@crepas/ui';
import { formatMoney } from '@crepas/ui/money';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { ScreenTitle } from '../../../layout/ScreenTitle.tsx';
import { paths } from '../../../paths.ts';
import { useChangeContent, useOrderToChange } from '../../../queries/changeOrder.ts';
import { useShop } from '../../../queries/shop.ts';
import { useNotifications } from '../../../stores/notifications.ts';
import { FormLines } from '../form/FormLines.tsx';
import { focusFirstInvalid } from '../form/moveOn.ts';
import { OrderFields } from '../form/OrderFields.tsx';
import styles from '../form/OrderForm.module.css';
import { checkOrderForm, type OrderForm, type OrderFormErrors, type OrderTerms } from '../form/orderForm.ts';
import { PlaceFields } from '../form/PlaceFields.tsx';
import { mendedLines } from '../form/todaysLines.ts';
import { formOfOrder } from './formOfOrder.ts';

/** `/orders/:id/cambiar`: staff change an order until it is on its way (decision T4). */
export function ChangeOrderScreen() {
  const id = orderId(Number(useParams().id));
  const { data, error, isFetching, refetch } = useOrderToChange(id);
  const form = data && formOfOrder(data);
  if (data && form && (data.stage === null || mayChangeContent(data.stage))) {
    return <ChangeForm key={data.version ?? 0} order={data} start={form} onReload={() => void refetch()} />;
  }
  return (
    <Page>
      <PageHeader title={`Cambiar #${id}`} backTo={paths.orders} />
      {data && <EmptyState title="Este pedido ya no se puede cambiar" />}
      {!data && error && (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {apiErrorCopy(error)}
        </ErrorState>
      )}
      {!data && !error && <Loading />}
    </Page>
  );
}

type ChangeFormProps = {
  readonly order: OrderDetails;
  readonly start: OrderForm;
  readonly onReload: () => void;
};

function ChangeForm({ order, start, onReload }: ChangeFormProps) {
  const cache = useQueryClient();
  const goTo = useNavigate();
  const [search] = useSearchParams();
  const { data: reading } = useShop();
  const { mutate, isPending, error } = useChangeContent();
  const [form, setForm] = useState(start);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<OrderFormErrors & { readonly reason?: string }>({});
  const [news, setNews] = useState('');
  const [isAsking, setAsking] = useState(false);
  const terms = termsFor(start, reading?.shop);
  const total = cartTotal(form.lines);
  const swapped = form.lines.find(({ product }) => String(product.id) === search.get('por'));
  const isOvertaken = presentOrderOf(error) !== null;

  function change(part: Partial<OrderForm>) {
    setForm((before) => ({ ...before, ...part }));
    setErrors({});
  }

  function save() {
    setAsking(false);
    const checked = checkOrderForm(form, terms);
    if (checked.kind === 'invalid' || isPending) return;
    mutate(
      {
        id: order.id,
        version: order.version ?? 0,
        reason: toLines(reason),
        order: {
          ...checked.order,
          phone: (order.delivery?.phone ?? '') as PhoneNumber,
        },
      },
      {
        onSuccess() {
          useNotifications.getState().notifySuccess(`Pedido #${order.id} cambiado`);
          goTo(paths.orders);
        },
        onError(failure) {
          setNews(apiErrorCopy(failure));
          const isMenu = isApiError(failure) && failure.status === 409 && 'cambios' in Object(failure.body);
          if (isMenu) void mend();
        },
      },
    );
  }

  /** What is as it was ordered keeps its price; only the rest is read again. */
  async function mend() {
    const kept = form.lines.filter((line) => start.lines.includes(line));
    const others = form.lines.filter((line) => !start.lines.includes(line));
    const mended = await mendedLines(cache, others).catch(() => null);
    if (mended === null) return;
    setNews(mended.news);
    change({ lines: [...kept, ...mended.lines] });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = checkOrderForm(form, terms);
    const found = {
      ...(checked.kind === 'invalid' && checked.errors),
      ...(toLines(reason) === '' && { reason: 'Escribe el motivo: el cliente lo lee.' }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return void focusFirstInvalid(event.currentTarget);
    if (total > order.total) setAsking(true);
    else save();
  }

  return (
    <Page
      width="desk"
      bar={
        <BottomBar>
          <Button type="submit" form="cambiar-pedido" wide busy={isPending} end={<Price cents={total} />}>
            Guardar cambio
          </Button>
        </BottomBar>
      }
    >
      <ScreenTitle>{`Cambiar #${order.id}`}</ScreenTitle>
      <PageHeader title={`Cambiar #${order.id}`} backTo={paths.orders} />
      <StatusText tone="failure" className={styles.news}>
        {news}
      </StatusText>
      {isOvertaken && (
        <Button kind="secondary" onClick={onReload}>
          Ver cómo quedó
        </Button>
      )}
      <form id="cambiar-pedido" noValidate onSubmit={onSubmit} className={styles.columns}>
        <Section title={swapped ? `¿Por qué cambias ${swapped.product.name}?` : 'Productos'}>
          <FormLines
            lines={form.lines}
            error={errors.lines}
            onChange={(lines) => change({ lines })}
            swapped={swapped}
          />
        </Section>
        <div className={styles.fields}>
          <TextArea
            label="Motivo"
            name="motivo"
            rows={2}
            hint="El cliente lo lee."
            maxLength={300}
            value={reason}
            error={errors.reason}
            onChange={({ target }) => {
              setReason(target.value);
              setErrors({});
            }}
          />
          <PlaceFields form={form} errors={errors} known={[]} onChange={change} />
          <OrderFields form={form} errors={errors} payments={terms.payments} onChange={change} />
        </div>
      </form>
      <Modal
        open={isAsking}
        title="¿Ya lo acordaste con el cliente?"
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button wide onClick={save}>
              Sí, guardar
            </Button>
            <Button kind="secondary" wide onClick={() => setAsking(false)}>
              Todavía no
            </Button>
          </>
        }
      >
        El total sube de {formatMoney(order.total)} a {formatMoney(total)}.
      </Modal>
    </Page>
  );
}

/** The order may keep its way to pay, also one that the shop does not offer now. */
function termsFor({ payment }: OrderForm, shop: Shop | undefined): OrderTerms {
  const offered = offeredPayments(shop ?? cashOnly);
  const isAdded = payment !== null && !offered.includes(payment);
  return { zone: shop?.zone ?? null, payments: isAdded ? [payment, ...offered] : offered };
}

import { apiErrorCopy } from '@crepas/api';
import {
  addCents,
  maxReasonLength,
  mayChangeContent,
  moneyText,
  type OrderDetails,
  type OrderId,
  orderId,
  zeroCents,
} from '@crepas/domain';
import {
  BottomBar,
  Button,
  ChoiceChips,
  EmptyState,
  ErrorState,
  Modal,
  Page,
  PageHeader,
  Price,
  Section,
  TextArea,
} from '@crepas/ui';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { focusFirstInvalid } from '../../../shared/form/useEntityForm.ts';
import { useIdInPath } from '../../../shared/idIn.ts';
import { FieldsLoading } from '../../../shared/lists/Skeletons.tsx';
import { paths } from '../../../shared/paths.ts';
import { isUnsupported } from '../../../shared/read.ts';
import { ScreenTitle } from '../../../shared/ScreenTitle.tsx';
import { useServerFeatures } from '../../../shared/shop/shop.ts';
import { changeReasons } from '../../orders/index.ts';
import { FormLines } from '../form/FormLines.tsx';
import { focusFirstField, stayInDialog } from '../form/moveOn.ts';
import { FormNotice, FormTotals, OrderFields } from '../form/OrderFields.tsx';
import styles from '../form/OrderForm.module.css';
import type { OrderForm } from '../form/orderForm.ts';
import { PlaceFields } from '../form/PlaceFields.tsx';
import { WhenFields } from '../form/WhenFields.tsx';
import { useOrderToChange } from '../phoneOrders.ts';
import { formOfOrder } from './agreedPrices.ts';
import { useChanging } from './useChanging.ts';

/** `/orders/:id/cambiar`: staff change an order until it is on its way (decision T4). */
export function ChangeOrderScreen() {
  const id = useIdInPath();
  if (id !== null) return <OrderToChange id={orderId(id)} />;
  return (
    <ChangePage title="Cambiar pedido">
      <NoOrder />
    </ChangePage>
  );
}

function OrderToChange({ id }: { readonly id: OrderId }) {
  const { data, error, isFetching, refetch } = useOrderToChange(id);
  const hasNone = useServerFeatures() === null;
  const form = data && formOfOrder(data);
  if (!hasNone && data && form && (data.stage === null || mayChangeContent(data.stage))) {
    return <ChangeForm key={data.version ?? 0} order={data} start={form} onReload={() => void refetch()} />;
  }
  return (
    <ChangePage title={`Cambiar #${id}`}>
      {hasNone && <EmptyState title="Tu servidor no cambia pedidos" />}
      {!hasNone && data && <EmptyState title="Este pedido ya no se puede cambiar" />}
      {!hasNone && !data && isUnsupported(error) && <NoOrder />}
      {!hasNone && !data && error && !isUnsupported(error) && (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {apiErrorCopy(error)}
        </ErrorState>
      )}
      {!hasNone && !data && !error && <FieldsLoading label="Cargando pedido…" />}
    </ChangePage>
  );
}

const ChangePage = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Page width="desk">
    <ScreenTitle>{title}</ScreenTitle>
    <PageHeader title={title} backTo={paths.orders} />
    {children}
  </Page>
);

const NoOrder = () => <EmptyState title="No encontramos este pedido" />;

type ChangeFormProps = {
  readonly order: OrderDetails;
  readonly start: OrderForm;
  readonly onReload: () => void;
};

function ChangeForm({ order, start, onReload }: ChangeFormProps) {
  const [search] = useSearchParams();
  const changing = useChanging(order, start);
  const { form, errors, change } = changing;
  const root = useRef<HTMLFormElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const { total, discount } = changing.sums;
  const dearest = changing.isDiscountOpen ? addCents(total, discount?.amount ?? zeroCents) : total;
  const swapped = form.lines.find(({ product }) => String(product.id) === search.get('por'));

  function discard() {
    changing.discard();
    focusFirstField(root.current);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPicking) return;
    if (!changing.check()) return void focusFirstInvalid(event.currentTarget);
    if (dearest > order.total) setAsking(true);
    else changing.send();
  }

  return (
    <Page
      width="desk"
      bar={
        <BottomBar>
          <Button
            type="submit"
            form="cambiar-pedido"
            wide
            busy={changing.isPending || isPicking}
            end={!changing.isDiscountOpen && <Price cents={total} />}
          >
            Guardar cambio
          </Button>
        </BottomBar>
      }
    >
      <ScreenTitle>{`Cambiar #${order.id}`}</ScreenTitle>
      <PageHeader
        title={`Cambiar #${order.id}`}
        backTo={paths.orders}
        end={
          changing.isBegun && (
            <Button kind="secondary" disabled={changing.isPending || isPicking} onClick={discard}>
              Descartar
            </Button>
          )
        }
      />
      <FormNotice>{changing.notice}</FormNotice>
      {changing.isOvertaken && (
        <Button
          kind="secondary"
          onClick={() => {
            changing.discard();
            onReload();
          }}
        >
          Ver cómo quedó
        </Button>
      )}
      <form
        ref={root}
        id="cambiar-pedido"
        noValidate
        onSubmit={onSubmit}
        onKeyDown={stayInDialog}
        className={styles.columns}
      >
        <Section title={swapped ? `¿Por cuál cambias ${swapped.product.name}?` : 'Productos'}>
          <FormLines
            form={form}
            error={errors.lines}
            onChange={(part) => change({ form: part })}
            onPickingChange={setPicking}
            priced={changing.priced}
            swapped={swapped}
          />
          <FormTotals
            sums={changing.sums}
            isPickup={form.fulfilment === 'pickup'}
            isCountedAnew={changing.isCountedAnew}
          />
        </Section>
        <div className={styles.fields}>
          <ChoiceChips
            label="¿Por qué cambia?"
            choices={changeReasons.map((reason) => ({ key: reason, label: reason }))}
            chosen={changeReasons.find((reason) => reason === changing.reason) ?? null}
            onChoose={(reason) => change({ reason: reason ?? '' })}
          />
          <TextArea
            label="Motivo"
            name="motivo"
            rows={2}
            hint="El cliente lo lee."
            maxLength={maxReasonLength}
            value={changing.reason}
            error={errors.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
          <PlaceFields
            form={form}
            errors={errors}
            known={[]}
            canPickUp={changing.canPickUp}
            onChange={(part) => change({ form: part })}
          />
          {changing.now && (
            <WhenFields
              form={form}
              error={errors.scheduledFor}
              moments={changing.moments}
              refused={changing.refused}
              nowMs={changing.now.nowMs}
              timeZone={changing.now.shop.timeZone}
              onChange={(part) => change({ form: part })}
            />
          )}
          <OrderFields
            form={form}
            errors={errors}
            payments={changing.payments}
            onChange={(part) => change({ form: part })}
          />
        </div>
      </form>
      <Modal
        open={isAsking}
        title="¿Ya lo acordaste con el cliente?"
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button
              wide
              onClick={() => {
                setAsking(false);
                // The menu or the shop may have changed behind the question.
                if (changing.check()) changing.send();
                else if (root.current) focusFirstInvalid(root.current);
              }}
            >
              Sí, guardar
            </Button>
            <Button kind="secondary" wide onClick={() => setAsking(false)}>
              Todavía no
            </Button>
          </>
        }
      >
        {changing.isDiscountOpen
          ? `Costaba ${moneyText(order.total)}. Ahora son ${moneyText(dearest)} menos el código ${discount?.name}, que se calcula al guardar.`
          : `El total sube de ${moneyText(order.total)} a ${moneyText(total)}.`}
      </Modal>
    </Page>
  );
}

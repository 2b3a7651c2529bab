import { parsePhone } from '@crepas/domain';
import {
  BottomBar,
  Button,
  ChoiceChips,
  EmptyState,
  Field,
  Page,
  PageHeader,
  Price,
  Section,
  Text,
} from '@crepas/ui';
import { type FormEvent, useRef, useState } from 'react';
import { focusFirstInvalid } from '../../shared/form/useEntityForm.ts';
import { FieldsLoading } from '../../shared/lists/Skeletons.tsx';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { useHasFeature, useServerFeatures } from '../../shared/shop/shop.ts';
import { stateCopy } from '../../shared/shop/shopCopy.ts';
import { type ShopNow, useShopNow } from '../../shared/shop/useShopNow.ts';
import { untilCopy } from '../orders/index.ts';
import { CodeField } from './form/CodeField.tsx';
import { FormLines } from './form/FormLines.tsx';
import { focusFirstField, moveOn } from './form/moveOn.ts';
import { FormNotice, FormTotals, OrderFields } from './form/OrderFields.tsx';
import styles from './form/OrderForm.module.css';
import { PlaceFields } from './form/PlaceFields.tsx';
import { WhenFields } from './form/WhenFields.tsx';
import { KnownCustomerBar } from './KnownCustomerBar.tsx';
import { usePhoneOrder } from './usePhoneOrder.ts';

/** `/orders/nuevo`: an order by telephone. What was typed survives another screen, a reload and an expired session. */
export function PhoneOrderScreen() {
  const now = useShopNow();
  const isOffered = useHasFeature('captura');
  const hasNone = useServerFeatures() === null;
  if (now && isOffered) return <PhoneOrderForm now={now} />;
  return (
    <Page width="desk">
      <ScreenTitle>Nuevo pedido</ScreenTitle>
      <PageHeader title="Nuevo pedido" backTo={paths.orders} />
      {now || hasNone ? (
        <EmptyState title="Tu servidor no toma pedidos por teléfono" />
      ) : (
        <FieldsLoading label="Cargando…" />
      )}
    </Page>
  );
}

/** The screen is opened to type it. */
const focusWhenEmpty = (field: HTMLInputElement | null) => {
  if (field?.value === '') field.focus();
};

function PhoneOrderForm({ now }: { readonly now: ShopNow }) {
  const { shop, state, nowMs } = now;
  const phoneOrder = usePhoneOrder(now);
  const { draft, errors, known, changeForm } = phoneOrder;
  const form = useRef<HTMLFormElement>(null);
  const [isPicking, setPicking] = useState(false);
  const isAsking = phoneOrder.tried.kind === 'asking';
  const isBusy = phoneOrder.isPending || phoneOrder.isReading || isAsking || isPicking;

  // What is being read would be put into the next customer's order.
  const canDiscard = draft.sent === null && !phoneOrder.isReading && !isPicking;

  function discard() {
    phoneOrder.discard();
    focusFirstField(form.current);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Ctrl+Enter needs no button.
    if (!isBusy && !phoneOrder.submit()) focusFirstInvalid(event.currentTarget);
  }

  return (
    <Page
      width="desk"
      bar={
        <BottomBar>
          <Button
            type="submit"
            form="nuevo-pedido"
            wide
            busy={isBusy}
            end={<Price cents={phoneOrder.sums.total} />}
          >
            {phoneOrder.isUnsure ? 'Reintentar' : 'Tomar pedido'}
          </Button>
        </BottomBar>
      }
    >
      <ScreenTitle>Nuevo pedido</ScreenTitle>
      <PageHeader
        title="Nuevo pedido"
        backTo={paths.orders}
        end={
          phoneOrder.isBegun && (
            <Button kind="secondary" disabled={!canDiscard} onClick={discard}>
              Borrar todo
            </Button>
          )
        }
      />
      {state.kind !== 'open' && (
        <Text className={styles.warning}>
          <span>{stateCopy(state, shop, nowMs)}</span>
          <br />
          Puedes tomar el pedido de todos modos.
        </Text>
      )}
      <FormNotice>{phoneOrder.notice}</FormNotice>
      <form ref={form} id="nuevo-pedido" noValidate onSubmit={onSubmit} onKeyDown={moveOn}>
        {/* An order whose answer was lost is sent as it was. */}
        <fieldset disabled={draft.sent !== null} className={styles.columns}>
          <div className={styles.fields}>
            <Field
              label="Teléfono"
              name="telefono_usuario"
              type="tel"
              inputMode="tel"
              autoComplete="off"
              ref={focusWhenEmpty}
              placeholder="10 dígitos"
              maxLength={40}
              value={draft.phone}
              error={errors.phone}
              onChange={({ target }) => phoneOrder.change({ phone: target.value })}
            />
            {parsePhone(draft.phone) && (
              <KnownCustomerBar
                customer={known.data}
                error={known.error}
                isReordering={phoneOrder.isReading}
                onReorder={phoneOrder.repeatLast}
              />
            )}
            <Section title="Productos">
              <FormLines
                hasTiles
                form={draft.form}
                error={errors.lines}
                onChange={changeForm}
                onPickingChange={setPicking}
              />
              <FormTotals sums={phoneOrder.sums} isPickup={draft.form.fulfilment === 'pickup'} />
            </Section>
          </div>
          <div className={styles.fields}>
            <PlaceFields
              form={draft.form}
              errors={errors}
              known={known.data?.addresses ?? []}
              canPickUp={shop.pickup.isActive}
              onChange={changeForm}
            />
            <OrderFields
              form={draft.form}
              errors={errors}
              payments={phoneOrder.payments}
              onChange={changeForm}
            />
            {(shop.hasDiscountCodes || draft.code !== '') && (
              <CodeField
                typed={draft.typedCode}
                name={draft.code}
                tried={phoneOrder.tried}
                error={errors.code}
                onChange={phoneOrder.change}
                onAskAgain={phoneOrder.askAgain}
              />
            )}
            <WhenFields
              form={draft.form}
              error={errors.scheduledFor}
              moments={phoneOrder.moments}
              refused={phoneOrder.refused}
              nowMs={nowMs}
              timeZone={shop.timeZone}
              onChange={changeForm}
            />
            {draft.form.isLater ? (
              <Text tone="secondary">Queda aceptado y en «Programados» hasta que toque prepararlo.</Text>
            ) : (
              <MinutesFields phoneOrder={phoneOrder} />
            )}
          </div>
        </fieldset>
      </form>
    </Page>
  );
}

type MinutesFieldsProps = { readonly phoneOrder: ReturnType<typeof usePhoneOrder> };

/** When an order for as soon as possible is promised, which accepts it. */
const MinutesFields = ({ phoneOrder: { draft, minutes, choices, change } }: MinutesFieldsProps) => (
  <>
    <ChoiceChips
      label={`Aceptar, ${untilCopy(draft.form.fulfilment)}…`}
      choices={choices.map((choice) => ({ key: String(choice), label: `${choice} min` }))}
      chosen={minutes === null ? null : String(minutes)}
      onChoose={(key) => change({ minutes: key === null ? null : Number(key) })}
    />
    {minutes === null && (
      <Text tone="secondary">Sin tiempo queda en «Nuevos» hasta que alguien lo acepte.</Text>
    )}
  </>
);

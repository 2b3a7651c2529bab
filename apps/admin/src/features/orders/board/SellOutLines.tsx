import { apiErrorCopy } from '@crepas/api';
import type {
  ChoiceOption,
  Extra,
  ExtraId,
  Instant,
  OptionId,
  OrderId,
  ProductId,
  StaffOrder,
} from '@crepas/domain';
import { Button, ButtonLink, List, StatusText } from '@crepas/ui';
import { useExtras } from '../../../shared/menu/extras.ts';
import { useGroups } from '../../../shared/menu/groups.ts';
import { useProduct } from '../../../shared/menu/products.ts';
import {
  soldOutCopy,
  useSetExtraSoldOut,
  useSetOptionSoldOut,
  useSetProductSoldOut,
} from '../../../shared/menu/soldOut.ts';
import { paths } from '../../../shared/paths.ts';
import { useHasFeature } from '../../../shared/shop/shop.ts';
import { useShopNow } from '../../../shared/shop/useShopNow.ts';
import { useOrderDetails } from '../orderDetails.ts';
import styles from './OrderDialog.module.css';
import { usedUpIn } from './usedUpIn.ts';

export type SellOutLinesProps = {
  readonly order: StaffOrder;
  /** Whether another product may replace one that is sold out. */
  readonly canSwap: boolean;
};

/**
 * «Agotado hoy» for what an order is made of: a cook notices at the stove. Nothing on a server without it. What was
 * deleted cannot be sold out.
 */
export function SellOutLines({ order, canSwap }: SellOutLinesProps) {
  const { data } = useOrderDetails(order);
  const isOffered = useHasFeature('agotado');
  const { products, extras, options } = usedUpIn(data?.lines ?? []);
  if (!isOffered || products.length + extras.length + options.length === 0) return null;
  return (
    <section aria-labelledby="agotado" className={styles.usedUp}>
      <h3 id="agotado">¿Se acabó algo?</h3>
      <List>
        {products.map((id) => (
          <ProductLine key={`product ${id}`} id={id} order={canSwap ? order.id : null} />
        ))}
        {options.length > 0 && <OptionLines ids={options} />}
        {extras.length > 0 && <ExtraLines ids={extras} />}
      </List>
    </section>
  );
}

function ProductLine({ id, order }: { readonly id: ProductId; readonly order: OrderId | null }) {
  const { data: product } = useProduct(id);
  const { mutate, data: changed, isPending, error } = useSetProductSoldOut();
  if (!product) return null;
  return (
    <SellOutLine
      name={product.name}
      soldOutUntil={changed ? (changed.soldOutUntil ?? undefined) : product.soldOutUntil}
      isPending={isPending}
      error={error}
      onChange={(isSoldOut) => mutate({ id, isSoldOut })}
      swap={order === null ? undefined : paths.changeOrder(order, id)}
    />
  );
}

function ExtraLines({ ids }: { readonly ids: readonly ExtraId[] }) {
  const { data: extras = [] } = useExtras();
  return extras
    .filter(({ id }) => ids.includes(id))
    .map((extra) => <ExtraLine key={`extra ${extra.id}`} extra={extra} />);
}

function ExtraLine({ extra: { id, name, soldOutUntil } }: { readonly extra: Extra }) {
  const { mutate, isPending, error } = useSetExtraSoldOut();
  return (
    <SellOutLine
      // A product may have the same name.
      name={`${name} (extra)`}
      soldOutUntil={soldOutUntil}
      isPending={isPending}
      error={error}
      onChange={(isSoldOut) => mutate({ id, isSoldOut })}
    />
  );
}

function OptionLines({ ids }: { readonly ids: readonly OptionId[] }) {
  const { data: groups = [] } = useGroups();
  return groups.flatMap((group) =>
    group.options
      .filter(({ id }) => ids.includes(id))
      .map((option) => <OptionLine key={`option ${option.id}`} group={group.name} option={option} />),
  );
}

type OptionLineProps = { readonly group: string; readonly option: ChoiceOption };

function OptionLine({ group, option: { id, name, soldOutUntil } }: OptionLineProps) {
  const { mutate, isPending, error } = useSetOptionSoldOut();
  return (
    <SellOutLine
      // Two groups may have options of the same name.
      name={`${group}: ${name}`}
      soldOutUntil={soldOutUntil}
      isPending={isPending}
      error={error}
      onChange={(isSoldOut) => mutate({ id, isSoldOut })}
    />
  );
}

type SellOutLineProps = {
  readonly name: string;
  readonly soldOutUntil: Instant | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onChange: (isSoldOut: boolean) => void;
  /** Where another product is chosen instead; only of one that is sold out. */
  readonly swap?: string | undefined;
};

/** One product, extra or option of an order. The result shows here, because the page behind the dialog is inert. */
function SellOutLine({ name, soldOutUntil, isPending, error, onChange, swap }: SellOutLineProps) {
  const now = useShopNow();
  if (!now) return null;
  const back = soldOutCopy(soldOutUntil, now);
  const label = back === null ? 'Agotado hoy' : 'Ya hay';
  return (
    <li className={styles.sellOut}>
      <span className={styles.sellOutName}>{name}</span>
      <Button
        kind="secondary"
        busy={isPending}
        aria-label={`${label}: ${name}`}
        onClick={() => onChange(back === null)}
      >
        {label}
      </Button>
      {swap !== undefined && back !== null && (
        <ButtonLink kind="secondary" to={swap} aria-label={`Cambiar ${name} por otro producto`}>
          Cambiar por…
        </ButtonLink>
      )}
      <StatusText tone={error ? 'failure' : 'success'} className={styles.sellOutResult}>
        {error ? apiErrorCopy(error) : back !== null && `Agotado hoy. ${back}`}
      </StatusText>
    </li>
  );
}

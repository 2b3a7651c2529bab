import { type Product, withinLimit } from '@crepas/domain';
import { searchMenu } from '@crepas/domain/search';
import { ErrorState, SearchField, StatusText } from '@crepas/ui';
import { formatMoney } from '@crepas/ui/money';
import { useId, useState } from 'react';
import { useOrderMenu } from '../../../queries/orderMenu.ts';

export type ProductSearchProps = {
  readonly error: string | undefined;
  readonly onPick: (product: Product, quantity: number) => void;
};

const mostShown = 8;
/** `2 nutella`, `2x nutella`: how many, and what. */
const counted = /^\s*(\d{1,2})\s*x?\s+(.*)$/i;

/** Adds a product by its first letters and Enter. */
export function ProductSearch({ error, onPick }: ProductSearchProps) {
  const [typed, setTyped] = useState('');
  const errorId = useId();
  const { data, isError, isFetching, refetch } = useOrderMenu();
  const [, count, words = typed] = counted.exec(typed) ?? [];
  const found = searchMenu(data?.entries ?? [], words).slice(0, mostShown);
  if (isError && !data) {
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        No pudimos cargar el menú.
      </ErrorState>
    );
  }
  return (
    <div>
      <SearchField
        label="Agregar producto"
        name="producto"
        picksFirst
        value={typed}
        onValueChange={setTyped}
        suggestions={found.map(({ product, category }) => ({
          id: String(product.id),
          text: product.name,
          detail: `${category} · ${formatMoney(product.price)}`,
        }))}
        onPick={({ id }) => {
          const product = found.find((entry) => String(entry.product.id) === id)?.product;
          setTyped('');
          if (product) onPick(product, withinLimit(Number(count ?? 1)));
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId}
        message={data && words.trim() !== '' ? 'Sin resultados' : undefined}
      />
      <StatusText id={errorId} tone="failure">
        {error}
      </StatusText>
    </div>
  );
}

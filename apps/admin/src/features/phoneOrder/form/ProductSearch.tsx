import { moneyText, type Product, searchMenu } from '@crepas/domain';
import { ErrorState, SearchField, StatusText } from '@crepas/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { countedWords, quantityOf } from './countedWords.ts';
import styles from './OrderForm.module.css';
import { laterCopy, useOrderMenu } from './orderMenu.ts';

export type ProductSearchProps = {
  readonly typed: string;
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
  readonly onPick: (product: Product, quantity: number) => void;
};

const maxShown = 8;

/** Adds a product by its first letters and Enter. */
export function ProductSearch({ typed, error, onType, onPick }: ProductSearchProps) {
  const errorId = useId();
  const { data, isError, isFetching, refetch } = useOrderMenu();
  const cache = useQueryClient();
  const counted = countedWords(typed);
  const { words } = counted;
  const found = searchMenu(data?.entries ?? [], words).slice(0, maxShown);
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
        onValueChange={onType}
        suggestions={found.map(({ product, category }) => ({
          id: String(product.id),
          text: product.name,
          detail: [category, priceCopy(product), laterCopy(cache, product)].filter(Boolean).join(' · '),
        }))}
        onPick={({ id }) => {
          const product = found.find((entry) => String(entry.product.id) === id)?.product;
          onType('');
          if (product) onPick(product, quantityOf(counted, product.name));
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId}
        message={data && !error && found.length === 0 && words.trim() !== '' ? 'Sin resultados' : undefined}
      />
      <StatusText id={errorId} tone="failure" className={styles.lacking}>
        {error}
      </StatusText>
    </div>
  );
}

/** «$45.00», or «desde $45.00» where a required group changes it. */
const priceCopy = ({ price, priceFrom }: Product): string =>
  priceFrom === undefined ? moneyText(price) : `desde ${moneyText(priceFrom)}`;

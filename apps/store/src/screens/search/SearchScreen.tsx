import type { Product } from '@crepas/domain';
import { nearestProducts } from '@crepas/domain/nearest';
import { searchMenu } from '@crepas/domain/search';
import {
  Button,
  EmptyState,
  ErrorState,
  Field,
  Form,
  Page,
  PageHeader,
  ProductCard,
  ProductGrid,
  Section,
  Text,
} from '@crepas/ui';
import { useRef } from 'react';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { paths } from '../../paths.ts';
import { ProductSkeletons } from '../ProductSkeletons.tsx';
import { useTyped } from './useTyped.ts';
import { useWholeMenu } from './useWholeMenu.ts';

/** A search over the whole menu, as the customer types. What was typed stays in the address: «Volver» finds it again. */
export function SearchScreen() {
  const { typed, query, setTyped } = useTyped();
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    setTyped('');
    field.current?.focus();
  };
  return (
    <Page width="wide">
      <ScreenTitle>Buscar</ScreenTitle>
      <PageHeader title="Buscar" backTo={paths.home} backLabel="Volver al menú" />
      {/* Enter closes the phone's keyboard: the results are there already. */}
      <Form role="search" onSubmit={() => field.current?.blur()}>
        <Field
          ref={field}
          label="Busca en el menú"
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          autoFocus
          maxLength={60}
          placeholder="Nutella, jamón, malteada…"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Form>
      <Results typed={query.trim()} onClear={clear} />
    </Page>
  );
}

/** Offered where nothing was found. */
const nearestCount = 3;

function Results({ typed, onClear }: { typed: string; onClear: () => void }) {
  const { menu, isWhole, isError, isFetching, refetch } = useWholeMenu();
  if (typed === '') return <Text tone="secondary">Escribe qué se te antoja.</Text>;
  const found = searchMenu(menu, typed);
  if (found.length === 0 && isError)
    return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (found.length === 0 && !isWhole) return <ProductSkeletons />;
  if (found.length === 0) {
    return (
      <>
        <EmptyState
          role="status"
          title={`No encontramos “${typed}”`}
          action={<Button onClick={onClear}>Buscar otra cosa</Button>}
        >
          Prueba con otra palabra o vuelve al menú.
        </EmptyState>
        {menu.length > 0 && (
          <Section title="Quizá te guste">
            <Cards found={nearestProducts(menu, typed, nearestCount)} />
          </Section>
        )}
      </>
    );
  }
  return (
    <>
      <Text role="status" tone="secondary">
        {found.length === 1 ? '1 resultado' : `${found.length} resultados`}
      </Text>
      <Cards found={found} />
    </>
  );
}

const Cards = ({ found }: { found: readonly { readonly product: Product }[] }) => (
  <ProductGrid>
    {found.map(({ product: { id, name, price, imageUrl } }) => (
      <ProductCard key={id} to={paths.add(id)} name={name} cents={price} picture={{ src: imageUrl }} />
    ))}
  </ProductGrid>
);

import {
  asksAboutDiet,
  type Category,
  type Listed,
  maxMenuSearchLength,
  nearestProducts,
  type Product,
  searchMenu,
} from '@crepas/domain';
import {
  Button,
  Card,
  CartBar,
  EmptyState,
  ErrorState,
  Field,
  Form,
  Page,
  PageHeader,
  ProductGrid,
  Section,
  Text,
} from '@crepas/ui';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCart } from '../../shared/cart/cart.ts';
import { ScreenTitle } from '../../shared/layout/ScreenTitle.tsx';
import { ShopContact } from '../../shared/layout/ShopContact.tsx';
import { categoriesQuery, categoryProductsQuery } from '../../shared/menu/menu.ts';
import { ProductCards } from '../../shared/menu/ProductCards.tsx';
import { ProductSkeletons } from '../../shared/menu/ProductSkeletons.tsx';
import { useCartTotal } from '../../shared/menu/useCartTotal.ts';
import { paths } from '../../shared/paths.ts';
import { useShopNumbers } from '../../shared/shop/shopNumbers.ts';

/** A search over the whole menu, as the customer types. What was typed stays in the address: «Volver» finds it again. */
export function SearchScreen() {
  const { typed, query, setTyped } = useTyped();
  const cart = useCart((state) => state.cart);
  const total = useCartTotal(cart);
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    setTyped('');
    field.current?.focus();
  };
  return (
    <Page width="wide" bar={<CartBar to={paths.cart} lines={cart.length} totalCents={total} />}>
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
          maxLength={maxMenuSearchLength}
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
  if (typed === '') return <Start menu={menu} />;
  if (asksAboutDiet(typed)) return <AskTheShop typed={typed} />;
  const found = searchMenu(menu, typed);
  if (found.length === 0 && isError)
    return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (found.length === 0 && !isWhole) return <ProductSkeletons />;
  if (found.length === 0) {
    const onHand = menu.filter(({ product }) => product.available);
    return (
      <>
        <EmptyState
          role="status"
          title={`No encontramos «${typed}»`}
          action={<Button onClick={onClear}>Buscar otra cosa</Button>}
        >
          Prueba con otra palabra o vuelve al menú.
        </EmptyState>
        {onHand.length > 0 && (
          <Section title="Quizá te guste">
            <Cards found={nearestProducts(onHand, typed, nearestCount)} />
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

/** Before anything is typed. */
function Start({ menu }: { menu: readonly Entry[] }) {
  const promoted = menu.filter(({ product }) => product.available && product.isPromoted);
  return (
    <>
      <Text tone="secondary">Escribe qué se te antoja.</Text>
      {promoted.length > 0 && (
        <Section title="Mejores Selecciones">
          <Cards found={promoted} />
        </Section>
      )}
    </>
  );
}

/** Names that look alike are no answer to an allergy. */
function AskTheShop({ typed }: { typed: string }) {
  const numbers = useShopNumbers();
  return (
    <Card role="status">
      <Text>
        <strong>Pregúntanos</strong>
      </Text>
      <Text>Para una alergia o una dieta te decimos qué lleva cada cosa antes de que pidas.</Text>
      <ShopContact {...numbers} text={`Hola, tengo una pregunta: «${typed}»`} />
    </Card>
  );
}

const Cards = ({ found }: { found: readonly { readonly product: Product }[] }) => (
  <ProductGrid>
    <ProductCards products={found.map(({ product }) => product)} />
  </ProductGrid>
);

/** Browsers refuse more than some hundred changes of the address within half a minute. */
const quietMs = 300;

/** In the query of `/buscar`: what was typed. */
const typedParam = 'q';

/** The typed text, and the text to search for, which may follow a slow phone's typing a little later. */
function useTyped() {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(() => params.get(typedParam) ?? '');
  useEffect(() => {
    const timer = setTimeout(() => {
      // A tapped result has the address already, and its screen may take a while: a change now would stop it.
      if (window.location.pathname !== paths.search) return;
      setParams(typed === '' ? {} : { [typedParam]: typed }, { replace: true, preventScrollReset: true });
    }, quietMs);
    return () => clearTimeout(timer);
  }, [typed, setParams]);
  return { typed, query: useDeferredValue(typed), setTyped };
}

type Entry = Listed & { readonly product: Product };

/** What home has loaded already: enough to search in until the rest is here, and without network. */
const loadedMenu = (client: QueryClient): readonly Entry[] =>
  (client.getQueryData(categoriesQuery.queryKey) ?? []).flatMap((category) =>
    entriesOf(category, client.getQueryData(categoryProductsQuery(category.id).queryKey) ?? []),
  );

const entriesOf = ({ name }: Category, products: readonly Product[]): readonly Entry[] =>
  products.map((product) => ({ product, category: name }));

async function loadMenu(client: QueryClient): Promise<readonly Entry[]> {
  const categories = await client.fetchQuery(categoriesQuery);
  const lists = await Promise.all(
    categories.map(async (category) =>
      entriesOf(category, await client.fetchQuery(categoryProductsQuery(category.id))),
    ),
  );
  return lists.flat();
}

/**
 * The products of all categories, in the order of the menu: one query over the queries of the categories.
 */
function useWholeMenu() {
  const queryClient = useQueryClient();
  const { data, ...query } = useQuery({
    queryKey: ['whole menu'],
    queryFn: () => loadMenu(queryClient),
    staleTime: 0,
  });
  return { ...query, menu: data ?? loadedMenu(queryClient), isWhole: data !== undefined };
}

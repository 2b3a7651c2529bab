import type { Category, Product } from '@crepas/domain';
import type { Listed } from '@crepas/domain/search';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { categoriesQuery, categoryProductsQuery } from '../../queries/menu.ts';

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
 * The products of all categories, in the order of the menu. One query over those of the categories: the hook for many
 * queries at once would cost home's first load a kilobyte.
 */
export function useWholeMenu() {
  const queryClient = useQueryClient();
  const { data, ...query } = useQuery({
    queryKey: ['whole menu'],
    queryFn: () => loadMenu(queryClient),
    staleTime: 0,
  });
  return { ...query, menu: data ?? loadedMenu(queryClient), isWhole: data !== undefined };
}

import type { Extra, Product } from '@crepas/domain';
import { CheckCard, CheckCardSkeleton, ErrorState, List, Loading, Section } from '@crepas/ui';
import { soldOutForNowCopy } from '../../shared/copy/availability.ts';
import { choosable, useLastMoment } from '../../shared/menu/later.ts';
import { useProductExtras } from '../../shared/menu/menu.ts';

type ExtrasChoiceProps = {
  product: Product;
  chosen: readonly Extra[];
  onToggle: (extra: Extra) => void;
};

/** The extras that are available for the product today, and those that sold out while they were shown; empty when there are none. */
export function ExtrasChoice({ product, chosen, onToggle }: ExtrasChoiceProps) {
  const { data: extras, isPending, isFetching, refetch } = useProductExtras(product);
  const lastMoment = useLastMoment();
  if (extras?.length === 0) return null;
  return (
    <Section title="Agrega extras">
      {isPending && <Waiting />}
      {!isPending && !extras && (
        <ErrorState
          title="Error al obtener los extras"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {extras && (
        <List>
          {extras.map((extra) => {
            const { available, price, description } = choosable(extra, lastMoment);
            const isForLater = available && !extra.available;
            return (
              <li key={extra.id}>
                <CheckCard
                  label={extra.name}
                  // What sold out while it was shown keeps its place, so that nothing moves under a finger.
                  disabled={!available}
                  description={isForLater ? soldOutForNowCopy : available ? description : 'Agotado'}
                  cents={available ? price : undefined}
                  checked={chosen.some(({ id }) => id === extra.id)}
                  onChange={() => onToggle(extra)}
                />
              </li>
            );
          })}
        </List>
      )}
    </Section>
  );
}

const Waiting = () => (
  <Loading>
    <List>
      <CheckCardSkeleton />
      <CheckCardSkeleton />
      <CheckCardSkeleton />
    </List>
  </Loading>
);

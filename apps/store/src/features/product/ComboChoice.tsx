import { apiErrorCopy, chooseCrepasCopy } from '@crepas/api';
import type { ComboRule, Product, ProductId } from '@crepas/domain';
import { ComboPicker, EmptyState, ErrorState, Skeleton, Text } from '@crepas/ui';
import type { Ref } from 'react';
import { soldOutForNowCopy } from '../../shared/copy/availability.ts';
import { choosable, isBackBy, useLastMoment } from '../../shared/menu/later.ts';
import { useComboCrepas } from '../../shared/menu/menu.ts';
import { useOffer } from '../../shared/menu/useOffer.ts';
import styles from './ComboChoice.module.css';

type ComboChoiceProps = {
  ref: Ref<HTMLFieldSetElement>;
  combo: ComboRule;
  chosen: readonly Product[];
  onChoose: (crepa: Product) => void;
  onRemove: (crepa: Product) => void;
  warning: string | null;
};

const skeletons = [0, 1, 2, 3, 4, 5];

/** The crepas of a combo (spec §4, words of §8). */
export function ComboChoice({ ref, combo, chosen, onChoose, onRemove, warning }: ComboChoiceProps) {
  const { data: crepas, isPending, error, isFetching, refetch } = useComboCrepas();
  const offerOf = useOffer(crepas ?? []);
  const lastMoment = useLastMoment();
  if (isPending) return <Waiting />;
  if (!crepas) {
    return (
      <ErrorState
        title={`Error al cargar: ${apiErrorCopy(error)}`}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {/* The title says already what to do. */}
        {null}
      </ErrorState>
    );
  }
  const withCrepa = (act: (crepa: Product) => void) => (id: ProductId) => {
    const crepa = crepas.find((one) => one.id === id);
    if (crepa) act(crepa);
  };
  if (crepas.length === 0) return <EmptyState title="No hay crepas disponibles" />;
  return (
    <ComboPicker
      ref={ref}
      className={styles.root}
      legend={chooseCrepasCopy(combo.comboSize)}
      size={combo.comboSize}
      choices={crepas.map((crepa) => {
        const { soldOut, availableAt, availableFrom } = offerOf(crepa);
        const { id, name, allergens, imageUrl } = crepa;
        const isForLater = soldOut && choosable(crepa, lastMoment).available;
        return {
          id,
          name,
          allergens,
          picture: { src: imageUrl },
          soldOut: soldOut && !isForLater,
          availableFrom: isBackBy(availableAt, lastMoment) ? undefined : availableFrom,
          note: isForLater ? soldOutForNowCopy : undefined,
        };
      })}
      chosen={chosen.map(({ id }) => id)}
      onToggle={withCrepa(onChoose)}
      onRemove={combo.comboRepeats ? withCrepa(onRemove) : undefined}
      {...(warning !== null && { warning })}
    />
  );
}

const Waiting = () => (
  <div className={styles.root}>
    <Text role="status">Cargando opciones de crepas...</Text>
    <div className={styles.choices} aria-hidden="true">
      {skeletons.map((index) => (
        <Skeleton key={index} className={styles.choice} />
      ))}
    </div>
  </div>
);

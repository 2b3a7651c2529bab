import { apiErrorCopy } from '@crepas/api';
import { comboSize, type Product } from '@crepas/domain';
import { ComboPicker, EmptyState, ErrorState, Skeleton, Text } from '@crepas/ui';
import type { Ref } from 'react';
import { useComboCrepas } from '../../shared/menu/menu.ts';
import styles from './ComboChoice.module.css';

type ComboChoiceProps = {
  ref: Ref<HTMLFieldSetElement>;
  chosen: readonly Product[];
  onToggle: (crepa: Product) => void;
  warning: string | null;
};

const skeletons = [0, 1, 2, 3, 4, 5];

/** The three crepas of a combo (spec §4, words of §8). */
export function ComboChoice({ ref, chosen, onToggle, warning }: ComboChoiceProps) {
  const { data: crepas, isPending, error, isFetching, refetch } = useComboCrepas();
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
  if (crepas.length === 0) return <EmptyState title="No hay crepas disponibles" />;
  return (
    <ComboPicker
      ref={ref}
      className={styles.root}
      legend="Elige tus 3 crepas"
      size={comboSize}
      choices={crepas.map(({ id, name, allergens, imageUrl, available }) => ({
        id,
        name,
        allergens,
        picture: { src: imageUrl },
        soldOut: !available,
      }))}
      chosen={chosen.map(({ id }) => id)}
      onToggle={(id) => {
        const crepa = crepas.find((crepa) => crepa.id === id);
        if (crepa) onToggle(crepa);
      }}
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

import { comboSize, type Product } from '@crepas/domain';
import { ComboPicker, EmptyState, ErrorState, Text } from '@crepas/ui';
import { apiErrorCopy } from '../../copy.ts';
import { useComboCrepas } from '../../queries/menu.ts';
import styles from './ComboChoice.module.css';

type ComboChoiceProps = {
  chosen: readonly Product[];
  onToggle: (crepa: Product) => void;
  warning: string | null;
  announcement: string | null;
};

/** The three crepas of a combo (spec §4, words of §8). */
export function ComboChoice({ chosen, onToggle, warning, announcement }: ComboChoiceProps) {
  const { data: crepas, isPending, error, isFetching, refetch } = useComboCrepas();
  if (isPending) return <Text role="status">Cargando opciones de crepas...</Text>;
  if (!crepas) {
    return (
      <ErrorState
        title={`Error al cargar: ${apiErrorCopy(error)}`}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (crepas.length === 0) return <EmptyState title="No hay crepas disponibles" />;
  return (
    <ComboPicker
      className={styles.root}
      legend="Elige tus 3 crepas"
      size={comboSize}
      choices={crepas.map(({ id, name, imageUrl }) => ({ id, name, picture: { src: imageUrl } }))}
      chosen={chosen.map(({ id }) => id)}
      onToggle={(id) => {
        const crepa = crepas.find((crepa) => crepa.id === id);
        if (crepa) onToggle(crepa);
      }}
      {...(warning !== null && { warning })}
      {...(announcement !== null && { announcement })}
    />
  );
}

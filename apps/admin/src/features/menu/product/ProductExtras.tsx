import type { ExtraId } from '@crepas/domain';
import { Button, ButtonLink, DownIcon, Loading, Skeleton, StatusText } from '@crepas/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { ExtraCards } from '../../../shared/menu/ExtraCards.tsx';
import { useExtras } from '../../../shared/menu/extras.ts';
import { ticksCopy } from '../../../shared/menu/extraTicks.ts';
import { paths } from '../../../shared/paths.ts';
import styles from './ProductExtras.module.css';

export type ProductExtrasProps = {
  readonly extras: readonly ExtraId[];
  /** Those that the ticking began with; null while they are not loaded. */
  readonly before: readonly ExtraId[] | null;
  /** What loads them; a new product has none. */
  readonly links: Pick<UseQueryResult, 'errorUpdateCount' | 'isFetching' | 'refetch'> | undefined;
  readonly onToggle: (id: ExtraId) => void;
};

/** The extras that a product may be ordered with: a line that names them, and their cards behind it. */
export const ProductExtras = (props: ProductExtrasProps) => (
  <section aria-label="Extras" className={styles.root}>
    <Content {...props} />
  </section>
);

/** The form can be saved without them: then they stay as they are. */
function Content({ extras, before, links, onToggle }: ProductExtrasProps) {
  const all = useExtras();
  const missing = [...(all.data ? [] : [all]), ...(before === null && links ? [links] : [])];
  if (missing.some(({ errorUpdateCount }) => errorUpdateCount > 0)) {
    return (
      <div className={styles.failed}>
        <StatusText tone="failure" role="alert">
          No pudimos cargar los extras. Lo demás sí se puede guardar.
        </StatusText>
        <Button
          kind="secondary"
          busy={missing.some(({ isFetching }) => isFetching)}
          onClick={() => {
            for (const { refetch } of missing) void refetch();
          }}
        >
          Reintentar los extras
        </Button>
      </div>
    );
  }
  if (!all.data || before === null) {
    return (
      <Loading label="Cargando extras…">
        <Skeleton className={styles.loading} />
      </Loading>
    );
  }
  if (all.data.length === 0) {
    return (
      <div className={styles.failed}>
        <p className={styles.hint}>Un extra es lo que el cliente agrega por un precio: fresas, nuez.</p>
        <ButtonLink kind="secondary" to={paths.createExtras}>
          Crear Extra
        </ButtonLink>
      </div>
    );
  }
  return <Fold title={ticksCopy(extras, all.data)} extras={extras} onToggle={onToggle} />;
}

type FoldProps = Pick<ProductExtrasProps, 'extras' | 'onToggle'> & { readonly title: string };

/** The cards of three hundred extras are drawn only where somebody opens them. */
function Fold({ title, extras, onToggle }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h2 className={styles.heading}>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={styles.toggle}
        >
          <span className={styles.title}>{title}</span>
          <DownIcon />
        </button>
      </h2>
      {isOpen && <ExtraCards checked={extras} onToggle={onToggle} />}
    </>
  );
}

import type { ChangePage } from '@crepas/api';
import { formatDateTime, type LoggedChange } from '@crepas/domain';
import { Button, Card, EmptyState, focusAfterRemoval, List, Text } from '@crepas/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../shared/lists/Loaded.tsx';
import { NextPage } from '../../shared/lists/ShowMore.tsx';
import { CardsLoading } from '../../shared/lists/Skeletons.tsx';
import { type Restorable, useRestoring } from '../../shared/menu/restore.ts';
import { useHasFeature, useShopWords } from '../../shared/shop/shop.ts';
import { WrappableText } from '../../shared/WrappableText.tsx';
import styles from './Changes.module.css';
import { changeTitle, whoCopy } from './changeCopy.ts';
import { type Difference, differences } from './valueCopy.ts';

export type ChangeListProps = {
  readonly changes: UseInfiniteQueryResult<InfiniteData<ChangePage>>;
  /** Clears the filters; given while there is one. */
  readonly onShowAll: (() => void) | undefined;
};

/** Loads one page at a time. Loaded pages stay visible when the next one fails. */
export function ChangeList({ changes, onShowAll }: ChangeListProps) {
  return (
    <Loaded
      query={changes}
      loading={<CardsLoading label="Cargando cambios…" />}
      failed="No pudimos cargar los cambios. Intenta de nuevo."
      hasReason
    >
      {({ pages }) =>
        pages[0]?.changes.length ? (
          <>
            <List aria-label="Cambios">
              {pages
                .flatMap((page) => page.changes)
                .map((change) => (
                  <ChangeCard key={change.id} change={change} />
                ))}
            </List>
            <NextPage pages={changes} noun="cambios" />
          </>
        ) : (
          <NoChanges onShowAll={onShowAll} />
        )
      }
    </Loaded>
  );
}

const NoChanges = ({ onShowAll }: Pick<ChangeListProps, 'onShowAll'>) =>
  onShowAll ? (
    <EmptyState
      title="Ningún cambio coincide"
      action={
        <Button kind="secondary" onClick={onShowAll}>
          Ver todos
        </Button>
      }
    />
  ) : (
    <EmptyState title="Aún no hay cambios">Aquí verás quién cambió qué, cuándo, y de qué a qué.</EmptyState>
  );

type ChangeCardProps = { readonly change: LoggedChange };

/** One change: who, when, and each value from what to what. */
function ChangeCard({ change }: ChangeCardProps) {
  const { timeZone } = useShopWords();
  const title = changeTitle(change);
  return (
    <li>
      <Card className={styles.card}>
        <h2 className={styles.title}>
          <WrappableText text={title} />
        </h2>
        <Text size="small" tone="secondary">
          {`${whoCopy(change.by)} · ${formatDateTime(change.at, timeZone)}`}
        </Text>
        <Differences all={differences(change.before, change.after, timeZone)} />
        <Undo change={change} title={title} />
      </Card>
    </li>
  );
}

const Differences = ({ all }: { readonly all: readonly Difference[] }) =>
  all.length > 0 && (
    <dl className={styles.differences}>
      {all.map(({ label, from, to }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {from !== null && <del>{from}</del>}
            {from !== null && to !== null && <span> a </span>}
            {to !== null && <ins>{to}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );

function Undo({ change, title }: { readonly change: LoggedChange; readonly title: string }) {
  const canRestore = useHasFeature('restaurar');
  const restore = useRestoring();
  const [isBusy, setBusy] = useState(false);
  const { kind, entityId, name, isRestorable } = change;
  if (!canRestore || !isRestorable || entityId === null || !isRestorableKind(kind)) return null;
  return (
    <Button
      ref={focusAfterRemoval}
      kind="secondary"
      aria-label={`Deshacer: ${title}`}
      busy={isBusy}
      onClick={async () => {
        setBusy(true);
        await restore(kind, entityId, name);
        setBusy(false);
      }}
    >
      Deshacer
    </Button>
  );
}

const isRestorableKind = (kind: LoggedChange['kind']): kind is Restorable =>
  kind === 'product' ||
  kind === 'category' ||
  kind === 'extra' ||
  kind === 'group' ||
  kind === 'discountCode';

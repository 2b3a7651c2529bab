import { formatDateTime, type LoggedChange } from '@crepas/domain';
import { Button, Card, Text } from '@crepas/ui';
import { useState } from 'react';
import { changeTitle, whoCopy } from '../../changes/changeCopy.ts';
import { type Difference, differences } from '../../changes/valueCopy.ts';
import { WrappableText } from '../../layout/WrappableText.tsx';
import type { Restorable } from '../../queries/restore.ts';
import { useHasFeature, useShopWords } from '../../queries/shop.ts';
import { useRestoring } from '../../restoring/useUndoDeletion.ts';
import styles from './Changes.module.css';

export type ChangeCardProps = { readonly change: LoggedChange };

/** One change: who, when, and each value from what to what. */
export function ChangeCard({ change }: ChangeCardProps) {
  const { timeZone } = useShopWords();
  const title = changeTitle(change);
  return (
    <li>
      <Card className={styles.card}>
        <h2 className={styles.title}>
          <WrappableText text={title} />
        </h2>
        <Text size="small" tone="secondary">
          {whoCopy(change.by)} · {formatDateTime(change.at, timeZone)}
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
            {from !== null && to !== null && ' a '}
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
  kind === 'product' || kind === 'category' || kind === 'extra';

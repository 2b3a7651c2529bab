import type { UsedDiscountCode } from '@crepas/api';
import { endedCodeDays, hasCodeEnded } from '@crepas/domain';
import {
  Button,
  ButtonLink,
  Card,
  EditIcon,
  EmptyState,
  focusAfterRemoval,
  IconButton,
  Link,
  List,
  PrintIcon,
  Skeleton,
  TrashIcon,
} from '@crepas/ui';
import { useState } from 'react';
import { DeleteDialog } from '../../shared/dialogs/DeleteDialog.tsx';
import { ShowMore, useShownRows } from '../../shared/lists/ShowMore.tsx';
import { useUndoDeletion } from '../../shared/menu/restore.ts';
import { notifyResult } from '../../shared/notifications/notifications.ts';
import { useShopNow } from '../../shared/shop/useShopNow.ts';
import styles from './Codes.module.css';
import { canPause, codeState, usesCopy } from './codeCopy.ts';
import { codePaths } from './codePaths.ts';
import { type CodeParts, useChangeCodePart, useDeleteCode } from './codes.ts';
import { useCodeTerms } from './useCodeTerms.ts';

export type CodeListProps = { readonly codes: readonly UsedDiscountCode[] };

export function CodeList({ codes }: CodeListProps) {
  const { shown, hidden, showMore } = useShownRows(codes);
  const termsOf = useCodeTerms(codes);
  const [leaving, setLeaving] = useState<UsedDiscountCode | null>(null);
  if (codes.length === 0) return <EmptyState title="Ningún código coincide" />;
  return (
    <>
      <List data-columns aria-label="Códigos">
        {shown.map((code) => (
          <CodeItem key={code.id} code={code} terms={termsOf(code)} onDelete={() => setLeaving(code)} />
        ))}
      </List>
      <ShowMore hidden={hidden.length} onMore={showMore} />
      {leaving && <CodeDeletion key={leaving.id} code={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

type CodeItemProps = {
  readonly code: UsedDiscountCode;
  /** Undefined while the names of the menu are unknown. */
  readonly terms: readonly string[] | undefined;
  readonly onDelete: () => void;
};

const CodeItem = ({ code, terms, onDelete }: CodeItemProps) => (
  <li ref={focusAfterRemoval} className={styles.item}>
    <Card className={styles.code}>
      <div className={styles.head}>
        <h2 translate="no" className={styles.name}>
          {code.name}
        </h2>
        <StateMark code={code} />
      </div>
      {terms ? (
        <ul className={styles.terms}>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      ) : (
        <Skeleton />
      )}
      <Link
        to={codePaths.uses(code.id)}
        aria-label={`Usos de ${code.name}: ${usesCopy(code)}`}
        className={styles.uses}
      >
        {usesCopy(code)}
      </Link>
      <StateButtons code={code} />
      <div className={styles.icons}>
        <ButtonLink kind="quiet" to={codePaths.card(code.id)} aria-label={`Tarjeta de ${code.name}`}>
          <PrintIcon />
          Tarjeta
        </ButtonLink>
        <ButtonLink kind="quiet" to={codePaths.update(code.id)} aria-label={`Editar ${code.name}`}>
          <EditIcon />
          Editar
        </ButtonLink>
        <IconButton kind="danger" label={`Eliminar ${code.name}`} icon={<TrashIcon />} onClick={onDelete} />
      </div>
    </Card>
  </li>
);

type OfCode = { readonly code: UsedDiscountCode };

/** Nothing until the shop's zone is known, which says which day it is. */
export function StateMark({ code }: OfCode) {
  const now = useShopNow();
  if (!now) return null;
  const { tone, text } = codeState(code, { at: now.nowMs, timeZone: now.shop.timeZone });
  return (
    <p data-tone={tone} className={styles.state}>
      {text}
    </p>
  );
}

/** One tap each, with «Deshacer». An ended code is brought back by a later last day, in its form. */
function StateButtons({ code }: OfCode) {
  const now = useShopNow();
  const { mutateAsync } = useChangeCodePart();
  if (!now) return null;
  const { timeZone } = now.shop;
  const { name, isPaused, firstDay, lastDay } = code;
  const moment = { at: now.nowMs, timeZone };
  if (hasCodeEnded(code, moment)) return null;

  const change = (
    part: CodeParts,
    before: CodeParts,
    texts: { readonly done: string; readonly failed: string },
  ) =>
    void notifyResult(mutateAsync({ code, part, before }), {
      ...texts,
      about: name,
      undo: () => mutateAsync({ code, part: before, before: part }),
    });

  return (
    <div className={styles.actions}>
      {canPause(code, moment) && (
        <Button
          kind="secondary"
          aria-label={`${isPaused ? 'Reanudar' : 'Pausar'} ${name}`}
          onClick={() =>
            change(
              { isPaused: !isPaused },
              { isPaused },
              isPaused
                ? { done: `${name} vale otra vez.`, failed: `No se reanudó ${name}` }
                : { done: `Pausaste ${name}.`, failed: `No se pausó ${name}` },
            )
          }
        >
          {isPaused ? 'Reanudar' : 'Pausar'}
        </Button>
      )}
      <Button
        kind="secondary"
        aria-label={`Terminar ${name}`}
        onClick={({ currentTarget }) => {
          // The button goes away; «Editar» is where a later last day brings the code back.
          currentTarget.closest('li')?.querySelector<HTMLElement>('a[href$="/editar"]')?.focus();
          change(
            endedCodeDays(code, { at: now.clock(), timeZone }),
            { firstDay, lastDay },
            { done: `Terminaste ${name}.`, failed: `No se terminó ${name}` },
          );
        }}
      >
        Terminar
      </Button>
    </div>
  );
}

/** Placed orders keep its name and what it took off. */
function CodeDeletion({ code, onClose }: OfCode & { readonly onClose: () => void }) {
  const undoOf = useUndoDeletion('discountCode');
  const { mutateAsync } = useDeleteCode();

  const remove = () =>
    notifyResult(mutateAsync(code.id), {
      done: `Eliminaste ${code.name}.`,
      failed: 'Error al eliminar el código',
      undo: undoOf(code),
    });

  return (
    <DeleteDialog
      question="¿Estás seguro de eliminar este código?"
      subject={`${code.name}. Los pedidos que ya lo tienen conservan su descuento.`}
      onYes={remove}
      onClose={onClose}
    />
  );
}

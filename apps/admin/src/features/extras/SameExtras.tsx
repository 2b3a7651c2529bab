import type { Category, ExtraId, Product, ProductId } from '@crepas/domain';
import { Button, Modal, StatusText, Text } from '@crepas/ui';
import { useEffect, useRef, useState } from 'react';
import { useExtraIdsOf, useExtras, useSetProductExtras } from '../../shared/menu/extras.ts';
import { extraNames } from '../../shared/menu/extraTicks.ts';
import { useOrderedCategories, useWholeMenu } from '../../shared/menu/products.ts';
import { useNotifications } from '../../shared/notifications/notifications.ts';
import styles from './CreateExtrasScreen.module.css';
import { saveLinksCopy } from './extraForm.ts';
import { ProductSearch } from './ProductSearch.tsx';
import { savedCountCopy, takeOverCopy } from './sameExtras.ts';

export type SameExtrasProps = {
  /** Whose extras the others take over; null while none is chosen. */
  readonly product: ProductId | null;
  readonly extras: readonly ExtraId[];
  readonly disabled: boolean;
  /** Saves those of the product itself, if they are not saved. Resolves with whether they are. */
  readonly saveOwn: () => Promise<boolean>;
};

/** Gives other products the extras of this one: a menu of forty needed each tick forty times. */
export function SameExtras({ product, extras, disabled, saveOwn }: SameExtrasProps) {
  const [isOpen, setOpen] = useState(false);
  const { data: categories = [] } = useOrderedCategories();
  return (
    <>
      <Button kind="secondary" disabled={disabled} onClick={() => setOpen(true)} className={styles.same}>
        Los mismos extras para otros productos
      </Button>
      {isOpen && product !== null && (
        <SameExtrasDialog
          product={product}
          extras={extras}
          saveOwn={saveOwn}
          categories={categories}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

type SameExtrasDialogProps = Pick<SameExtrasProps, 'extras' | 'saveOwn'> & {
  readonly product: ProductId;
  readonly categories: readonly Category[];
  readonly onClose: () => void;
};

function SameExtrasDialog({ product, extras, saveOwn, categories, onClose }: SameExtrasDialogProps) {
  const menu = useWholeMenu(categories);
  const { data: all = [] } = useExtras();
  const { chosen, setChosen, changeOf, faults, isSaving, save } = useTakingOver(extras, saveOwn, onClose);
  const names = extraNames(extras, all);

  return (
    <Modal
      open
      title="Los mismos extras"
      lightDismiss={false}
      onClose={onClose}
      className={styles.sameDialog}
      actions={
        <>
          {faults.size > 0 && (
            <StatusText tone="failure" role="alert">
              No se guardó en los que siguen elegidos.
            </StatusText>
          )}
          <Button
            wide
            busy={isSaving}
            disabled={chosen.length === 0}
            onClick={() => void save(menu.data?.map((entry) => entry.product) ?? [])}
          >
            {chosen.length === 0 ? 'Elige productos' : `Guardar en ${productsCopy(chosen.length)}`}
          </Button>
        </>
      }
    >
      <Text>{names === '' ? 'Los elegidos quedan sin extras.' : `Los elegidos quedan con: ${names}.`}</Text>
      <ProductSearch
        menu={menu}
        categories={categories}
        product={product}
        chosen={chosen}
        descriptionOf={(id) => faults.get(id) ?? changeOf(id)}
        onChoose={setChosen}
      />
    </Modal>
  );
}

const productsCopy = (count: number) => (count === 1 ? '1 producto' : `${count} productos`);

/** The chosen products, and their saves one after the other: each is one call and one line of the log. */
function useTakingOver(extras: readonly ExtraId[], saveOwn: SameExtrasProps['saveOwn'], onDone: () => void) {
  const [chosen, setChosen] = useState<readonly ProductId[]>([]);
  const [faults, setFaults] = useState<ReadonlyMap<ProductId, string>>(new Map());
  const [isSaving, setSaving] = useState(false);
  const { data: all = [] } = useExtras();
  const links = useExtraIdsOf(chosen);
  const { mutateAsync } = useSetProductExtras();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  function changeOf(id: ProductId): string {
    const has = links.get(id);
    return has === undefined ? 'Viendo qué cambia…' : (takeOverCopy(has, extras, all) ?? 'Ya los tiene.');
  }

  async function save(products: readonly Product[]) {
    setSaving(true);
    // The page behind the dialog says why. A success of the others would replace that message.
    if (!(await saveOwn())) return onDone();
    const failed = new Map<ProductId, string>();
    for (const product of chosen) {
      const has = links.get(product);
      if (has !== undefined && takeOverCopy(has, extras, all) === null) continue;
      try {
        await mutateAsync({ product, extras });
      } catch (error) {
        failed.set(product, saveLinksCopy(error));
      }
    }
    setSaving(false);
    setFaults(failed);
    setChosen([...failed.keys()]);
    const { notifySuccess, notifyFailure } = useNotifications.getState();
    const saved = chosen.length - failed.size;
    if (saved > 0) notifySuccess(savedCountCopy(saved));
    if (failed.size === 0) return onDone();
    // A closed dialog cannot say it.
    const names = products.filter(({ id }) => failed.has(id)).map(({ name }) => name);
    if (!isShown.current) notifyFailure({ text: `No se guardaron los extras de ${names.join(', ')}` });
  }

  return { chosen, setChosen, changeOf, faults, isSaving, save };
}

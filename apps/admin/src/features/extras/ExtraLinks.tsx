import type { ExtraId, ProductId } from '@crepas/domain';
import { BottomBar, Button, StatusText } from '@crepas/ui';
import { useEntityForm } from '../../shared/form/useEntityForm.ts';
import { ExtraCards } from '../../shared/menu/ExtraCards.tsx';
import { useExtras, useProductExtraIds, useSetProductExtras } from '../../shared/menu/extras.ts';
import { extraOthersCopy, isSameSet, tickedExtras } from '../../shared/menu/extraTicks.ts';
import { doneCopy } from '../../shared/menu/othersCopy.ts';
import styles from './CreateExtrasScreen.module.css';
import { saveLinksCopy } from './extraForm.ts';
import { SameExtras } from './SameExtras.tsx';

/** The extras of a product while they are ticked and saved. Unsaved ticks override the saved extras. */
export function useExtraLinks(product: ProductId | null) {
  const links = useProductExtraIds(product);
  const save = useSetProductExtras();
  const { data: all = [] } = useExtras();
  const linked: readonly ExtraId[] | undefined = product === null ? undefined : links.data;
  const form = useEntityForm({
    name: `extra links ${product}`,
    saved: { extras: linked ?? [], before: linked ?? [] },
    // The call replaces all links, so it must not run before they are loaded.
    check: ({ extras, before }) =>
      product === null || linked === undefined ? null : { kind: 'ok', change: { product, extras, before } },
    save: (changed) => save.mutateAsync(changed),
    refusedField: () => null,
    done: (change, saved) =>
      doneCopy('Relaciones guardadas correctamente', extraOthersCopy(change, saved, all)),
    failed: (error) => ({ text: saveLinksCopy(error) }),
  });
  const { extras, before } = form.form;
  return {
    ...form,
    linked,
    isFailed: links.isError,
    /** The draft of an earlier visit counts while the extras are loading. */
    isChanged: !isSameSet(extras, linked ?? before),
  };
}

export type ExtraLinksProps = {
  readonly product: ProductId | null;
  readonly links: ReturnType<typeof useExtraLinks>;
};

/** The cards and the save button. */
export function ExtraLinks({ product, links }: ExtraLinksProps) {
  const { form, change, linked, isChanged, isFailed, isSaving, isUnsaved, submit } = links;
  return (
    <>
      <SameExtras
        product={product}
        extras={form.extras}
        // During a save it is not known whether the product's own extras will be saved.
        disabled={linked === undefined || isSaving}
        saveOwn={async () => {
          if (!isChanged) return true;
          await submit();
          return !isUnsaved();
        }}
      />
      <ExtraCards
        checked={form.extras}
        saved={linked}
        disabled={linked === undefined}
        // The draft of an earlier visit is compared with the extras that it began with.
        onToggle={(id) => change({ extras: tickedExtras(form, id), before: form.before })}
      />
      <StatusText tone="failure" role="alert" className={styles.failure}>
        {isFailed && 'No pudimos cargar los extras de este producto. Elígelo de nuevo.'}
      </StatusText>
      <BottomBar>
        <Button wide disabled={linked === undefined} busy={isSaving} onClick={() => void submit()}>
          Guardar Extras
        </Button>
      </BottomBar>
    </>
  );
}

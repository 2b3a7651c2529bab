import type { Extra, ProductId } from '@crepas/domain';
import { BottomBar, Button, StatusText } from '@crepas/ui';
import { useProductExtraIds, useSetProductExtras } from '../../queries/extras.ts';
import { extraLinkDrafts, extraLinksForm } from '../../stores/drafts.ts';
import { useNotifications } from '../../stores/notifications.ts';
import { useDraft } from '../../stores/useDraft.ts';
import { ExtraCards } from './ExtraCards.tsx';
import styles from './ExtrasScreen.module.css';
import { saveLinksCopy } from './saveLinksCopy.ts';
import { toggled } from './toggled.ts';

export type ExtraLinksProps = { readonly product: ProductId | null };

/** The cards and the save button. Unsaved toggles override the saved links. */
export function ExtraLinks({ product }: ExtraLinksProps) {
  const { notifySuccess, notifyFailure } = useNotifications.getState();
  const { draft, now, change, discard } = useDraft(extraLinkDrafts, extraLinksForm);
  const links = useProductExtraIds(product);
  const save = useSetProductExtras();
  const linked = product === null ? undefined : links.data;
  const checked = (draft?.product === product ? draft?.extras : undefined) ?? linked ?? [];

  function toggle({ id }: Extra) {
    if (product !== null) change({ product, extras: toggled(checked, id) });
  }

  async function submit() {
    // The call replaces all links, so it must not run before they are loaded.
    if (product === null || linked === undefined) return;
    try {
      await save.mutateAsync({ product, extras: checked });
      // Discards the draft only if it was not changed during the save.
      if (now() === draft) discard();
      notifySuccess('Relaciones guardadas correctamente');
    } catch (error) {
      notifyFailure({ text: saveLinksCopy(error) });
    }
  }

  return (
    <>
      <ExtraCards checked={checked} linked={linked} onToggle={toggle} />
      <StatusText tone="failure" role="alert" className={styles.failure}>
        {links.isError && 'No pudimos cargar los extras de este producto. Elígelo de nuevo.'}
      </StatusText>
      <BottomBar>
        <Button wide disabled={linked === undefined} busy={save.isPending} onClick={() => void submit()}>
          Guardar Extras
        </Button>
      </BottomBar>
    </>
  );
}

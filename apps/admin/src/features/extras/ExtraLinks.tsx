import type { Extra, ExtraId, ProductId } from '@crepas/domain';
import { BottomBar, Button, CheckCard, List, StatusText } from '@crepas/ui';
import { useDraft } from '../../shared/drafts/useDraft.ts';
import { useProductExtraIds, useSetProductExtras } from '../../shared/menu/extras.ts';
import { LoadedExtras } from '../../shared/menu/LoadedExtras.tsx';
import { useNotifications } from '../../shared/notifications/notifications.ts';
import styles from './ExtrasScreen.module.css';
import { extraLinkDrafts, extraLinksForm } from './extraDrafts.ts';
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

type ExtraCardsProps = {
  readonly checked: readonly ExtraId[];
  /** The saved links; undefined while no product is chosen or they are loading. */
  readonly linked: readonly ExtraId[] | undefined;
  readonly onToggle: (extra: Extra) => void;
};

/** All extras, including hidden ones: a hidden extra can be linked before it is shown again. */
const ExtraCards = ({ checked, linked, onToggle }: ExtraCardsProps) => (
  <LoadedExtras columns hint="Crea uno en Crear Extra.">
    {(extras) => (
      <List data-columns aria-label="Extras">
        {extras.map((extra) => (
          <li key={extra.id}>
            <CheckCard
              label={extra.name}
              description={extra.available ? extra.description : `${extra.description} (oculto)`}
              cents={extra.price}
              saved={linked?.includes(extra.id)}
              checked={checked.includes(extra.id)}
              disabled={linked === undefined}
              onChange={() => onToggle(extra)}
            />
          </li>
        ))}
      </List>
    )}
  </LoadedExtras>
);

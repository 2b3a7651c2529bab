import type { Extra, ExtraId, ProductId } from '@crepas/domain';
import { BottomBar, Button, CheckCard, List, StatusText } from '@crepas/ui';
import { useEntityForm } from '../../shared/form/useEntityForm.ts';
import { LeaveQuestion } from '../../shared/leaving/LeaveQuestion.tsx';
import { useProductExtraIds, useSetProductExtras } from '../../shared/menu/extras.ts';
import { LoadedExtras } from '../../shared/menu/LoadedExtras.tsx';
import styles from './CreateExtrasScreen.module.css';
import { saveLinksCopy, toggled } from './extraForm.ts';
import { SameExtras } from './SameExtras.tsx';

export const extraLinksDraft = (product: ProductId | null) => `extra links ${product}`;

export type ExtraLinksProps = { readonly product: ProductId | null };

/** The cards and the save button. Unsaved toggles override the saved links. */
export function ExtraLinks({ product }: ExtraLinksProps) {
  const links = useProductExtraIds(product);
  const save = useSetProductExtras();
  const linked: readonly ExtraId[] | undefined = product === null ? undefined : links.data;
  const { form, change, isSaving, submit, discard } = useEntityForm({
    name: extraLinksDraft(product),
    saved: { extras: linked ?? [] },
    // The call replaces all links, so it must not run before they are loaded.
    check: ({ extras }) =>
      product === null || linked === undefined ? null : { kind: 'ok', change: { product, extras } },
    save: (changed) => save.mutateAsync(changed),
    refusedField: () => null,
    done: 'Relaciones guardadas correctamente',
    failed: (error) => ({ text: saveLinksCopy(error) }),
  });
  const isChanged =
    linked !== undefined &&
    (form.extras.length !== linked.length || form.extras.some((id) => !linked.includes(id)));
  return (
    <>
      <LeaveQuestion isUnsaved={() => !isSaving && isChanged} onDiscard={discard} />
      <SameExtras
        product={product}
        extras={form.extras}
        disabled={linked === undefined}
        saveOwn={async () => isChanged && submit()}
      />
      <ExtraCards
        checked={form.extras}
        linked={linked}
        onToggle={({ id }) => change({ extras: toggled(form.extras, id) })}
      />
      <StatusText tone="failure" role="alert" className={styles.failure}>
        {links.isError && 'No pudimos cargar los extras de este producto. Elígelo de nuevo.'}
      </StatusText>
      <BottomBar>
        <Button wide disabled={linked === undefined} busy={isSaving} onClick={() => void submit()}>
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

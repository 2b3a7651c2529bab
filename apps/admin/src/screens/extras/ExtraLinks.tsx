import type { Extra, ExtraId, ProductId } from '@crepas/domain';
import { BottomBar, Button, StatusText } from '@crepas/ui';
import { useState } from 'react';
import { useProductExtraIds, useSetProductExtras } from '../../queries/extras.ts';
import { useNews } from '../../stores/news.ts';
import { ExtraCards } from './ExtraCards.tsx';
import styles from './ExtrasScreen.module.css';
import { saveLinksCopy } from './saveLinksCopy.ts';
import { toggled } from './toggled.ts';

export type ExtraLinksProps = { readonly product: ProductId | null };

/** The cards and their button. What was toggled stands over what the backend has until it is saved. */
export function ExtraLinks({ product }: ExtraLinksProps) {
  const tellSuccess = useNews((news) => news.tellSuccess);
  const [edited, setEdited] = useState<readonly ExtraId[] | null>(null);
  const links = useProductExtraIds(product);
  const save = useSetProductExtras();
  const linked = product === null ? undefined : links.data;
  const checked = edited ?? linked ?? [];

  function submit() {
    // Links that nobody has read would be wiped out.
    if (product === null || linked === undefined) return;
    save.mutate(
      { product, extras: checked },
      {
        onSuccess: () => {
          setEdited(null);
          tellSuccess('Relaciones guardadas correctamente');
        },
      },
    );
  }

  return (
    <>
      <ExtraCards
        checked={checked}
        linked={linked}
        onToggle={({ id }: Extra) => setEdited(toggled(checked, id))}
      />
      <StatusText tone="failure" role="alert" className={styles.failure}>
        {save.error && saveLinksCopy(save.error)}
        {links.isError && 'No pudimos cargar los extras de este producto. Elígelo de nuevo.'}
      </StatusText>
      <BottomBar>
        <Button wide disabled={linked === undefined} busy={save.isPending} onClick={submit}>
          Guardar Extras
        </Button>
      </BottomBar>
    </>
  );
}

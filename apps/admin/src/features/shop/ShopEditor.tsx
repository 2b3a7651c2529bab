import { Card, Page, PageHeader, Text, WarningIcon } from '@crepas/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useDraft } from '../../shared/drafts/useDraft.ts';
import { LeaveQuestion } from '../../shared/leaving/LeaveQuestion.tsx';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { PrintersSection } from '../printers/index.ts';
import { SectionForm } from './SectionForm.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import styles from './ShopScreen.module.css';
import { shopDrafts, shopForm } from './shopDrafts.ts';
import { fieldsOf, isUnsaved, type OwnShop } from './shopForm.ts';
import { sectionsOf } from './shopSections.ts';

export type ShopEditorProps = { readonly shop: OwnShop; readonly status: ReactNode };

/** The owner's form, one section at a time: the one that the address names, `/shop#horario`. Drafts are kept. */
export function ShopEditor({ shop, status }: ShopEditorProps) {
  const { draft, now, discard } = useDraft(shopDrafts, shopForm);
  const { hash } = useLocation();
  const sections = sectionsOf(shop);
  const current = sections.find(({ id }) => hash === `#${id}`) ?? sections[0];
  const isResponsibleMissing = shop.features.includes('responsable') && shop.responsible === null;

  return (
    <Page bar={null} width="desk">
      <ScreenTitle>Tienda</ScreenTitle>
      <PageHeader title="Tienda" />
      <div className={styles.columns}>
        <SectionLinks
          sections={sections}
          current={current}
          isUnsaved={({ fields }) => isUnsaved(fieldsOf(draft, fields), shop)}
        />
        <div className={styles.section}>
          {current.id === 'hoy' && (
            <>
              {status}
              {isResponsibleMissing && <MissingResponsible />}
            </>
          )}
          {current.id === 'impresoras' ? (
            <PrintersSection />
          ) : (
            <SectionForm key={current.id} section={current} shop={shop} />
          )}
        </div>
      </div>
      <LeaveQuestion isUnsaved={() => isUnsaved(now(), shop)} onDiscard={discard} />
    </Page>
  );
}

/** While nobody answers for the shop, its privacy notice tells customers so. */
export const MissingResponsible = () => (
  <Card className={styles.missing}>
    <WarningIcon />
    <div>
      <Text>Tu aviso de privacidad no dice quién responde por la tienda, y la ley lo pide.</Text>
      <Link to="#quien-responde" replace>
        Escribe nombre y domicilio
      </Link>
      <a href="/aviso-de-privacidad" target="_blank" rel="noopener">
        Mira el aviso como lo ven tus clientes
      </a>
    </div>
  </Card>
);

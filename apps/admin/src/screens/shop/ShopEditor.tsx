import { Card, Page, PageHeader, Text, WarningIcon } from '@crepas/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { LeaveQuestion } from '../../dialogs/LeaveQuestion.tsx';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { fieldsOf, isUnsaved, type OwnShop } from '../../shop/shopForm.ts';
import { sectionsOf } from '../../shop/shopSections.ts';
import { shopDrafts, shopForm } from '../../stores/drafts.ts';
import { useDraft } from '../../stores/useDraft.ts';
import { PrintersSection } from './printers/PrintersSection.tsx';
import { SectionForm } from './SectionForm.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import styles from './ShopScreen.module.css';

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

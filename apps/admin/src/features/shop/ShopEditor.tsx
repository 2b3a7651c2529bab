import { BottomBar, Button, Card, Form, Page, PageHeader, Section, Text, WarningIcon } from '@crepas/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { markedCopy } from '../../shared/form/entityForm.ts';
import { useEntityForm } from '../../shared/form/useEntityForm.ts';
import { LeaveQuestion } from '../../shared/leaving/LeaveQuestion.tsx';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { useUpdateShop } from '../../shared/shop/shop.ts';
import { BackupsSection } from '../backups/index.ts';
import { PrintersSection } from '../printers/index.ts';
import { refusedField } from './refusedField.ts';
import { SectionFields } from './SectionFields.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import styles from './ShopScreen.module.css';
import { checkShop, fieldsOf, formOf, type OwnShop } from './shopForm.ts';
import { sectionsOf } from './shopSections.ts';

export type ShopEditorProps = { readonly shop: OwnShop; readonly status: ReactNode };

const formId = 'tienda';

/** The owner's form, one section at a time: the one that the address names, `/shop#horario`, with its own «Guardar». */
export function ShopEditor({ shop, status }: ShopEditorProps) {
  const { hash } = useLocation();
  const sections = sectionsOf(shop);
  const current = sections.find(({ id }) => hash === `#${id}`) ?? sections[0];
  const { id, title, object, fields } = current;
  const { mutateAsync } = useUpdateShop();
  const { form, errors, change, isSaving, isUnsaved, discard, onSubmit } = useEntityForm({
    name: 'shop',
    saved: formOf(shop),
    fields,
    check: (form) => ({ notice: markedCopy, ...checkShop(fieldsOf(form, fields), shop) }),
    save: (changes) => mutateAsync(changes),
    refusedField,
    done: `Guardaste ${object}.`,
    failed: `No pudimos guardar ${object}`,
  });
  const isResponsibleMissing = shop.features.includes('responsable') && shop.responsible === null;

  return (
    <Page
      width="desk"
      bar={
        // Always there: a bar that came with the first letter would lie under a finger.
        fields.length > 0 && (
          <BottomBar>
            <Button type="submit" form={formId} wide busy={isSaving}>
              {`Guardar ${object}`}
            </Button>
          </BottomBar>
        )
      }
    >
      <ScreenTitle>Tienda</ScreenTitle>
      <PageHeader title="Tienda" />
      <div className={styles.columns}>
        <SectionLinks sections={sections} current={current} isUnsaved={({ fields }) => isUnsaved(fields)} />
        <div className={styles.section}>
          {id === 'hoy' && (
            <>
              {status}
              {isResponsibleMissing && <MissingResponsible />}
            </>
          )}
          {id === 'impresoras' && <PrintersSection />}
          {id === 'respaldos' && <BackupsSection />}
          {fields.length > 0 && (
            <Section key={id} title={title} className={styles.fields}>
              <Form id={formId} onSubmit={onSubmit}>
                <SectionFields id={id} shop={shop} form={form} errors={errors} onChange={change} />
              </Form>
            </Section>
          )}
        </div>
      </div>
      <LeaveQuestion isUnsaved={isUnsaved} onDiscard={discard} />
    </Page>
  );
}

/** While nobody answers for the shop, its privacy notice tells customers so. */
const MissingResponsible = () => (
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

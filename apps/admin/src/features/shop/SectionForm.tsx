import { Button, Form, Section } from '@crepas/ui';
import type { FormEvent } from 'react';
import { focusFirstInvalid } from '../../shared/fields/focusFirstInvalid.ts';
import { SectionFields } from './SectionFields.tsx';
import styles from './SectionForm.module.css';
import type { OwnShop } from './shopForm.ts';
import type { ShopSection } from './shopSections.ts';
import { useShopSaving } from './useShopSaving.ts';

export type SectionFormProps = { readonly section: ShopSection; readonly shop: OwnShop };

/** One section with its own «Guardar». What was typed stays after a refusal, and over an expired session. */
export function SectionForm({ section, shop }: SectionFormProps) {
  const { form, errors, change, isSaving, submit } = useShopSaving(shop, section);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = event.currentTarget;
    if ((await submit()) === 'invalid') focusFirstInvalid(fields);
  }

  return (
    <Section title={section.title} className={styles.root}>
      <Form onSubmit={onSubmit}>
        <SectionFields id={section.id} shop={shop} form={form} errors={errors} onChange={change} />
        <div className={styles.end}>
          <Button type="submit" busy={isSaving}>
            {`Guardar ${section.object}`}
          </Button>
        </div>
      </Form>
    </Section>
  );
}

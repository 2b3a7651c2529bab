import { BottomBar, Button, Form, Page, PageHeader, Section } from '@crepas/ui';
import type { FormEvent, ReactNode } from 'react';
import { LeaveQuestion } from '../../dialogs/LeaveQuestion.tsx';
import { ScreenTitle } from '../../ScreenTitle.tsx';
import type { OwnShop } from '../../shop/shopForm.ts';
import { ForgetField } from './ForgetField.tsx';
import { MissingResponsible, responsibleId } from './MissingResponsible.tsx';
import { ResponsibleFields } from './ResponsibleFields.tsx';
import { ShopFields } from './ShopFields.tsx';
import styles from './ShopScreen.module.css';
import { SpecialDayFields } from './SpecialDayFields.tsx';
import { useShopSaving } from './useShopSaving.ts';
import { WeekFields } from './WeekFields.tsx';
import { ZoneFields } from './zone/ZoneFields.tsx';

export type ShopEditorProps = { readonly shop: OwnShop; readonly status: ReactNode };

const formId = 'tienda';

/** The owner's form. What was typed stays after a refusal, and over an expired session. */
export function ShopEditor({ shop, status }: ShopEditorProps) {
  const { form, errors, change, discard, isSaving, isUnsaved, submit } = useShopSaving(shop);

  const isResponsibleMissing = shop.features.includes('responsable') && shop.responsible === null;

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = event.currentTarget;
    if ((await submit()) === 'invalid') focusFirstInvalid(fields);
  }

  return (
    <Page
      bar={
        <BottomBar>
          <Button type="submit" form={formId} wide busy={isSaving}>
            Guardar
          </Button>
        </BottomBar>
      }
    >
      <ScreenTitle>Tienda</ScreenTitle>
      <PageHeader title="Tienda" />
      {status}
      {isResponsibleMissing && <MissingResponsible />}
      <Form id={formId} className={styles.form} onSubmit={onSubmit}>
        <ShopFields
          form={form}
          errors={errors}
          hasEscalation={shop.features.includes('escalado')}
          onChange={change}
        />
        {shop.features.includes('horario') && (
          <>
            <Section title="Horario de la semana">
              <WeekFields week={form.week} errors={errors} onChange={(week) => change({ week })} />
            </Section>
            <Section title="Días especiales">
              <SpecialDayFields
                days={form.specialDays}
                errors={errors}
                onChange={(specialDays) => change({ specialDays })}
              />
            </Section>
          </>
        )}
        {shop.features.includes('zona') && (
          <Section title="Zona de entrega">
            <ZoneFields zone={form.zone} error={errors.zone} onChange={(zone) => change({ zone })} />
          </Section>
        )}
        {shop.features.includes('responsable') && (
          <Section title="Quién responde" id={responsibleId}>
            <ResponsibleFields
              responsible={form.responsible}
              errors={errors}
              onChange={(responsible) => change({ responsible })}
            />
          </Section>
        )}
        {shop.forgetAfterDays !== undefined && (
          <Section title="Datos de tus clientes">
            <ForgetField form={form} errors={errors} onChange={change} />
          </Section>
        )}
      </Form>
      <LeaveQuestion isUnsaved={() => !isSaving && isUnsaved()} onDiscard={discard} />
    </Page>
  );
}

/** After the next render has marked the fields; centred, because the bottom bar covers the form's end. */
const focusFirstInvalid = (form: HTMLFormElement) =>
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid=true]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  });

import {
  discountCodeBounds,
  discountCodeName,
  endedCodeDays,
  hasCodeEnded,
  isCalendarDay,
} from '@crepas/domain';
import { CheckCard, Field, RadioChips, Section, StatusText, Text } from '@crepas/ui';
import { bindFields } from '../../shared/fields/bindFields.ts';
import { MenuHoursField } from '../../shared/menu/MenuHoursField.tsx';
import { useShopNow } from '../../shared/shop/useShopNow.ts';
import styles from './Codes.module.css';
import { asksForCategories, asksForFulfilment, type EditedCode } from './codeForm.ts';
import { GiftFields, type GiftFieldsProps } from './GiftFields.tsx';

export type CodeFieldsProps = GiftFieldsProps & {
  /** A code that is not saved yet has nothing to end. */
  readonly isNew: boolean;
};

const fulfilments: readonly { readonly key: EditedCode['fulfilment']; readonly label: string }[] = [
  { key: 'both', label: 'Todos' },
  { key: 'delivery', label: 'Solo a domicilio' },
  { key: 'pickup', label: 'Solo para recoger' },
];

const count = { inputMode: 'numeric', autoComplete: 'off', maxLength: 7 } as const;

export function CodeFields(props: CodeFieldsProps) {
  const { form, errors, onChange } = props;
  const bound = bindFields(form, onChange, errors);
  const name = discountCodeName(form.name);
  return (
    <>
      <Field
        label="Código"
        name="codigo"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={discountCodeBounds.typed}
        {...bound.text('name')}
        hint={
          name !== '' && name !== form.name ? (
            <>
              <span>Se guarda como</span> <strong translate="no">{name}</strong>
            </>
          ) : (
            'Letras y números. El cliente puede escribirlo con minúsculas o acentos.'
          )
        }
      />
      <GiftFields {...props} />
      <Section title="Cuándo vale">
        <div className={styles.pairs}>
          <Field type="date" label="Desde (opcional)" name="desde" {...bound.text('firstDay')} />
          <Field
            type="date"
            label="Hasta (opcional)"
            name="hasta"
            hint="Ese día todavía vale."
            {...bound.text('lastDay')}
          />
        </div>
        <MenuHoursField
          label="Días y horas"
          windows={form.windows}
          error={errors.windows}
          emptyText="A toda hora"
          onChange={(windows) => onChange({ windows })}
        />
      </Section>
      <Section title="Cuántas veces">
        <div className={styles.pairs}>
          <Field
            label="En total (opcional)"
            name="usos"
            hint="Vacío: sin límite."
            {...count}
            {...bound.text('maxUses')}
          />
          <Field
            label="Por teléfono (opcional)"
            name="por_telefono"
            hint="Vacío: sin límite."
            {...count}
            {...bound.text('maxUsesPerPhone')}
          />
        </div>
      </Section>
      <Section title="Para qué pedidos">
        {asksForFulfilment(form.kind) && (
          <RadioChips
            label="Entrega"
            choices={fulfilments}
            chosen={form.fulfilment}
            error={errors.fulfilment}
            onChoose={(fulfilment) => onChange({ fulfilment })}
          />
        )}
        {asksForCategories(form.kind) && <CategoryFields {...props} />}
        <CheckCard
          label="Pausado"
          description="Nadie puede usarlo hasta que lo reanudes."
          {...bound.flag('isPaused')}
        />
        {!props.isNew && <EndedField {...props} />}
      </Section>
    </>
  );
}

/** The field writes the days, which say alone whether a code has ended; unchecked, they are what they were, also after a reload. */
function EndedField({ form, onChange }: CodeFieldsProps) {
  const now = useShopNow();
  const { firstDay, lastDay, daysBefore } = form;
  if (!now) return null;
  const { timeZone } = now.shop;
  const hasEnded = isCalendarDay(lastDay) && hasCodeEnded({ lastDay }, { at: now.nowMs, timeZone });
  const end = () => {
    const ended = endedCodeDays({ firstDay: firstDay || null }, { at: now.clock(), timeZone });
    onChange({
      firstDay: ended.firstDay ?? '',
      lastDay: ended.lastDay ?? '',
      daysBefore: { firstDay, lastDay },
    });
  };
  const goOn = () => onChange({ ...(daysBefore ?? { lastDay: '' }), daysBefore: null });
  return (
    <CheckCard
      label="Terminado"
      description="Nadie puede usarlo hasta que le pongas otro último día."
      checked={hasEnded}
      onChange={hasEnded ? goOn : end}
    />
  );
}

function CategoryFields({ form, errors, categories, onChange }: CodeFieldsProps) {
  const { isForSome, categoryIds } = form;
  return (
    <>
      <RadioChips
        label="Productos"
        choices={[
          { key: 'all', label: 'Todos' },
          { key: 'some', label: 'Solo algunas categorías' },
        ]}
        chosen={isForSome ? 'some' : 'all'}
        onChoose={(key) => onChange({ isForSome: key === 'some' })}
      />
      {isForSome && (
        <>
          <Text size="small" tone="secondary">
            Solo cuentan los productos de estas categorías.
          </Text>
          <fieldset aria-label="Categorías" className={styles.categories}>
            {categories.map(({ id, name }, place) => (
              <CheckCard
                key={id}
                label={name}
                aria-invalid={place === 0 && errors.categoryIds ? true : undefined}
                checked={categoryIds.includes(id)}
                onChange={({ target }) =>
                  onChange({
                    categoryIds: target.checked
                      ? [...categoryIds, id]
                      : categoryIds.filter((other) => other !== id),
                  })
                }
              />
            ))}
          </fieldset>
          <StatusText tone="failure" role="alert">
            {errors.categoryIds}
          </StatusText>
        </>
      )}
    </>
  );
}

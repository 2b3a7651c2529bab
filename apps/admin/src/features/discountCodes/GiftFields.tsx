import { type Category, type Gift, moneyText, readMoney } from '@crepas/domain';
import { Field, MoneyField, RadioChips, SelectField, WarningIcon } from '@crepas/ui';
import { bindFields } from '../../shared/fields/bindFields.ts';
import type { FieldErrors } from '../../shared/form/entityForm.ts';
import { useWholeMenu } from '../../shared/menu/products.ts';
import styles from './Codes.module.css';
import { type EditedCode, mayCostNothing } from './codeForm.ts';

const kinds: readonly { readonly key: Gift['kind']; readonly label: string }[] = [
  { key: 'percent', label: 'Porcentaje' },
  { key: 'amount', label: 'Monto' },
  { key: 'delivery', label: 'Envío gratis' },
  { key: 'product', label: 'Un producto gratis' },
];

export type GiftFieldsProps = {
  readonly form: EditedCode;
  readonly errors: FieldErrors;
  readonly categories: readonly Category[];
  readonly onChange: (part: Partial<EditedCode>) => void;
};

/** What a code gives, from which sum on, and whether that can be a whole order. */
export function GiftFields({ form, errors, categories, onChange }: GiftFieldsProps) {
  const bound = bindFields(form, onChange, errors);
  const isProduct = form.kind === 'product';
  const { data: menu = [] } = useWholeMenu(isProduct ? categories : []);
  const [amount, minimum] = [readMoney(form.amount), readMoney(form.minimum)];
  const products = menu.map(({ product, category }) => [
    product.id,
    `${product.name} · ${category} · ${moneyText(product.price)}`,
  ]) as [number, string][];
  const isUnknown = form.productId !== null && !menu.some(({ product }) => product.id === form.productId);
  const isFree = mayCostNothing(form, (id) => menu.find(({ product }) => product.id === id)?.product.price);
  return (
    <div className={styles.gift}>
      <RadioChips
        label="Qué da"
        choices={kinds}
        chosen={form.kind}
        error={errors.kind}
        onChoose={(kind) => onChange({ kind })}
      />
      {form.kind === 'percent' && (
        <Field
          label="Porcentaje"
          name="valor"
          suffix={<span className={styles.percent}>%</span>}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          {...bound.text('percent')}
        />
      )}
      {form.kind === 'amount' && (
        <MoneyField
          label="Monto"
          name="valor"
          cents={amount.kind === 'amount' ? amount.amount : undefined}
          {...bound.text('amount')}
        />
      )}
      {isProduct && (
        <SelectField
          label="Producto"
          name="valor"
          hint="Una pieza, sin sus extras, mientras esté en el pedido."
          value={form.productId ?? ''}
          error={errors.productId}
          onChange={({ target }) =>
            onChange({ productId: target.value === '' ? null : Number(target.value) })
          }
          options={[
            ['', 'Elige un producto'],
            ...(isUnknown ? [[form.productId ?? 0, 'Un producto que no está en el menú'] as const] : []),
            ...products,
          ]}
        />
      )}
      <MoneyField
        label="Mínimo en productos (opcional)"
        name="minimo"
        hint="Sin contar el envío. Vacío: cualquier pedido."
        cents={minimum.kind === 'amount' ? minimum.amount : undefined}
        {...bound.text('minimum')}
      />
      <p role="status" className={styles.warning}>
        {isFree && (
          <>
            <WarningIcon />
            <span>Este código puede dejar el pedido en $0.00</span>
          </>
        )}
      </p>
    </div>
  );
}

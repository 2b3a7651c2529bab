import { feeZoneName } from '@crepas/api';
import { maxFeeZones, readMoney } from '@crepas/domain';
import { Button, Card, Field, MoneyField, PlusIcon, TrashIcon } from '@crepas/ui';
import { useState } from 'react';
import { controlOf } from '../../shared/fields/bindFields.ts';
import { type FeeZoneForm, noTerms, type TermsForm } from './feesForm.ts';
import styles from './ShopScreen.module.css';
import type { SectionFieldsProps, ShopErrors } from './shopForm.ts';
import { ZoneFields } from './zone/ZoneFields.tsx';

export function FeeFields({ form: { feeZones, feeWithoutPin, zone }, errors, onChange }: SectionFieldsProps) {
  /** One map at a time. */
  const [opened, setOpened] = useState<string | null>(null);
  const put = (key: string, part: Partial<FeeZoneForm>) =>
    onChange({ feeZones: feeZones.map((other) => (other.key === key ? { ...other, ...part } : other)) });

  function add() {
    const key = `new ${Date.now()}`;
    onChange({ feeZones: [...feeZones, { key, name: '', zone: zone ?? [], ...noTerms }] });
    setOpened(key);
  }

  return (
    <>
      <p className={styles.hint}>
        Sin zonas ni otra tarifa el envío es gratis. Donde dos zonas se enciman cuenta la más barata.
      </p>
      {feeZones.map((feeZone, place) => (
        <OneZone
          key={feeZone.key}
          feeZone={feeZone}
          errors={errors}
          prefix={`feeZone ${place}`}
          isOpen={opened === feeZone.key || errors[`feeZone ${place} zone`] !== undefined}
          onOpen={(isOpen) => setOpened(isOpen ? feeZone.key : null)}
          onChange={(part) => put(feeZone.key, part)}
          onRemove={() => onChange({ feeZones: feeZones.filter(({ key }) => key !== feeZone.key) })}
        />
      ))}
      {feeZones.length < maxFeeZones && (
        <Button kind="secondary" onClick={add}>
          <PlusIcon />
          Agregar zona con costo
        </Button>
      )}
      <h3>Otras direcciones</h3>
      <p className={styles.hint}>
        Fuera de las zonas con costo, y las que se escriben sin pin. Vacío: envío gratis.
      </p>
      <TermsFields
        name="tarifa_sin_pin"
        terms={feeWithoutPin}
        errors={errors}
        prefix="feeWithoutPin"
        onChange={(part) => onChange({ feeWithoutPin: { ...feeWithoutPin, ...part } })}
      />
    </>
  );
}

type OneZoneProps = {
  readonly feeZone: FeeZoneForm;
  readonly errors: ShopErrors;
  readonly prefix: string;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChange: (part: Partial<FeeZoneForm>) => void;
  readonly onRemove: () => void;
};

function OneZone({ feeZone, errors, prefix, isOpen, onOpen, onChange, onRemove }: OneZoneProps) {
  const called = feeZone.name.trim() || 'sin nombre';
  return (
    <Card role="group" aria-label={`Zona ${called}`} className={styles.special}>
      <Field
        {...controlOf(feeZoneName)}
        autoComplete="off"
        value={feeZone.name}
        error={errors[`${prefix} name`]}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TermsFields name="tarifas" terms={feeZone} errors={errors} prefix={prefix} onChange={onChange} />
      {isOpen && (
        <ZoneFields
          zone={feeZone.zone.length > 0 ? feeZone.zone : null}
          error={errors[`${prefix} zone`]}
          empty="Aún no la dibujas."
          onChange={(zone) => onChange({ zone: zone ?? [] })}
        />
      )}
      <div className={styles.pair}>
        <Button kind="secondary" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          {isOpen ? 'Cerrar el mapa' : 'Ver y dibujar en el mapa'}
        </Button>
        <Button kind="secondary" aria-label={`Quitar la zona ${called}`} onClick={onRemove}>
          <TrashIcon />
          Quitar
        </Button>
      </div>
    </Card>
  );
}

type TermsFieldsProps = {
  /** On the wire, of the list or the object. */
  readonly name: string;
  readonly terms: TermsForm;
  readonly errors: ShopErrors;
  readonly prefix: string;
  readonly onChange: (part: Partial<TermsForm>) => void;
};

const amounts = [
  { field: 'fee', label: 'Costo de envío', wire: 'envio', hint: undefined },
  { field: 'minimum', label: 'Pedido mínimo', wire: 'minimo', hint: 'En productos. Vacío: ninguno' },
  { field: 'freeFrom', label: 'Gratis desde', wire: 'gratis_desde', hint: 'En productos. Vacío: nunca' },
] as const;

const TermsFields = ({ name, terms, errors, prefix, onChange }: TermsFieldsProps) => (
  <div className={styles.amounts}>
    {amounts.map(({ field, label, wire, hint }) => {
      const read = readMoney(terms[field]);
      return (
        <MoneyField
          key={field}
          label={label}
          name={`${name}.${wire}`}
          hint={hint}
          value={terms[field]}
          cents={read.kind === 'amount' ? read.amount : undefined}
          error={errors[`${prefix} ${field}`]}
          onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
        />
      );
    })}
  </div>
);

import { addCrepasCopy, brokenRuleLabel, chooseCrepasCopy } from '@crepas/api';
import {
  brokenRule,
  type Choice,
  type ComboRule,
  chooseCrepa,
  chosenGroups,
  type Extra,
  isComboComplete,
  lineTotal,
  type OptionId,
  type Product,
  type ProductId,
  removeCrepa,
  wantedOptions,
} from '@crepas/domain';
import {
  Button,
  CheckCard,
  ComboPicker,
  ErrorState,
  List,
  Loading,
  Modal,
  Price,
  Section,
  StatusText,
  Text,
} from '@crepas/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { GroupFields } from './GroupFields.tsx';
import { hasGroups, laterCopy, useOfferedExtras, useOfferedGroups, useOrderMenu } from './orderMenu.ts';

export type ChoiceDialogProps = {
  readonly choice: Choice;
  /** A choice at the prices that the customer is charged; null while they are not known. */
  readonly priced: (choice: Choice) => Choice | null;
  readonly onDone: (choice: Choice) => void;
  readonly onClose: () => void;
};

/** The crepas of a combo, the groups and the extras of a product, as the store asks for them. Mount it only while it is open. */
export function ChoiceDialog({ choice: start, priced, onDone, onClose }: ChoiceDialogProps) {
  const [choice, setChoice] = useState(start);
  const [isTried, setTried] = useState(false);
  const { product, crepas } = choice;
  const cache = useQueryClient();
  const menu = useOrderMenu();
  const extras = useOfferedExtras(product.id);
  const combo = useRef<HTMLFieldSetElement>(null);
  // The product of a line that was sold does not say whether it has groups, nor what its combo may hold.
  const onMenu = menu.data?.entries.find((entry) => entry.product.id === product.id)?.product ?? null;
  const rule: ComboRule = onMenu ?? product;
  const isComplete = !product.isCombo || isComboComplete(rule, crepas);
  const groups = useOfferedGroups(onMenu);
  const offered = groups.data ?? [];
  const wanted = wantedOptions(choice.groups).filter(isOffered);
  const broken = brokenRule(offered, wanted);
  const brokenGroup = useRef<HTMLFieldSetElement>(null);
  const isKept = choice === start || !groups.data;
  const made = isKept ? choice : { ...choice, groups: chosenGroups(offered, wanted) };
  const charged = groups.isLoading ? null : priced(made);

  /** One that is not there any more does not count, and goes when the line changes. */
  function isOffered({ id }: { readonly id: OptionId }) {
    return offered.some(({ options }) => options.some((one) => one.id === id && one.available));
  }

  function finish() {
    if (groups.isError) return;
    if (isComplete && broken === null) return onDone(made);
    setTried(true);
    // What is missing is above the extras, out of view.
    if (!isComplete) combo.current?.scrollIntoView();
    else {
      brokenGroup.current?.focus({ preventScroll: true });
      brokenGroup.current?.scrollIntoView();
    }
  }

  function toggleExtra(extra: Extra) {
    const isChosen = choice.extras.some(({ id }) => id === extra.id);
    const others = choice.extras.filter(({ id }) => id !== extra.id);
    setChoice({ ...choice, extras: isChosen ? others : [...others, extra] });
  }

  const changeCrepas = (change: (crepa: Product) => readonly Product[]) => (id: ProductId) => {
    const crepa = menu.data?.crepas.find((one) => one.id === id);
    if (crepa) setChoice({ ...choice, crepas: change(crepa) });
  };

  return (
    <Modal
      open
      title={product.name}
      onClose={onClose}
      lightDismiss={false}
      actions={
        <>
          {isTried && isComplete && broken && (
            <StatusText tone="failure">{brokenRuleLabel(broken)}</StatusText>
          )}
          <Button
            wide
            busy={groups.isLoading}
            onClick={finish}
            end={charged ? <Price cents={lineTotal(charged)} /> : undefined}
          >
            Listo
          </Button>
        </>
      }
    >
      {product.isCombo && menu.data && (
        <ComboPicker
          ref={combo}
          legend={chooseCrepasCopy(rule.comboSize)}
          size={rule.comboSize}
          choices={menu.data.crepas.map(({ id, name, imageUrl }) => ({
            id,
            name,
            picture: { src: imageUrl },
          }))}
          chosen={crepas.map(({ id }) => id)}
          onToggle={changeCrepas((crepa) => chooseCrepa(rule, crepas, crepa).crepas)}
          onRemove={rule.comboRepeats ? changeCrepas((crepa) => removeCrepa(crepas, crepa)) : undefined}
          warning={isTried && !isComplete ? addCrepasCopy(rule.comboSize) : undefined}
        />
      )}
      <GroupFields
        groups={offered}
        chosen={choice.groups}
        onChange={(changed) => setChoice({ ...choice, groups: changed })}
        broken={broken}
        brokenGroup={brokenGroup}
        isTried={isTried}
      />
      {groups.isError && (
        <ErrorState
          title="Error al obtener las opciones"
          onRetry={() => void groups.refetch()}
          retrying={groups.isFetching}
        />
      )}
      {extras.isPending && <Loading label="Cargando extras…" />}
      {extras.isError && (
        <ErrorState
          title="Error al obtener los extras"
          onRetry={() => void extras.refetch()}
          retrying={extras.isFetching}
        />
      )}
      {extras.data?.length === 0 && !product.isCombo && !(onMenu && hasGroups(onMenu)) && (
        <Text tone="secondary">No lleva extras.</Text>
      )}
      {extras.data && extras.data.length > 0 && (
        <Section title="Agrega extras">
          <List>
            {extras.data.map((extra) => (
              <li key={extra.id}>
                <CheckCard
                  label={extra.name}
                  description={[laterCopy(cache, extra), extra.description].filter(Boolean).join(' · ')}
                  cents={extra.price}
                  checked={choice.extras.some(({ id }) => id === extra.id)}
                  onChange={() => toggleExtra(extra)}
                />
              </li>
            ))}
          </List>
        </Section>
      )}
    </Modal>
  );
}

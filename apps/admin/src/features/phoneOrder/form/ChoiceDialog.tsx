import { type Choice, comboSize, type Extra, isComboComplete, toggleCrepa } from '@crepas/domain';
import { Button, CheckCard, ComboPicker, ErrorState, List, Loading, Modal, Section, Text } from '@crepas/ui';
import { useRef, useState } from 'react';
import { useOfferedExtras, useOrderMenu } from './orderMenu.ts';

export type ChoiceDialogProps = {
  readonly choice: Choice;
  readonly onDone: (choice: Choice) => void;
  readonly onClose: () => void;
};

/** The crepas of a combo and the extras of a product, as the store asks for them. Mount it only while it is open. */
export function ChoiceDialog({ choice: start, onDone, onClose }: ChoiceDialogProps) {
  const [choice, setChoice] = useState(start);
  const [isTried, setTried] = useState(false);
  const { product, crepas } = choice;
  const menu = useOrderMenu();
  const extras = useOfferedExtras(product.id);
  const combo = useRef<HTMLFieldSetElement>(null);
  const isComplete = !product.isCombo || isComboComplete(crepas);

  function finish() {
    if (isComplete) return onDone(choice);
    setTried(true);
    // The list of crepas is above the extras, out of view.
    combo.current?.scrollIntoView();
  }

  function toggleExtra(extra: Extra) {
    const isChosen = choice.extras.some(({ id }) => id === extra.id);
    const others = choice.extras.filter(({ id }) => id !== extra.id);
    setChoice({ ...choice, extras: isChosen ? others : [...others, extra] });
  }

  return (
    <Modal
      open
      title={product.name}
      onClose={onClose}
      lightDismiss={false}
      actions={
        <Button wide onClick={finish}>
          Listo
        </Button>
      }
    >
      {product.isCombo && menu.data && (
        <ComboPicker
          ref={combo}
          legend="Elige tus 3 crepas"
          size={comboSize}
          choices={menu.data.crepas.map(({ id, name, imageUrl }) => ({
            id,
            name,
            picture: { src: imageUrl },
          }))}
          chosen={crepas.map(({ id }) => id)}
          onToggle={(id) => {
            const crepa = menu.data.crepas.find((one) => one.id === id);
            if (crepa) setChoice({ ...choice, crepas: toggleCrepa(crepas, crepa).crepas });
          }}
          warning={isTried && !isComplete ? 'Agrega 3 crepas' : undefined}
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
      {extras.data?.length === 0 && !product.isCombo && <Text tone="secondary">No lleva extras.</Text>}
      {extras.data && extras.data.length > 0 && (
        <Section title="Agrega extras">
          <List>
            {extras.data.map((extra) => (
              <li key={extra.id}>
                <CheckCard
                  label={extra.name}
                  description={extra.description}
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

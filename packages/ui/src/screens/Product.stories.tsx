import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import {
  BottomBar,
  Button,
  CheckCard,
  ComboPicker,
  List,
  Page,
  PageHeader,
  Price,
  ProductHero,
  QuantityStepper,
  Section,
} from '../index.ts';
import { chocolate, mango, savoury, strawberry } from '../samples/pictures.ts';

const choices = [
  { id: 1, name: 'Fresa con queso crema', picture: strawberry },
  { id: 2, name: 'Nutella', picture: chocolate },
  { id: 3, name: 'Mango y chamoy', picture: mango },
  { id: 4, name: 'Espinaca', picture: savoury },
];

const meta = { title: 'Screens/Product', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Product() {
    const [quantity, setQuantity] = useState(1);
    return (
      <Page
        width="desk"
        bar={
          <BottomBar>
            <QuantityStepper
              quantity={quantity}
              onDecrease={() => setQuantity(quantity - 1)}
              onIncrease={() => setQuantity(quantity + 1)}
            />
            <Button wide end={<Price cents={quantity * 10_400} />}>
              Agregar
            </Button>
          </BottomBar>
        }
      >
        <ProductHero
          name="Crepa de fresa"
          cents={8900}
          description="Fresas de Irapuato, queso crema y un hilo de chocolate sobre una crepa recién hecha."
          picture={strawberry}
        >
          <Section title="Extras">
            <List>
              <li>
                <CheckCard
                  label="Nutella"
                  description="Crema de avellana con cacao"
                  cents={1500}
                  defaultChecked
                />
              </li>
              <li>
                <CheckCard label="Nuez" description="De Castilla, tostada" cents={1200} />
              </li>
            </List>
          </Section>
        </ProductHero>
      </Page>
    );
  },
};

export const Desk: Story = { ...Default, globals: { viewport: { value: 'wide' } } };

export const Combo: Story = {
  render: () => (
    <Page
      bar={
        <BottomBar>
          <QuantityStepper quantity={1} onDecrease={() => {}} onIncrease={() => {}} />
          <Button wide data-muted end="$239.00">
            Agregar
          </Button>
        </BottomBar>
      }
    >
      <PageHeader title="Combo 3 crepas" backTo="#home" />
      <ComboPicker legend="Elige tus crepas" choices={choices} chosen={[3, 1]} onToggle={() => {}} />
    </Page>
  ),
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };

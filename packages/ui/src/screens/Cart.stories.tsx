import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  AddressRow,
  BottomBar,
  Button,
  Card,
  CartLine,
  List,
  Page,
  PageHeader,
  Section,
  Totals,
} from '../index.ts';
import { chocolate, strawberry } from '../samples/pictures.ts';

const still = { onDecrease: () => {}, onIncrease: () => {}, onDelete: () => {} };

const meta = { title: 'Screens/Cart', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Page
      bar={
        <BottomBar>
          <Button wide end="$448.00">
            Finalizar
          </Button>
        </BottomBar>
      }
    >
      <PageHeader title="Tu carrito" backTo="#home" />
      <List>
        <CartLine
          name="Crepa de Nutella"
          picture={chocolate}
          extras={['Plátano', 'Nuez']}
          quantity={2}
          totalCents={20_900}
          {...still}
        />
        <CartLine
          name="Combo 3 crepas"
          picture={strawberry}
          contents={['Fresa', 'Nutella', 'Mango']}
          quantity={1}
          totalCents={23_900}
          {...still}
        />
      </List>
      <Section title="Envío">
        <AddressRow to="#address" address="Orizaba 101, Roma Norte" detail="Interior 4, portón verde" />
      </Section>
      <Section title="Resumen">
        <Card>
          <Totals subtotalCents={44_800} totalCents={44_800} />
        </Card>
      </Section>
    </Page>
  ),
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };

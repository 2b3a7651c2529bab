import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ActiveOrderCard,
  AddressButton,
  Banner,
  Carousel,
  CartBar,
  CategoryBar,
  DeliveryStrip,
  Page,
  ProductCard,
  ProductGrid,
  PromoCard,
  ScrollRow,
  Section,
  ShopHeader,
  TabPanel,
} from '../index.ts';
import { chocolate, mango, savoury, strawberry } from '../samples/pictures.ts';

const products = [
  { name: 'Crepa de fresa con queso crema', cents: 8900, picture: strawberry },
  { name: 'Nutella con plátano', cents: 9500, picture: chocolate },
  { name: 'Mango y chamoy', cents: 8700, picture: mango },
  { name: 'Espinaca y champiñón', cents: 10_500, picture: savoury },
];
const categories = ['Dulces', 'Saladas', 'Combos', 'Malteadas', 'Cafés'].map((name, id) => ({ id, name }));

const meta = { title: 'Screens/Home', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Page width="wide" bar={<CartBar to="#cart" lines={3} totalCents={31_380} />}>
      <ShopHeader name="Crepatlán" tagline="La tierra de las crepas">
        <AddressButton to="#address" address="Orizaba 101, Roma Norte, Ciudad de México" />
      </ShopHeader>
      <Carousel label="Lo nuevo" autoplaySeconds={60}>
        <Banner picture={strawberry} title="Temporada de fresas" text="Frescas de Irapuato" logo priority />
        <Banner picture={chocolate} title="Arma tu combo" text="Tres crepas a tu gusto" />
      </Carousel>
      <DeliveryStrip />
      <Section title="Tus pedidos">
        <ScrollRow label="Tus pedidos">
          <ActiveOrderCard
            to="#order"
            number={128}
            totalCents={31_380}
            pictures={[strawberry, chocolate]}
            label="PEDIDO EN PREPARACIÓN"
          />
        </ScrollRow>
      </Section>
      <Section title="Mejores Selecciones">
        <ScrollRow label="Mejores Selecciones">
          {products.map((product) => (
            <PromoCard key={product.name} to="#product" {...product} />
          ))}
        </ScrollRow>
      </Section>
      <Section title="Qué vas a pedir hoy?">
        <CategoryBar id="menu" label="Categorías" categories={categories} selected={0} onSelect={() => {}} />
        <TabPanel of="menu" selected={0}>
          <ProductGrid>
            {products.map((product) => (
              <ProductCard key={product.name} to="#product" {...product} />
            ))}
          </ProductGrid>
        </TabPanel>
      </Section>
    </Page>
  ),
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };

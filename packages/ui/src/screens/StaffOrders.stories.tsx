import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, List, Page, PageHeader, Section, StaffOrderCard, TabPanel, Tabs } from '../index.ts';

const orders = [128, 127, 126, 125].map((number) => ({
  number,
  name: 'Cliente ·· 5678',
  phone: '5512345678',
  address: 'Orizaba 101, Roma Norte, interior 4, portón verde',
  totalCents: 31_380,
  payment: 'efectivo',
  since: 'hace 4 min',
}));

const tabs = [
  { key: 'active', label: 'Pedidos Activos', count: 4 },
  { key: 'completed', label: 'Completados' },
  { key: 'cancelled', label: 'Cancelados' },
];

const meta = { title: 'Screens/StaffOrders', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Page width="wide">
      <PageHeader title="Pedidos" />
      <Tabs id="orders" label="Pedidos" tabs={tabs} selected="active" onSelect={() => {}} />
      <TabPanel of="orders" selected="active">
        <Section title="Pedidos Activos">
          <List data-columns>
            {orders.map((order) => (
              <StaffOrderCard key={order.number} {...order} actions={<Button>Aceptar</Button>} />
            ))}
          </List>
        </Section>
      </TabPanel>
    </Page>
  ),
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };

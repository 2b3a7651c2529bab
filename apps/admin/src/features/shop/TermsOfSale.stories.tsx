import type { Cents } from '@crepas/domain';
import { Page, Section } from '@crepas/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { staffScreen, storyShop } from '../../testing/staffStory.tsx';
import { SectionFields } from './SectionFields.tsx';
import { formOf, type ShopErrors } from './shopForm.ts';
import type { ShopSection } from './shopSections.ts';

type Args = { readonly id: ShopSection['id']; readonly title: string; readonly errors?: ShopErrors };

/** How the owner says what an order costs. */
const meta = {
  title: 'Staff tool/Terms of sale',
  tags: ['!autodocs'],
  args: { id: 'pagos', title: 'Formas de pago' },
  decorators: [staffScreen],
  render: (args) => <Fields {...args} />,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const none = 0 as Cents;
const shop = {
  ...storyShop,
  payments: ['cash', 'card', 'transfer'] as const,
  transfer: { bank: 'Banco Uno', clabe: '032180000118359719', holder: 'Crepas Lupita' },
  feeZones: [
    { name: 'Roma', zone: [], fee: 2_500 as Cents, minimum: 15_000 as Cents, freeFrom: 30_000 as Cents },
  ],
  feeWithoutPin: { fee: 6_000 as Cents, minimum: none, freeFrom: null },
};

function Fields({ id, title, errors = {} }: Args) {
  const [form, setForm] = useState(formOf(shop));
  const onChange = (part: Partial<typeof form>) => setForm({ ...form, ...part });
  return (
    <Page>
      <Section title={title}>
        <SectionFields {...{ id, shop, form, errors, onChange }} />
      </Section>
    </Page>
  );
}

export const WaysToPay: Story = {};
export const Fees: Story = {
  args: {
    id: 'costo-de-envio',
    title: 'Costo de envío',
    errors: { 'feeWithoutPin fee': 'Escribe cuánto cuesta; 0 si es gratis' },
  },
};

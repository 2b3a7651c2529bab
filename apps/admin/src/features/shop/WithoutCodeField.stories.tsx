import { Page, Section } from '@crepas/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { staffScreen, storyShop } from '../../testing/staffStory.tsx';
import { WithoutCodeField } from './DeliveryFields.tsx';
import { formOf } from './shopForm.ts';

type Args = { readonly isOn: boolean };

const meta = {
  title: 'Staff tool/Orders without a code',
  tags: ['!autodocs'],
  args: { isOn: false },
  decorators: [staffScreen],
  render: ({ isOn }) => <Field isOn={isOn} />,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

function Field({ isOn }: Args) {
  const [form, setForm] = useState(formOf({ ...storyShop, takesWithoutCode: isOn }));
  return (
    <Page>
      <Section title="Entrega">
        <WithoutCodeField form={form} onChange={(part) => setForm({ ...form, ...part })} />
      </Section>
    </Page>
  );
}

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Pedidos sin código' });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

export const On: Story = { args: { isOn: true } };

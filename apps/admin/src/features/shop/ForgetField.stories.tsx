import { Page, Section } from '@crepas/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { staffScreen, storyShop } from '../../testing/staffStory.tsx';
import { ForgetField } from './FactsFields.tsx';
import { checkShop, formOf, type OwnShop, type ShopDraft } from './shopForm.ts';

type Args = {
  /** Null: never. */
  readonly savedDays: number | null;
};

const meta = {
  title: 'Staff tool/Forgetting',
  tags: ['!autodocs'],
  args: { savedDays: null },
  decorators: [staffScreen],
  render: ({ savedDays }) => <CheckedField shop={{ ...storyShop, forgetAfterDays: savedDays }} />,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The field as the owner's form has it, with the form's rules at each letter instead of at «Guardar». */
function CheckedField({ shop }: { readonly shop: OwnShop }) {
  const [draft, setDraft] = useState<ShopDraft>({});
  const checked = checkShop(draft, shop);
  return (
    <Page>
      <Section title="Datos de tus clientes">
        <ForgetField
          form={{ ...formOf(shop), ...draft }}
          errors={checked.kind === 'invalid' ? checked.errors : {}}
          onChange={setDraft}
        />
      </Section>
    </Page>
  );
}

const label = 'Olvidar los datos de los pedidos después de: días';

export const Never: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(label)).toHaveValue('');
  },
};

export const AfterAYear: Story = {
  args: { savedDays: 365 },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(label)).toHaveValue('365');
  },
};

/** Fewer days than the setting may have: the text stays, with its limits. */
export const TooSoon: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(label);
    await userEvent.type(field, '1');
    await expect(field).toBeInvalid();
    await expect(canvas.getByText(/^Escribe un número de \d+ a \d+, o déjalo vacío$/)).toBeVisible();
    await expect(field).toHaveValue('1');
  },
};

export const Small: Story = { ...AfterAYear, globals: { viewport: { value: 'small' } } };

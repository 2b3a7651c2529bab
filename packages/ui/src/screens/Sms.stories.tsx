import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Field, Form, Page, PageHeader, StatusText, Text } from '../index.ts';

const meta = { title: 'Screens/Sms', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Page>
      <PageHeader title="Verifica tu teléfono" backTo="#cart" />
      <Form>
        <Text tone="secondary">Lo necesitamos para administrar tu pedido.</Text>
        <Field label="Teléfono" prefix="+52" type="tel" defaultValue="5512345678" />
        <Button wide kind="secondary" disabled>
          Enviar código
        </Button>
        <Field
          label="Código"
          code
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          placeholder="6 dígitos"
          hint="Espera 0:42 antes de reenviar el código."
        />
        <Button wide>Verificar</Button>
        <StatusText tone="success">Código enviado por SMS.</StatusText>
      </Form>
    </Page>
  ),
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };

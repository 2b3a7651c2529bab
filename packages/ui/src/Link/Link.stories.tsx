import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link, type LinkProps, LinkProvider } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { to: '/cart', children: 'Ver carrito' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/cart');
  },
};

function RouterLink({ to, state, children, ...rest }: LinkProps) {
  return (
    <a href={`/shop${to}`} data-state={JSON.stringify(state)} {...rest}>
      {children}
    </a>
  );
}

export const OfARouter: Story = {
  args: { state: { from: 'home' } },
  decorators: (Story) => (
    <LinkProvider link={RouterLink}>
      <Story />
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Ver carrito' });
    await expect(link).toHaveAttribute('href', '/shop/cart');
    await expect(link).toHaveAttribute('data-state', '{"from":"home"}');
  },
};

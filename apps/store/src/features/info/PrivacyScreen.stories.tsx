import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { localJson } from '../../shared/storage/jsonStorage.ts';
import { refusal, shopAnswers, silence, storeScreen } from '../../testing/storeStory.tsx';
import { PrivacyScreen } from './PrivacyScreen.tsx';

const meta = {
  title: 'Storefront/Privacy notice',
  component: PrivacyScreen,
  tags: ['!autodocs'],
  decorators: [storeScreen],
  parameters: { layout: 'fullscreen', answers: shopAnswers() },
  // What is offered to be forgotten must not depend on other stories of this browser.
  beforeEach: () => {
    localJson.write('recipient', 'Ana');
    return () => localJson.remove('recipient');
  },
} satisfies Meta<typeof PrivacyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await screen.findByText('Ana López Ruiz');
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
/** The owner has not entered it. */
export const WithoutResponsible: Story = {
  parameters: { answers: shopAnswers({ responsible: null }) },
  play: async () => {
    await screen.findByText(/todavía no publica aquí el nombre/);
  },
};
export const Loading: Story = { parameters: { answers: () => ({ 'GET /shop': silence }) } };
export const Failed: Story = {
  parameters: { answers: () => ({ 'GET /shop': refusal }) },
  play: async () => {
    await screen.findByText('No pudimos leer quién es responsable');
  },
};

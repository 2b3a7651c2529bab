import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AddressSearch } from './AddressSearch.tsx';

/** The demo's stand-in of Google Maps answers. */
const meta = {
  title: 'Forms/AddressSearch',
  component: AddressSearch,
  tags: ['!autodocs'],
  args: {
    label: 'Buscar calle',
    name: 'buscar_calle',
    failure: 'La búsqueda no responde. Toca el lugar en el mapa.',
    onSearch: fn(),
    onPick: fn(),
  },
  // Of `.storybook/maps.ts`.
  beforeEach: () => Object(window).openMaps(),
  render: (args) => (
    <form style={{ minBlockSize: 320 }}>
      <AddressSearch {...args} />
    </form>
  ),
} satisfies Meta<typeof AddressSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

const search = async (root: HTMLElement, text: string) => {
  const field = within(root).getByRole('combobox', { name: 'Buscar calle' });
  await userEvent.type(field, text);
  return field;
};

export const Default: Story = {};

/** By keyboard. */
export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const field = await search(canvasElement, 'tabasco');
    await within(canvasElement).findByRole('option', { name: /^Tabasco 8/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith('demo 06700 Tabasco 8');
    await expect(field).toHaveValue('Tabasco 8');
    await expect(field).toHaveFocus();
    await expect(within(canvasElement).queryByRole('option')).toBeNull();
  },
};

/** Without a place the lowest number comes first, of another district. */
export const Near: Story = {
  args: { near: { lat: 19.4192, lng: -99.146 } },
  play: async ({ canvasElement }) => {
    await search(canvasElement, 'dr. ');
    await waitFor(() =>
      expect(within(canvasElement).getAllByRole('option')[0]).toHaveTextContent(/^Dr\. (Lavista|Jiménez)/),
    );
  },
};

/** Enter without a suggestion does not send the form around it. */
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const sent = fn((event: Event) => event.preventDefault());
    canvasElement.querySelector('form')?.addEventListener('submit', sent);
    await search(canvasElement, 'calle sin nombre');
    await within(canvasElement).findByText('Sin resultados');
    await userEvent.keyboard('{Enter}');
    await expect(sent).not.toHaveBeenCalled();
  },
};

const refusing = {
  fetchAutocompleteSuggestions: () => Promise.reject(new Error('PERMISSION_DENIED')),
};

export const Failed: Story = {
  beforeEach: () => replaceSuggestions(refusing),
  play: async ({ canvasElement }) => {
    await search(canvasElement, 'tabasco');
    await within(canvasElement).findByText('La búsqueda no responde. Toca el lugar en el mapa.');
  },
};

/** A script without the library of places. */
export const WithoutPlaces: Story = {
  beforeEach: () => replace(google.maps, 'places', undefined),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('form')).toBeEmptyDOMElement();
  },
};

const replaceSuggestions = (suggestions: object) =>
  replace(google.maps.places, 'AutocompleteSuggestion', suggestions);

function replace(target: object, name: string, value: unknown) {
  const before: unknown = Reflect.get(target, name);
  Reflect.set(target, name, value);
  return () => void Reflect.set(target, name, before);
}

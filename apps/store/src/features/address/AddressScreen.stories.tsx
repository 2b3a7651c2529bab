import { atScreen } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { farAway, known, visited } from '../../testing/customers.ts';
import { geolocationIs } from '../../testing/geolocation.ts';
import { long } from '../../testing/longWords.ts';
import { wholeStore } from '../../testing/openStore.tsx';

/** The map is the demo's stand-in of Google Maps: a fictitious city. */
const meta = {
  title: 'Storefront/Address',
  ...wholeStore,
  // Spread, for the comment above: Storybook adds it to an object.
  parameters: {
    ...atScreen({
      path: '/address',
      storage: known,
      sessionStorage: visited,
      stoppedTimers: [15_000], // of a script that does not come
    }),
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const seesTheMap = async () => {
  await screen.findByRole('button', { name: 'Arrastra el marcador a tu puerta' });
  await waitFor(() => expect(document.querySelector('[data-gmaps-sim] svg')?.childElementCount).toBeTruthy());
};
const save = async () => {
  const button = await screen.findByRole('button', { name: 'Guardar ubicación' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

export const Default: Story = {
  play: async () => {
    await seesTheMap();
    await screen.findByText(known.selectedAddress.address);
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
export const Desk: Story = { ...Default, globals: { viewport: { value: 'desktop' } } };
export const Searching: Story = {
  play: async () => {
    await seesTheMap();
    await userEvent.type(screen.getByRole('combobox'), 'colima');
    await expect((await screen.findAllByRole('option')).length).toBeGreaterThan(1);
  },
};
/** The marker is still at the address before, so what is typed has no position. */
export const SuggestionNotResolved: Story = {
  play: async () => {
    await seesTheMap();
    const { geocode } = google.maps.Geocoder.prototype;
    google.maps.Geocoder.prototype.geocode = async (_, answer) => {
      answer?.([], 'OVER_QUERY_LIMIT' as google.maps.GeocoderStatus);
      return { results: [] };
    };
    try {
      await userEvent.type(screen.getByRole('combobox'), 'colima');
      const [first] = await screen.findAllByRole('option');
      if (!first) throw new Error('no suggestion');
      await userEvent.click(first);
      await screen.findByText('Sin pin: el repartidor se guía por tu dirección y la referencia.');
    } finally {
      google.maps.Geocoder.prototype.geocode = geocode;
    }
  },
};
/** A search without a choice: perhaps the marker is elsewhere. */
export const SearchNotChosen: Story = {
  play: async () => {
    await seesTheMap();
    await userEvent.type(screen.getByRole('combobox'), 'Calle sin nombre');
    await screen.findByText('Sin resultados');
    await save();
    await screen.findByText(/^Buscaste «Calle sin nombre»/);
  },
};
/** Nobody knows where the customer is: the map shows the city. */
export const Guess: Story = {
  parameters: atScreen({ shop: { zone: null }, storage: { selectedAddress: null, addressDetails: null } }),
  beforeEach: geolocationIs('denied'),
  play: async () => {
    await seesTheMap();
    await save();
    await screen.findByRole('alert');
  },
};
export const OutsideTheZone: Story = {
  parameters: atScreen({ shop: { zone: farAway } }),
  play: async () => {
    await seesTheMap();
    await screen.findByText(/^Aún no llegamos hasta ahí/);
    await save();
    await screen.findByRole('alert');
  },
};
export const Loading: Story = {
  parameters: { maps: 'silent' },
  play: async () => {
    await screen.findByText('Cargando mapa...');
  },
};
/** The address is typed. */
export const NoMap: Story = {
  parameters: { maps: 'lost' },
  play: async () => {
    await screen.findByText('Error al cargar Google Maps');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar ubicación' }));
    await screen.findByText('Este campo es requerido');
  },
};
export const LongText: Story = {
  parameters: atScreen({
    storage: {
      selectedAddress: {
        ...known.selectedAddress,
        address: `${long.word}, ${long.product}`,
      },
    },
  }),
  play: async () => {
    await seesTheMap();
    await screen.findByText(/^Anticonstitucional/);
  },
};

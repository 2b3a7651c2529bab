import { shopSettingsToWire } from '@crepas/api';
import { atScreen, exampleShop, refused } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { long } from '../../testing/longMenu.ts';
import { signedInAs, wholeServer, wholeTool } from '../../testing/openAdmin.tsx';
import { aPrinter } from '../../testing/printers.ts';

const meta = {
  title: 'Staff tool/Shop',
  ...wholeTool,
  parameters: atScreen({
    path: '/shop',
    shop: wholeServer,
    answers: {
      'GET /shop/privado': () => ({ olvidar_despues_dias: 90 }),
      'GET /impresoras': () => [aPrinter],
    },
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** One part of «Tienda», as its link shows it. */
const section = (id: string, button: string): Story => ({
  parameters: atScreen({ path: `/shop#${id}` }),
  play: async () => {
    await screen.findByRole('button', { name: button });
  },
});
const small = { globals: { viewport: { value: 'small' } } };

export const Today: Story = section('hoy', 'Guardar lo de hoy');
export const TodaySmall: Story = { ...Today, ...small };
export const Hours: Story = section('horario', 'Guardar el horario');
export const HoursSmall: Story = { ...Hours, ...small };

/** What is said of a saved section stands above the button that saved it. */
export const Saved: Story = {
  parameters: atScreen({
    answers: { 'PUT /shop': () => shopSettingsToWire({ ...exampleShop, ...wholeServer }) },
  }),
  play: async () => {
    const save = await screen.findByRole('button', { name: 'Guardar lo de hoy' });
    await userEvent.type(screen.getByRole('textbox'), '!');
    await userEvent.click(save);
    await screen.findByText('Guardaste lo de hoy.');
    const { left, top, width, height } = save.getBoundingClientRect();
    await expect(save).toContainElement(
      document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement,
    );
  },
};
export const SavedSmall: Story = { ...Saved, ...small };
export const SavedWide: Story = { ...Saved, globals: { viewport: { value: 'wide' } } };
export const Delivery: Story = {
  ...section('entrega', 'Guardar la entrega'),
  play: async () => {
    await screen.findByRole('button', { name: 'Acercar el mapa' });
  },
};
const takesLater = { ...wholeServer, scheduling: { isActive: true, daysAhead: 2, maxPerQuarter: 6 } };
export const Later: Story = {
  ...section('para-despues', 'Guardar los pedidos para después'),
  parameters: atScreen({ path: '/shop#para-despues', shop: takesLater }),
};
export const LaterSmall: Story = { ...Later, ...small };
export const LaterOff: Story = section('para-despues', 'Guardar los pedidos para después');
export const DeliveryFee: Story = section('costo-de-envio', 'Guardar el costo de envío');
export const Payments: Story = section('pagos', 'Guardar las formas de pago');
export const Responsible: Story = section('quien-responde', 'Guardar quién responde');
export const Facts: Story = section('datos', 'Guardar los datos');
export const Printers: Story = section('impresoras', 'Agregar impresora');

const paused = {
  pausedUntil: Date.parse('2026-11-21T12:30:00-06:00'),
  busy: { minutes: 65, until: Date.parse('2026-11-20T23:40:00-06:00') },
};
export const PausedAndBusy: Story = {
  parameters: atScreen({ shop: paused }),
  play: async () => {
    await screen.findByRole('button', { name: 'Reanudar' });
  },
};
const longShop = {
  ...paused,
  name: long.product.slice(0, 40),
  message: `${long.product}. ${long.word}.`,
  specialDays: [
    { kind: 'closed', date: '2026-12-25', reason: long.product.slice(0, 60) },
    { kind: 'hours', date: '2026-12-31', opens: 17 * 60, closes: 60, reason: long.word },
  ] as const,
  responsible: {
    name: long.product,
    address: `${long.word} 55, Roma Norte, 06700 Ciudad de México`,
    email: 'encargada-de-la-tarde@crepas-de-la-roma.example',
    phone: '5512345678',
  },
};
export const LongWords: Story = { ...PausedAndBusy, parameters: atScreen({ shop: longShop }) };
export const LongWordsSmall: Story = { ...LongWords, ...small };

/** A section whose button was tapped, and what it then says. */
const refusedForm = (
  id: string,
  button: string,
  change: () => Promise<unknown>,
  fault: string | RegExp,
): Story => ({
  parameters: atScreen({ path: `/shop#${id}` }),
  play: async () => {
    const save = await screen.findByRole('button', { name: button });
    await change();
    await userEvent.click(save);
    await screen.findAllByText(fault);
  },
});
const type = async (label: string | RegExp, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
export const HoursWithFault: Story = {
  ...refusedForm(
    'horario',
    'Guardar el horario',
    () => userEvent.click(screen.getByRole('button', { name: 'Agregar horario de lunes' })),
    /^Se encima con otro horario/,
  ),
  parameters: atScreen({
    path: '/shop#horario',
    shop: { week: [...exampleShop.week, { day: 5, opens: 18 * 60, closes: 60 }] },
  }),
};
export const CopyingHours: Story = {
  ...Hours,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copiar a… (lunes)' }));
    await screen.findByText('Lunes a jueves');
  },
};
export const WrongRejection: Story = refusedForm(
  'entrega',
  'Guardar la entrega',
  () => type(/rechaz/i, '1'),
  'Escribe un número de 5 a 120, o déjalo vacío',
);
/** Customers may pick up only where they read where to go. */
export const PickupWithoutAddress: Story = {
  ...refusedForm(
    'entrega',
    'Guardar la entrega',
    () => userEvent.click(screen.getByRole('checkbox', { name: 'Recoger en la tienda' })),
    /^Primero guarda el domicilio/,
  ),
  parameters: atScreen({
    path: '/shop#entrega',
    shop: { ...wholeServer, pickup: { isActive: false, minutes: 20 }, responsible: null },
  }),
  ...small,
};
export const WrongDays: Story = refusedForm(
  'datos',
  'Guardar los datos',
  async () => {
    await screen.findByDisplayValue('90');
    await userEvent.clear(screen.getByDisplayValue('90'));
    await userEvent.type(screen.getByLabelText(/olvida/i), '5');
  },
  /^Escribe un número de 30 a 3650/,
);
export const WrongLater: Story = {
  ...refusedForm(
    'para-despues',
    'Guardar los pedidos para después',
    () => type('Días por adelantado', '9'),
    'Escribe un número de 0 a 7',
  ),
  parameters: atScreen({ path: '/shop#para-despues', shop: takesLater }),
};
export const RefusedByServer: Story = {
  ...refusedForm(
    'quien-responde',
    'Guardar quién responde',
    () => type('Correo', 'lupita@crepas.mx'),
    'No es un correo.',
  ),
  parameters: atScreen({
    path: '/shop#quien-responde',
    answers: { 'PUT /shop': refused(422, '«Correo»: no es un correo.', { campo: 'responsable.correo' }) },
  }),
};
export const NotSaved: Story = {
  ...refusedForm(
    'hoy',
    'Guardar lo de hoy',
    () => type('Mensaje', 'Hoy cerramos temprano'),
    /^No pudimos guardar/,
  ),
  parameters: atScreen({ answers: { 'PUT /shop': 'failing' } }),
};
export const AskedToLeave: Story = {
  play: async () => {
    await screen.findByRole('button', { name: 'Guardar lo de hoy' });
    await type('Mensaje', 'Hoy cerramos temprano');
    await userEvent.click(screen.getByRole('link', { name: 'Productos' }));
    await screen.findByText('¿Salir sin guardar?');
  },
};
export const NobodyResponsible: Story = {
  parameters: atScreen({ shop: { responsible: null } }),
  play: async () => {
    await screen.findByText(/no dice quién responde/);
  },
};
export const NobodyResponsibleSmall: Story = { ...NobodyResponsible, ...small };

/** A corner that was chosen by keyboard. */
export const CornerChosen: Story = {
  ...Delivery,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Elegir esquina' }));
    (await screen.findByRole('button', { name: /^Esquina 1 de 4/ })).scrollIntoView({ block: 'center' });
  },
};
/** The map goes to the street, and marks it; the zone stays as it is. */
export const StreetFound: Story = {
  ...Delivery,
  play: async () => {
    const field = await screen.findByRole('combobox', { name: 'Buscar calle' });
    await userEvent.type(field, 'tabasco');
    const option = await screen.findByRole('option', { name: /^Tabasco 8/ });
    await userEvent.click(option);
    await waitFor(() => expect(screen.queryByText('Buscando…')).toBeNull());
    await screen.findByText('4 de 50 esquinas.');
    field.scrollIntoView({ block: 'center', behavior: 'instant' });
  },
};
export const StreetFoundSmall: Story = { ...StreetFound, ...small };
export const WithoutMap: Story = {
  parameters: { maps: 'lost', ...atScreen({ path: '/shop#entrega' }) },
  play: async () => {
    (await screen.findByText('Error al cargar Google Maps')).scrollIntoView({ block: 'center' });
  },
};
export const MapLoading: Story = {
  parameters: { maps: 'silent', ...atScreen({ path: '/shop#entrega' }) },
  play: async () => {
    (await screen.findByText('Cargando mapa...')).scrollIntoView({ block: 'center' });
  },
};

/** Staff read it, pause it and say how long orders take. */
export const ForStaff: Story = {
  parameters: signedInAs('staff'),
  play: async () => {
    await screen.findByText(/Navidad/);
    await screen.findByRole('button', { name: 'Acercar el mapa' });
  },
};
export const ForStaffSmall: Story = { ...ForStaff, ...small };
export const ForStaffLongWords: Story = {
  ...ForStaff,
  parameters: { ...signedInAs('staff'), ...atScreen({ shop: longShop }) },
  play: async () => {
    await screen.findByRole('button', { name: 'Acercar el mapa' });
    (await screen.findByText(longShop.responsible.address)).scrollIntoView({ block: 'center' });
  },
};
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /shop': 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando la tienda…');
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /shop': 'failing' } }),
  play: async () => {
    await screen.findByText('No pudimos cargar la tienda. Intenta de nuevo.');
  },
};
export const Offline: Story = { ...Failed, parameters: atScreen({ isOffline: true }) };
export const OlderServer: Story = {
  parameters: atScreen({ answers: { 'GET /shop': refused(404, 'No existe.') } }),
  play: async () => {
    await screen.findByText('Tu servidor no guarda los datos de la tienda');
  },
};
/** A shop without hours. */
export const AlwaysOpen: Story = {
  ...ForStaff,
  parameters: {
    ...signedInAs('staff'),
    ...atScreen({ shop: { ...exampleShop, week: [], specialDays: [] } }),
  },
  play: async () => {
    await screen.findByText('Siempre abierto.');
  },
};

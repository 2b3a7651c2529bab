import { expect, type Page } from '@playwright/test';
import { tap } from '../support/tap.ts';

/** Something that a test arranges, a person does or a page shows. */
export type Act = (page: Page) => Promise<unknown>;

/** A state of a screen, for the checks of whole screens. */
export type ScreenState = {
  readonly name: string;
  /** Opens it, and waits until it has the named state. */
  readonly open: Act;
};

type Acts = readonly Act[];

/** The states that begin at one path, by their names. `given` comes before the path, the acts of a state behind it. */
export type Visits = {
  readonly path: string;
  readonly given?: Acts;
  readonly states: Readonly<Record<string, Acts>>;
};

export function statesOf(
  { path, given = [], states }: Visits,
  enter: (page: Page, path: string) => Promise<unknown> = (page) => page.goto(path),
): ScreenState[] {
  return Object.entries(states).map(([name, reach]) => ({
    name,
    async open(page) {
      for (const act of [...given, (page: Page) => enter(page, path), ...reach]) await act(page);
    },
  }));
}

const act =
  <Given extends unknown[]>(work: (page: Page, ...given: Given) => Promise<unknown>) =>
  (...given: Given): Act =>
  (page) =>
    work(page, ...given);

/** A function for what depends on the time. */
type Json = object | (() => object);
const valueNow = (json: Json) => (typeof json === 'function' ? json() : json);

export const answers = act((page, calls: string, json: Json) =>
  page.route(calls, (route) => route.fulfill({ json: valueNow(json) })),
);
export const usualExtensions = ['horario', 'pausa', 'ocupado', 'agotado'];
/** An open shop, but for these settings. */
export const shopSays = (settings: Json = {}) =>
  answers('**/api/shop', () => ({
    nombre: 'Crepatlán',
    lema: 'La tierra de las crepas',
    minutos_entrega: 45,
    whatsapp: '525500000000',
    abierto: true,
    mensaje: '',
    extensiones: usualExtensions,
    ...valueNow(settings),
  }));
type Role = Parameters<Page['getByRole']>[0];
type Text = string | RegExp;

/** A tap on the only one of this role and name. */
export const taps = act((page, role: Role, name: Text) => tap(page.getByRole(role, { name })));
/** A tap on the first button of this name. */
export const presses = act((page, name: Text) => tap(page.getByRole('button', { name }).first()));
/** The text, perhaps several times. */
export const sees = act((page, text: Text) => expect(page.getByText(text).first()).toBeVisible());

/** The longest words and numbers that a shop may enter. */
export const long = {
  product: 'Crepa especial de la casa con fresas, plátano, nuez de Castilla y cajeta envinada de Celaya',
  word: 'Anticonstitucionalmenteriquísimas',
  pesos: 12_345.5,
};

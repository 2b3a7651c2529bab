import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** So that designers find everything: what the kit offers stands in Storybook, in its states, with words about its use. */

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
  .map((entry) => entry.name);
const storiesOf = (folder: string) => read(`./${folder}/${folder}.stories.tsx`);

/** Every component of `index.ts`, with the folder it lives in. */
const offered = [...read('./index.ts').matchAll(/export \{([^}]*)\} from '\.\/(\w+)\/\w+\.tsx'/g)]
  .flatMap(([, names = '', folder = '']) => names.split(',').map((name) => ({ name: name.trim(), folder })))
  .filter(({ name, folder }) => folders.includes(folder) && /^[A-Z]\w*$/.test(name));

/** The states of issue 5 beyond the look of every day. Who adds a component with states adds a line. */
const states: Record<string, string[]> = {
  ActiveOrderCard: ['Loading', 'LargeNumbers'],
  AddressRow: ['Empty', 'LongText'],
  BottomBar: ['LargeNumbers'],
  Button: ['Secondary', 'Quiet', 'Danger', 'Busy', 'Disabled', 'AsLink', 'LongText'],
  CartBar: ['LargeNumbers'],
  CartLine: ['Unavailable', 'LongText', 'LargeNumbers'],
  CategoryBar: ['SelectedOutOfSight', 'Keyboard'],
  CheckCard: ['Checked', 'Saved', 'Unsaved', 'Disabled', 'LongText', 'Loading'],
  ComboPicker: ['TwoChosen', 'Warning', 'LongText'],
  Drawer: ['LongText', 'FocusComesBack'],
  ErrorState: ['Retrying', 'LongText'],
  Field: ['WithHint', 'Invalid', 'Disabled', 'Phone', 'LongText'],
  IconButton: ['Disabled'],
  ImagePicker: ['FileOverIt', 'Chosen', 'Uploading', 'Invalid'],
  MapFrame: ['Loading', 'Failed'],
  Modal: ['LongText', 'FocusComesBack'],
  Notice: ['Success', 'Failure', 'WithAction', 'LongText'],
  OrderLine: ['Unavailable', 'LongText', 'LargeNumbers'],
  OtpField: ['Filled', 'Invalid', 'Disabled', 'Small'],
  Picture: ['Unavailable'],
  Price: ['LargeNumber'],
  ProductCard: ['Loading', 'Unavailable', 'LongText', 'LargeNumber'],
  PromoCard: ['Loading', 'Unavailable', 'LongText', 'LargeNumber'],
  QuantityStepper: ['Lowest', 'LargeNumber'],
  SelectField: ['WithHint', 'Invalid', 'Disabled', 'LongText'],
  SortableTable: ['Empty', 'ByMouse', 'ByFinger', 'ByKeyboard', 'LongText'],
  StaffOrderCard: ['Loading', 'WithActions', 'LongText', 'LargeNumbers'],
  StaffProductCard: ['Loading', 'Updating', 'WithoutOwnerActions', 'LongText', 'LargeNumber'],
  Stages: ['First', 'Last', 'LongText'],
  StatusText: ['Failure', 'LongText'],
  TextArea: ['WithHint', 'Invalid', 'Disabled', 'LongText'],
  Toasts: ['Empty', 'LongText', 'WaitsForWhoReadsIt'],
};

it('every component has a story that needs no reading', () => {
  expect(folders.filter((folder) => !/^export const Default\b/m.test(storiesOf(folder)))).toEqual([]);
});

it('every component says when to take it and when not, in a second paragraph', () => {
  expect(folders.filter((folder) => !saysItsUse(folder))).toEqual([]);
});

function saysItsUse(folder: string): boolean {
  const declaration = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:const|function) ${folder}\\b`);
  const [, comment = ''] = read(`./${folder}/${folder}.tsx`).match(declaration) ?? [];
  return comment.split(/\n \*\n/).length > 1;
}

it('everything offered stands in the stories of its folder', () => {
  const isShown = ({ name, folder }: { name: string; folder: string }) =>
    new RegExp(`<${name}\\b|component: ${name}\\b`).test(storiesOf(folder));
  expect(offered.filter((component) => !isShown(component))).toEqual([]);
});

it.each(Object.entries(states))('%s shows its states', (folder, asked) => {
  const shown = [...storiesOf(folder).matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  expect(shown).toEqual(expect.arrayContaining(asked));
});

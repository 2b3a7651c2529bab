import {
  fieldNames,
  type GroupChange,
  type GroupEdit,
  groupFields,
  isApiError,
  type OptionChange,
  optionFields,
} from '@crepas/api';
import {
  blankOption,
  type ChoiceGroup,
  type ChoiceOption,
  optionId,
  pesosFromCents,
  readMoney,
  toLine,
  zeroCents,
} from '@crepas/domain';
import { missingCopy } from '../../shared/copy.ts';
import { moneyRefusalCopy } from '../../shared/fields/moneyCopy.ts';
import { type CheckedForm, markedCopy } from '../../shared/form/entityForm.ts';
import { type NumberName, readNumbers, typedNumbers } from '../../shared/form/typedNumbers.ts';
import { nameKey } from '../../shared/menu/nameKey.ts';
import { deed, othersCopy } from '../../shared/menu/othersCopy.ts';

type Numbers = NumberName<typeof optionFields>;

/** An option as it is edited: price and numbers are typed as text. */
export type EditedOption = Omit<OptionChange, 'id' | 'price' | Numbers> &
  Readonly<Record<Numbers | 'price', string>> & {
    /** Negative for an option that is not saved yet. */
    readonly id: number;
  };

export type EditedGroup = {
  readonly name: string;
  readonly options: readonly EditedOption[];
  /** As it was when the editing began; kept with a draft, and absent for a new group. */
  readonly before?: GroupChange;
};

export const addedOption = (others: readonly EditedOption[]): EditedOption => ({
  ...typedOption(blankOption),
  id: Math.min(0, ...others.map(({ id }) => id)) - 1,
});

const typedOption = ({ soldOutUntil: _, price, ...option }: Omit<ChoiceOption, 'id'>) => ({
  ...option,
  ...typedNumbers(optionFields, option),
  price: price === 0 ? '' : String(pesosFromCents(price)),
});

export const blankGroup: EditedGroup = { name: '', options: [addedOption([])] };

export const editedGroup = ({ name, options }: ChoiceGroup): EditedGroup => ({
  name,
  options: options.map(({ id, ...option }) => ({ ...typedOption(option), id })),
  before: { name, options: options.map(({ soldOutUntil: _, ...option }) => option) },
});

/** Messages by field: `name`, `options`, and of the option 7 `7 name` and `7 price`. */
export function checkGroup({ name, options, before }: EditedGroup): CheckedForm<GroupEdit> {
  const errors = {
    ...(toLine(name) === '' && { name: missingCopy }),
    ...(options.length === 0 && { options: 'Agrega una opción al menos.' }),
    ...Object.assign({}, ...options.map((option, place) => optionErrors(option, options.slice(0, place)))),
  };
  if (Object.keys(errors).length > 0) return { kind: 'invalid', notice: markedCopy, errors };
  const change = { name: toLine(name), options: options.map(optionOf), ...(before && { before }) };
  return { kind: 'ok', change };
}

function optionErrors(option: EditedOption, above: readonly EditedOption[]) {
  const { id, name, price } = option;
  const read = readMoney(price);
  const isTaken = above.some((other) => nameKey(other.name) === nameKey(name));
  const missing = toLine(name) === '' ? missingCopy : undefined;
  const ofName = missing ?? (isTaken ? 'Ya hay una opción con ese nombre.' : undefined);
  const ofNumbers = Object.entries<string>(readNumbers(optionFields, option).errors);
  return {
    ...(ofName !== undefined && { [`${id} name`]: ofName }),
    ...(read.kind === 'refused' && { [`${id} price`]: moneyRefusalCopy(read.because, price) }),
    ...Object.fromEntries(ofNumbers.map(([field, text]) => [`${id} ${field}`, text])),
  };
}

function optionOf({ id, name, price, ...others }: EditedOption): OptionChange {
  const read = readMoney(price);
  return {
    ...(id > 0 && { id: optionId(id) }),
    name: toLine(name),
    price: read.kind === 'amount' ? read.amount : zeroCents,
    ...others,
    ...readNumbers(optionFields, others).values,
  };
}

const optionNames = fieldNames(optionFields);

/** `opciones.2.nombre` → the name of the third option. */
export function refusedGroupField(error: unknown, { options }: EditedGroup): string | undefined {
  if (!isApiError(error) || ![400, 422].includes(error.status)) return undefined;
  const [list, place, part] = String(Object(error.body).campo).split('.');
  if (list === groupFields.name.wire) return 'name';
  if (list !== 'opciones') return undefined;
  const option = options[Number(place)];
  return option ? `${option.id} ${optionNames[part ?? ''] ?? 'name'}` : 'options';
}

/** What somebody else did to the group while it was edited; empty when nobody did. @param saved the group as it is now */
export function groupOthersCopy({ before, ...sent }: GroupEdit, saved: ChoiceGroup): string {
  if (!before) return '';
  const known = new Set(before.options.map(({ id }) => id));
  const own = new Set(sent.options.map(({ name }) => nameKey(name)));
  const added = saved.options.filter(({ id, name }) => !known.has(id) && !own.has(nameKey(name)));
  const gone = sent.options.filter(({ id }) => id && !saved.options.some((option) => option.id === id));
  const changed = saved.options.filter((option) => {
    const wanted = sent.options.find(({ id }) => id === option.id);
    return wanted && !isSame(wanted, option);
  });
  return othersCopy([
    ...(saved.name === sent.name ? [] : ['cambió el nombre del grupo']),
    ...deed('agregó', added.map(nameOf)),
    ...deed('cambió', changed.map(nameOf)),
    ...deed('quitó', gone.map(nameOf)),
  ]);
}

const nameOf = ({ name }: OptionChange) => name;

const isSame = (one: OptionChange, other: OptionChange) =>
  (Object.keys(optionFields) as (keyof typeof optionFields)[]).every((field) => one[field] === other[field]);

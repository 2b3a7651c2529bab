import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, StrictMode, useState } from 'react';
import Sortable from 'sortablejs';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SaveIcon, TrashIcon } from '../icons/icons.tsx';
import { holdTimers } from '../samples/timers.ts';
import { drag } from './drag.ts';
import { type SortableColumn, SortableTable, type SortableTableProps } from './SortableTable.tsx';

type Category = { id: number; name: string; products: number };

const columns: readonly SortableColumn<Category>[] = [
  { key: 'id', title: 'ID', width: 'narrow', cell: ({ id }) => id },
  { key: 'name', title: 'Categoría', cell: ({ name }) => name },
  { key: 'products', title: 'Elementos', width: 'medium', cell: ({ products }) => products },
];

const meta = {
  title: 'Staff/SortableTable',
  component: SortableTable<Category>,
  args: {
    caption: 'Categorías en el orden del menú',
    columns,
    rows: [
      { id: 1, name: 'Crepas dulces', products: 14 },
      { id: 2, name: 'Crepas saladas', products: 8 },
      { id: 3, name: 'Waffles', products: 5 },
      { id: 4, name: 'Bebidas', products: 11 },
    ],
    nameOf: ({ name }) => name,
    onReorder: fn(),
  },
  render: function Categories(args: SortableTableProps<Category>) {
    const [rows, setRows] = useState(args.rows);
    const reorder = (ids: number[]) => {
      args.onReorder(ids);
      setRows(ids.flatMap((id) => rows.filter((row) => row.id === id)));
    };
    return <SortableTable {...args} rows={rows} onReorder={reorder} />;
  },
} satisfies Meta<typeof SortableTable<Category>>;
export default meta;
type Story = StoryObj<typeof meta>;

const order = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[2]?.textContent);

const rowOf = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('row', { name: new RegExp(name) });

export const Default: Story = {};
/** What stands below a cell has the width of its neighbours too on a phone, and takes its own taps. */
export const Below: Story = {
  args: {
    columns: columns.map((column) => ({
      ...column,
      ...(column.key === 'name' && {
        cell: ({ name }) => <Button kind="secondary">{name}</Button>,
        below: ({ id }) => (
          <Button kind="quiet">
            {id % 2 === 0 ? 'A toda hora' : 'Lunes a viernes, 8:00 a.m. a 12:00 p.m.'}
          </Button>
        ),
      }),
    })),
  },
  play: async ({ canvasElement }) => {
    const [button] = within(canvasElement).getAllByRole('button', { name: /^Lunes/ });
    const { right, top, height } = button?.getBoundingClientRect() ?? new DOMRect();
    await expect(document.elementFromPoint(right - 8, top + height / 2)).toBe(button);
  },
};
export const BelowSmall: Story = { ...Below, globals: { viewport: { value: 'small' } } };
export const Empty: Story = { args: { rows: [] } };
export const OneRow: Story = { args: { rows: [{ id: 1, name: 'Crepas dulces', products: 14 }] } };
export const LongText: Story = {
  args: {
    rows: [
      { id: 1_234, name: 'Crepas especiales de la casa para compartir entre cuatro', products: 99_999 },
      { id: 2, name: 'Anticonstitucionalmenteriquísimas', products: 0 },
    ],
  },
};

/** As the categories of the staff tool. */
const look: Readonly<Record<'cell' | 'field', CSSProperties>> = {
  cell: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'end' },
  field: {
    flex: '1 1 8rem',
    minInlineSize: 0,
    minBlockSize: 'var(--target)',
    paddingInline: 'var(--space-3)',
    border: 'var(--border) solid var(--line-strong)',
    borderRadius: 'var(--radius-12)',
    background: 'var(--surface)',
    color: 'var(--text)',
    font: 'inherit',
  },
};
export const WithFields: Story = {
  args: {
    columns: [
      ...columns.slice(0, 1),
      {
        key: 'name',
        title: 'Categoría',
        cell: ({ name }) => (
          <div style={look.cell}>
            <input aria-label={`Nombre de ${name}`} defaultValue={name} style={look.field} />
            <IconButton label={`Guardar ${name}`} icon={<SaveIcon />} />
            <IconButton label={`Eliminar ${name}`} icon={<TrashIcon />} kind="danger" />
          </div>
        ),
      },
      ...columns.slice(2),
    ],
  },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Nombre de Waffles');
    await drag(input, rowOf(canvasElement, 'Crepas dulces'));
    await expect(args.onReorder).not.toHaveBeenCalled();
    await userEvent.type(input, ' belgas');
    await expect(input).toHaveValue('Waffles belgas');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const up = canvas.getByRole('button', { name: 'Subir Waffles' });
    up.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReorder).toHaveBeenLastCalledWith([1, 3, 2, 4]);
    await expect(canvas.getByRole('status')).toHaveTextContent('Waffles: lugar 2 de 4');
    await expect(up).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onReorder).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('Waffles: lugar 1 de 4');
    await expect(up).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Bajar Waffles' }));
    await expect(order(canvasElement)).toEqual(['Crepas dulces', 'Waffles', 'Crepas saladas', 'Bebidas']);
  },
};

export const ByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    await drag(rowOf(canvasElement, 'Bebidas'), rowOf(canvasElement, 'Crepas dulces'));
    await expect(args.onReorder).toHaveBeenLastCalledWith([4, 1, 2, 3]);
    await expect(args.onReorder).toHaveBeenCalledOnce();
    await expect(order(canvasElement)[0]).toBe('Bebidas');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Bebidas: lugar 1 de 4');
  },
};

/** Pressed at the edge of its row: four more pixels reach the next row. */
const nudge = (canvasElement: HTMLElement, by: number) => {
  const row = rowOf(canvasElement, 'Bebidas');
  const edge = 2 - row.getBoundingClientRect().height / 2;
  const over = { x: 0, y: edge - by };
  return drag(row, row, { pressAt: { x: 0, y: edge }, path: [over, over] });
};

export const MouseTrembles: Story = {
  play: async ({ canvasElement, args }) => {
    await nudge(canvasElement, 4);
    await expect(args.onReorder).not.toHaveBeenCalled();
  },
};

/** Spec §9: a mouse drags after 5 px. */
export const MouseMovesFivePixels: Story = {
  play: async ({ canvasElement, args }) => {
    await nudge(canvasElement, 5);
    await expect(args.onReorder).toHaveBeenLastCalledWith([1, 2, 4, 3]);
  },
};

/** As in development: mounted, unmounted and mounted again. Spec §9: a finger drags after 120 ms of rest. */
export const ByFinger: Story = {
  decorators: (Story) => (
    <StrictMode>
      <Story />
    </StrictMode>
  ),
  play: async ({ canvasElement, args }) => {
    const rest = holdTimers(120);
    await drag(rowOf(canvasElement, 'Crepas dulces'), rowOf(canvasElement, 'Waffles'), {
      pointerType: 'touch',
      afterPress: async (moveBy) => {
        moveBy({ x: 0, y: 4 }); // a resting finger moves a little
        await expect(rest.letGo()).toBe(1);
      },
    });
    await expect(args.onReorder).toHaveBeenLastCalledWith([2, 3, 1, 4]);
    await expect(args.onReorder).toHaveBeenCalledOnce();
  },
};

/** A touch that moves 5 px before the delay scrolls the page. */
export const FingerSwipes: Story = {
  play: async ({ canvasElement, args }) => {
    const rest = holdTimers(120);
    await drag(rowOf(canvasElement, 'Crepas dulces'), rowOf(canvasElement, 'Waffles'), {
      pointerType: 'touch',
      afterPress: async (moveBy) => {
        moveBy({ x: 0, y: 5 });
        await expect(rest.letGo()).toBe(0);
      },
    });
    await expect(args.onReorder).not.toHaveBeenCalled();
  },
};

export const DroppedOutside: Story = {
  decorators: (Story) => (
    <div style={{ paddingBlockEnd: 200 }}>
      <Story />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const outside = { x: 0, y: 320 };
    await drag(rowOf(canvasElement, 'Crepas dulces'), rowOf(canvasElement, 'Waffles'), { path: [outside] });
    await expect(args.onReorder).not.toHaveBeenCalled();
    await expect(order(canvasElement)[0]).toBe('Crepas dulces');
  },
};

/** The pointer of a drag to the end of a long list stands below its last row: the page does not scroll on. */
export const DroppedBelowTheLast: Story = {
  decorators: (Story) => (
    <div style={{ paddingBlockEnd: 200 }}>
      <Story />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const last = rowOf(canvasElement, 'Bebidas');
    const below = { x: 0, y: last.getBoundingClientRect().height / 2 + 40 };
    await drag(rowOf(canvasElement, 'Crepas dulces'), last, { path: [{ x: 0, y: 0 }, below] });
    await expect(args.onReorder).toHaveBeenLastCalledWith([2, 3, 4, 1]);
  },
};

/** After a failed save the caller keeps the old order. */
export const NotTakenOver: Story = {
  render: (args) => <SortableTable {...args} />,
  play: async ({ canvasElement, args }) => {
    await drag(rowOf(canvasElement, 'Crepas dulces'), rowOf(canvasElement, 'Waffles'));
    await expect(args.onReorder).toHaveBeenCalledOnce();
    await expect(order(canvasElement)).toEqual(['Crepas dulces', 'Crepas saladas', 'Waffles', 'Bebidas']);
  },
};

/** Needs the patch of react-sortablejs, which does not remove its listeners. */
export const Removed: Story = {
  render: function Removable(args) {
    const [isThere, setThere] = useState(true);
    return (
      <>
        <Button onClick={() => setThere(false)}>Quitar</Button>
        {isThere && <SortableTable {...args} />}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = canvas.getAllByRole('rowgroup')[1] ?? canvasElement;
    await expect(Sortable.get(body)).toBeTruthy();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar' }));
    await expect(Sortable.get(body)).toBeFalsy();
  },
};

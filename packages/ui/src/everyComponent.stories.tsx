import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, within } from 'storybook/test';
import * as icons from './icons/icons.tsx';
import * as kit from './index.ts';
import { Picture } from './Picture/Picture.tsx';

type Props = Readonly<Record<string, unknown>>;
type Stories = { default: { component?: unknown; args?: Props }; Default?: { args?: Props } };

const stories = Object.values(import.meta.glob<Stories>('./*/*.stories.tsx', { eager: true }));

/** Props of components that have no stories of their own. */
const ownProps: Record<string, Props> = { ButtonLink: { to: '#menu' }, TabPanel: { of: 'tabs' } };

/** All but `LinkProvider`, which draws nothing. */
const components = Object.entries<unknown>({ ...kit, ...icons, Picture }).filter(
  (entry): entry is [string, ComponentType<Props>] =>
    typeof entry[1] === 'function' && /^[A-Z]/.test(entry[0]) && entry[0] !== 'LinkProvider',
);

function propsOf(name: string, component: unknown): Props {
  const shown = stories.find((candidate) => candidate.default.component === component);
  return { ...shown?.default.args, ...shown?.Default?.args, ...ownProps[name] };
}

const mark = (element: Element | null) => element?.setAttribute('data-ref', '');

/** Hidden, each with the props of its example. */
const EveryComponent = () => (
  <div hidden>
    {components.map(([name, Component]) => (
      <div key={name} data-testid={name}>
        <Component {...propsOf(name, Component)} className="given" data-given="" ref={mark} />
      </div>
    ))}
  </div>
);

function lost(canvas: HTMLElement, name: string): string[] {
  const root = within(canvas).getByTestId(name).firstElementChild;
  const holder = root?.matches('[data-ref]') ? root : root?.querySelector('[data-ref]');
  return [
    ...(root?.matches('.given') ? [] : [`${name}: className`]),
    ...(holder ? [] : [`${name}: ref`]),
    ...(holder?.matches('[data-given]') ? [] : [`${name}: other props`]),
  ];
}

const meta = { title: 'Foundations/Every component', tags: ['!autodocs', '!dev'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** `className` reaches the root; `ref` and other props reach one element, the root or the control inside. */
export const PassOnWhatTheyAreGiven: Story = {
  render: () => <EveryComponent />,
  play: async ({ canvasElement }) => {
    await expect(components.length).toBeGreaterThan(60);
    await expect(components.flatMap(([name]) => lost(canvasElement, name))).toEqual([]);
  },
};

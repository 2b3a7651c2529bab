/// <reference types="vite/client" />
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import logo from '../apps/store/public/logo.svg';

/** The groups of the sidebar, as a designer thinks of them. The titles of stories are shorter: they are a part of each address. */
const groupNames: Readonly<Record<string, string>> = {
  storefront: 'Screens: the customer’s roads',
  'staff-tool': 'Screens: the staff’s evening',
  actions: 'Parts: actions',
  forms: 'Parts: forms',
  feedback: 'Parts: feedback',
  navigation: 'Parts: navigation',
  store: 'Parts: of the store',
  staff: 'Parts: of the staff',
  foundations: 'Tokens and foundations',
};

const base = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

addons.setConfig({
  theme: create({
    base,
    brandTitle: 'Crepatlán: look and screens',
    brandImage: logo,
    brandUrl: '?path=/docs/welcome--docs',
    brandTarget: '_self',
    colorSecondary: '#c62b47',
  }),
  sidebar: { renderLabel: ({ id, name, type }) => (type === 'root' ? (groupNames[id] ?? name) : name) },
});

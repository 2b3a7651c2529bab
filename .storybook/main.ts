import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { unusedInBrowsers } from '../apps/admin/vite/unusedInBrowsers.ts';
import { noFirebase } from './noFirebase.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/*/src/**/*.stories.tsx', // the real screens, without a server
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: [
    { from: '../apps/store/public/favicon.svg', to: '/favicon.svg' },
    { from: '../packages/demo/pictures/menu', to: '/menu-pictures' },
    { from: '../apps/store/public/banners', to: '/banners' },
    { from: './maps', to: '/gmaps-sim/maps' },
  ],
  viteFinal: (vite) => mergeConfig(vite, { plugins: [noFirebase()], resolve: { alias: [unusedInBrowsers] } }),
  typescript: { reactDocgen: 'react-docgen' }, // the other one needs a TypeScript API that 7 does not have
};
export default config;

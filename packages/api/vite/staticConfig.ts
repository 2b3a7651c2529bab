import type { Plugin } from 'vite';
import { appConfigElementId, configFromVariables } from '../src/pages/appConfig.ts';
import { jsonElement } from '../src/pages/pages.ts';

/**
 * Writes the configuration into the built page, as our server does at run time: for a static host, and for
 * `pnpm dev` (`.env.development`). A build without `VITE_…` variables is for our server, and contains no
 * configuration.
 *
 * @param hasUploads whether the app uploads pictures: other pages do not contain the upload's preset
 */
export function staticConfig({ hasUploads }: { readonly hasUploads: boolean }): Plugin {
  let variables: Readonly<Record<string, unknown>> = {};
  return {
    name: 'static-config',
    configResolved({ env }) {
      variables = env;
    },
    transformIndexHtml(html) {
      if (!Object.keys(variables).some((name) => name.startsWith('VITE_'))) return html;
      const { images, ...config } = configFromVariables(variables);
      const element = jsonElement(appConfigElementId, { ...config, ...(hasUploads && images && { images }) });
      return html.replace('</head>', () => `${element}</head>`);
    },
  };
}

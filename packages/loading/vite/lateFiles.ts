import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { inlineScript } from './inlineScript.ts';

const source = (name: string) => fileURLToPath(new URL(`../src/${name}`, import.meta.url));

/** Vite's loader around `import()`. It has no setting, and remembers what was lost. */
const viteLoader = /^.vite\/preload-helper\.js$/;

/**
 * Every script and style sheet of a build comes by `bringFiles` (decision 14): those of an `import()`, by our loader in
 * the place of Vite's, and those of the page, by an inline script in the place of `<script src>` and `<link>`.
 */
export function lateFiles(): Plugin {
  return {
    name: 'late-files',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite tells of an `import()` only what it imports in turn, and nothing if that is nothing.
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'html' ? [] : [...new Set([...files, file])],
        },
      },
    }),
    load: {
      filter: { id: viteLoader },
      handler: () => `export { preload as __vitePreload } from ${JSON.stringify(source('preload.ts'))};`,
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) throw new Error('A page without a script');
        const files = filesOf(bundle, chunk);
        const page = html
          .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
          .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '');
        const boot = `<script>${await inlineScript(source('plainBoot.ts'))}</script>`;
        return page.replace(
          '</head>',
          () => `<meta name="files" content="${files.map((name) => `/${name}`).join(' ')}">${boot}</head>`,
        );
      },
    },
    generateBundle(_, bundle) {
      const all = Object.values(bundle);
      const has = (text: string) => all.some((file) => file.type === 'chunk' && file.code.includes(text));
      if (!has('lateFiles')) this.error('Vite no longer takes its loader from preload-helper.js');
      if (has('vite:preloadError')) this.error('The loader of Vite is in the build');
    },
  };
}

/** Style sheets and scripts of a chunk and of all it imports; what others import before what imports it. */
function filesOf(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk): readonly string[] {
  const closure = new Set([chunk]);
  for (const { imports } of closure) {
    for (const name of imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') closure.add(imported);
    }
  }
  const scripts = [...closure].toReversed();
  const styles = scripts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...new Set(styles), ...scripts.map(({ fileName }) => fileName)];
}

import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { endMark } from '../src/loading/endMark.ts';
import { inlineScript } from './inlineScript.ts';

const source = (name: string) => fileURLToPath(new URL(`../src/loading/${name}`, import.meta.url));

/** Vite's loader around `import()`. It has no setting, and does not retry. */
const viteLoader = /^.vite\/preload-helper\.js$/;

type Options = {
  /** Matches chunks of the entry's closure: every page has them before its first `import()`, so no list names them. */
  readonly entryFiles?: RegExp;
};

/**
 * Makes a build load every script and style sheet by `fetchFiles` (decision 14). Our loader replaces Vite's around each
 * `import()`, and an inline script replaces the page's `<script src>` and `<link>`.
 */
export function fileLoader({ entryFiles = /^$/ }: Options = {}): Plugin {
  return {
    name: 'file-loader',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite lists the imports of the imported file, not the file itself.
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'html'
              ? []
              : [...new Set([...files, file])].filter((name) => !entryFiles.test(name)),
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
        const late = Object.keys(bundle).find((name) => entryFiles.test(name) && !files.includes(name));
        if (late !== undefined) throw new Error(`${late} is no file of the entry`);
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
    generateBundle: {
      // After Vite has put its style sheets into the bundle.
      order: 'post',
      handler(_, bundle) {
        const all = Object.values(bundle);
        for (const file of all) {
          if (file.type === 'chunk') file.code = `${file.code.trimEnd()}${endMark}`;
          else if (file.fileName.endsWith('.css')) file.source = `${String(file.source).trimEnd()}${endMark}`;
        }
        const has = (text: string) => all.some((file) => file.type === 'chunk' && file.code.includes(text));
        if (!has('fileLoader')) this.error('Vite no longer takes its loader from preload-helper.js');
        if (has('vite:preloadError')) this.error('The loader of Vite is in the build');
      },
    },
  };
}

/** Style sheets and scripts of a chunk and of all its imports; a dependency stands before its dependents. */
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

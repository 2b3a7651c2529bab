import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { inlineScript } from '../../../packages/ui/vite/inlineScript.ts';
import { marks, type PageAssets } from '../src/app/pages/pageAssets.ts';

const bootFile = fileURLToPath(new URL('../src/app/pages/boot.ts', import.meta.url));

/** Server-rendered screens with a chunk of their own. */
const renderedScreens = [
  'src/features/home/FirstSplash.tsx',
  'src/features/product/AddScreen.tsx',
  'src/features/cart/CartScreen.tsx',
  'src/features/info/NotFoundScreen.tsx',
  'src/features/info/PrivacyScreen.tsx',
  'src/features/info/ShopScreen.tsx',
];

/**
 * Writes for the server what its pages need besides their content (`PageAssets` in src/app/pages):
 * the built page with inlined style sheets and the boot script of rendered pages. Written to `dist-server`, beside the
 * browser build in `dist`.
 */
export function pageAssets(): Plugin {
  let assetsFile = '';
  return {
    name: 'page-assets',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    enforce: 'post',
    configResolved({ root, build: { outDir } }) {
      assetsFile = resolve(root, `${outDir}-server`, 'assets.json');
    },
    async writeBundle(_, outputs) {
      const entry = entryOf(outputs);
      const app = closureOf(outputs, entry);
      const screens = renderedScreens.map((source) => {
        const chunk = chunkOf(outputs, source);
        const more = [...closureOf(outputs, chunk)].filter((part) => !app.has(part));
        return [
          source,
          { styles: inlined(outputs, styleSheetsOf(outputs, chunk, entry)), scripts: inOrder(more) },
        ] as const;
      });
      const assets: PageAssets = {
        template: templateOf(outputs, await inlineScript(bootFile)),
        scripts: inOrder([...app]),
        screens: Object.fromEntries(screens),
      };
      mkdirSync(dirname(assetsFile), { recursive: true });
      writeFileSync(assetsFile, JSON.stringify(assets));
    },
  };
}

/** Dependencies first. */
const inOrder = (closure: readonly Chunk[]) => closure.toReversed().map(({ fileName }) => `/${fileName}`);

function templateOf(outputs: Outputs, boot: string): string {
  const page = textOf(outputs, 'index.html')
    .replace(/<meta name="files"[^>]*><script>[\s\S]*?<\/script>/, () => `<script>${boot}</script>`)
    .replace(/\s*<title>[^<]*<\/title>/, '')
    .replace(/\s*<meta name="description"[^>]*>/, '');
  const styles = inlined(outputs, styleSheetsOf(outputs, entryOf(outputs)));
  return page
    .replace(/(<meta name="viewport"[^>]*>)/, (viewport) => `${viewport}${marks.head}${styles}`)
    .replace('<div id="root"></div>', `<div id="root">${marks.html}</div>${marks.data}`);
}

/** Style sheets inlined in the page; `data-files` tells the loader of @crepas/ui/loading that they are loaded. */
function inlined(outputs: Outputs, names: readonly string[]): string {
  if (names.length === 0) return '';
  const css = names.map((name) => textOf(outputs, name).trim()).join('');
  return `<style data-files="${names.map((name) => `/${name}`).join(' ')}">${css}</style>`;
}

/** The output of a build, by file name. */
type Outputs = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const chunksOf = (outputs: Outputs): Chunk[] =>
  Object.values(outputs).filter((output) => output.type === 'chunk');

const found = <Thing>(thing: Thing | undefined, name: string): Thing => {
  if (thing === undefined) throw new Error(`The build has no ${name}`);
  return thing;
};

const entryOf = (outputs: Outputs): Chunk =>
  found(
    chunksOf(outputs).find(({ isEntry }) => isEntry),
    'entry',
  );

/** @param source a file of the chunk, as in `src/features/cart/CartScreen.tsx` */
const chunkOf = (outputs: Outputs, source: string): Chunk =>
  found(
    chunksOf(outputs).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/apps/store/${source}`))),
    `chunk of ${source}`,
  );

/** A chunk and all its static imports. */
function closureOf(outputs: Outputs, chunk: Chunk): Set<Chunk> {
  const closure = new Set([chunk]);
  for (const { imports } of closure) {
    for (const name of imports) {
      const imported = outputs[name];
      if (imported?.type === 'chunk') closure.add(imported);
    }
  }
  return closure;
}

function textOf(outputs: Outputs, fileName: string): string {
  const file = found(outputs[fileName], fileName);
  if (file.type === 'chunk') throw new Error(`${fileName} is a script`);
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
}

/** The style sheets of a chunk, as file names, without those of another chunk. */
function styleSheetsOf(outputs: Outputs, chunk: Chunk, without?: Chunk): string[] {
  const known = without ? styleSheetsOf(outputs, without) : [];
  const all = [...closureOf(outputs, chunk)].flatMap(({ viteMetadata }) => [
    ...(viteMetadata?.importedCss ?? []),
  ]);
  return [...new Set(all)].filter((name) => !known.includes(name));
}

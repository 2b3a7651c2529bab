import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';

/** Every component of the kit is in Storybook, with a description of its use. A state that goes leaves its picture behind. */

const here = new URL('.', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, here), 'utf8');

const folders = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
  .map((entry) => entry.name);
const storiesOf = (folder: string) => read(`./${folder}/${folder}.stories.tsx`);

/** Every component of `index.ts`, with its folder. */
const offered = [...read('./index.ts').matchAll(/export \{([^}]*)\} from '\.\/(\w+)\/\w+\.tsx'/g)]
  .flatMap(([, names = '', folder = '']) => names.split(',').map((name) => ({ name: name.trim(), folder })))
  .filter(({ name, folder }) => folders.includes(folder) && /^[A-Z]\w*$/.test(name));

/** The groups of the sidebar, as `.storybook/preview.tsx` sorts them. */
const groups = /^(Foundations|Actions|Forms|Feedback|Navigation|Store|Staff)\//;

it('every component is in a group of the sidebar', () => {
  const titleOf = (folder: string) =>
    storiesOf(folder).match(/const meta = \{\s*title: '([^']+)'/)?.[1] ?? '';
  expect(folders.filter((folder) => !groups.test(titleOf(folder)))).toEqual([]);
});

it('every component has a story `Default`', () => {
  expect(folders.filter((folder) => !/^export const Default\b/m.test(storiesOf(folder)))).toEqual([]);
});

it('the second paragraph of every component’s comment says when to use it and when not', () => {
  expect(folders.filter((folder) => !saysItsUse(folder))).toEqual([]);
});

function saysItsUse(folder: string): boolean {
  const declaration = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:const|function) ${folder}\\b`);
  const [, comment = ''] = read(`./${folder}/${folder}.tsx`).match(declaration) ?? [];
  return comment.split(/\n \*\n/).length > 1;
}

it('every exported component is in the stories of its folder', () => {
  const isShown = ({ name, folder }: { name: string; folder: string }) =>
    new RegExp(`<${name}\\b|component: ${name}\\b`).test(storiesOf(folder));
  expect(offered.filter((component) => !isShown(component))).toEqual([]);
});

/** The folders with stories: this kit, and the apps for their real screens. */
const apps = ['store', 'admin'].map((app) => new URL(`../../../apps/${app}/src/`, here));

const filesOf = (folder: URL, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => new URL(file.replaceAll('\\', '/'), folder));

const stories = () =>
  [here, ...apps]
    .flatMap((folder) => filesOf(folder, '.stories.tsx'))
    .map((file) => {
      const source = readFileSync(file, 'utf8');
      const folder = file.pathname.split('/').at(-2) ?? '';
      const title = source.match(/const meta = \{\s*title: '([^']+)'/)?.[1] ?? folder;
      const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
      return { title, hasDocs: !source.includes("'!autodocs'"), names };
    });
const storyIds = () =>
  stories().flatMap(({ title, names }) => names.map((name) => toId(title, storyNameFromExport(name))));

it('every picture has its story', () => {
  const pictures = new URL('../../../.storybook/visual/pictures/', here);
  const kept = ['light', 'dark'].flatMap((theme) => readdirSync(new URL(theme, pictures)));
  const ids = storyIds();
  expect(kept.filter((file) => !ids.includes(file.replace('.png', '')))).toEqual([]);
});

it('every link of a page leads to a story or a page', () => {
  const pages = [here, ...apps].flatMap((folder) => filesOf(folder, '.mdx'));
  const sources = pages.map((page) => readFileSync(page, 'utf8'));
  const titles = [
    ...stories().flatMap(({ title, hasDocs }) => (hasDocs ? [title] : [])),
    ...sources.flatMap((source) => source.match(/<Meta title="([^"]+)"/)?.[1] ?? []),
  ];
  const places = [
    ...titles.map((title) => `?path=/docs/${toId(title, 'docs')}`),
    ...storyIds().map((id) => `?path=/story/${id}`),
  ];
  const links = sources.flatMap((source) =>
    [...source.matchAll(/\]\(([^)]+)\)|href="([^"]+)"/g)].map(([, markdown, html]) => markdown ?? html ?? ''),
  );
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((link) => !places.includes(link))).toEqual([]);
});

/** By the imports of the apps' screens; icons are no parts with a choice. */
function mostUsed(count: number): readonly string[] {
  const uses = new Map<string, number>();
  for (const file of apps.flatMap((folder) => filesOf(folder, '.tsx'))) {
    const imports = readFileSync(file, 'utf8').match(/import \{([^}]*)\} from '@crepas\/ui'/)?.[1] ?? '';
    for (const name of imports.split(',').map((part) => part.trim())) {
      if (folders.includes(name)) uses.set(name, (uses.get(name) ?? 0) + 1);
    }
  }
  const byUse = [...uses].sort(([, one], [, other]) => other - one);
  return byUse.slice(0, count).map(([name]) => name);
}

it('the ten parts that screens import most have their anatomy, a snippet, and what to do and what not', () => {
  const hasUsage = (folder: string) => /parameters: \{ usage: \w+Usage\b/.test(storiesOf(folder));
  expect(mostUsed(10).filter((folder) => !hasUsage(folder))).toEqual([]);
});

it('every screen of the apps has stories', () => {
  const bare = apps
    .flatMap((app) => filesOf(app, 'Screen.tsx'))
    .filter(({ pathname }) => /\/[A-Z]\w+$/.test(pathname.replace('.tsx', '')))
    .filter((screen) => !existsSync(new URL(screen.href.replace('.tsx', '.stories.tsx'))))
    .map(({ pathname }) => pathname.replace(/.*\/apps\/(\w+)\/.*\/(\w+)\.tsx$/, '$1/$2'));
  expect(bare).toEqual([]);
});

import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { inlineScript } from '../../../packages/ui/vite/inlineScript.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const source = (name: string) => join(root, 'src/firstPaint', name);
const renderedDir = join(root, 'node_modules/.first-paint');

/** The page with its style, the rendered frames, and the script that shows one of them: first paint waits for no file. */
export function firstPaint(): Plugin {
  let outDir = '';
  return {
    name: 'crepas:first-paint',
    apply: 'build',
    configResolved: ({ root: from, build: { outDir: to } }) => {
      outDir = resolve(from, to);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const file = join(outDir, 'index.html');
        const page = await readFile(file, 'utf8');
        const style = page.match(/content="(\/admin-assets\/[^" ]*\.css) /)?.[1];
        if (style === undefined) return this.error('The page names no style sheet');
        const css = await readFile(join(outDir, style), 'utf8');
        await rm(join(outDir, style)); // nobody requests it: the page contains it
        const templates = Object.entries(await renderedFrames()).map(
          ([name, html]) => `<template data-frame="${name}">${html}</template>`,
        );
        const script = `<script>${await inlineScript(source('inPage.ts'))}</script>`;
        await writeFile(
          file,
          page
            .replace('<meta name="files"', (files) => `<style data-files="${style}">${css}</style>${files}`)
            .replace('</body>', () => `${templates.join('')}${script}</body>`),
        );
      },
    },
  };
}

async function renderedFrames(): Promise<Readonly<Record<string, string>>> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    build: { ssr: source('frames.tsx'), outDir: renderedDir, emptyOutDir: true, target: 'node20' },
    ssr: { noExternal: true },
  });
  const { frames } = await import(`${pathToFileURL(join(renderedDir, 'frames.js')).href}?at=${Date.now()}`);
  return frames;
}

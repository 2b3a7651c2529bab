import type { Rolldown } from 'vite';

/** The output of a build, by file name. */
export type Outputs = Rolldown.OutputBundle;
export type Chunk = Rolldown.OutputChunk;

const chunksOf = (outputs: Outputs): Chunk[] =>
  Object.values(outputs).filter((output) => output.type === 'chunk');

const found = <Thing>(thing: Thing | undefined, name: string): Thing => {
  if (thing === undefined) throw new Error(`The build has no ${name}`);
  return thing;
};

export const entryOf = (outputs: Outputs): Chunk =>
  found(
    chunksOf(outputs).find(({ isEntry }) => isEntry),
    'entry',
  );

/** @param source a file of the chunk, as in `src/features/cart/CartScreen.tsx` */
export const chunkOf = (outputs: Outputs, source: string): Chunk =>
  found(
    chunksOf(outputs).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/apps/store/${source}`))),
    `chunk of ${source}`,
  );

/** A chunk and all its static imports. */
export function closureOf(outputs: Outputs, chunk: Chunk): Set<Chunk> {
  const closure = new Set([chunk]);
  for (const { imports } of closure) {
    for (const name of imports) {
      const imported = outputs[name];
      if (imported?.type === 'chunk') closure.add(imported);
    }
  }
  return closure;
}

export function textOf(outputs: Outputs, fileName: string): string {
  const file = found(outputs[fileName], fileName);
  if (file.type === 'chunk') throw new Error(`${fileName} is a script`);
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
}

/** The style sheets of a chunk, as file names, without those of another chunk. */
export function styleSheetsOf(outputs: Outputs, chunk: Chunk, without?: Chunk): string[] {
  const known = without ? styleSheetsOf(outputs, without) : [];
  const all = [...closureOf(outputs, chunk)].flatMap(({ viteMetadata }) => [
    ...(viteMetadata?.importedCss ?? []),
  ]);
  return [...new Set(all)].filter((name) => !known.includes(name));
}

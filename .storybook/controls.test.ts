import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtinResolvers, type Documentation, makeFsImporter, parse } from 'react-docgen';
import { convert } from 'storybook/internal/docs-tools';
import { expect, it } from 'vitest';
import { plainType, type SourceType } from './controls.ts';

/** Every prop of the kit has a control that fits, and a sentence that says what it is. */

const kit = fileURLToPath(new URL('../packages/ui/src/', import.meta.url));

const folders = readdirSync(kit, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
  .map(({ name }) => name);

const propsFound = (resolver: InstanceType<(typeof builtinResolvers)[keyof typeof builtinResolvers]>) =>
  folders.flatMap((folder) => {
    const filename = `${kit}${folder}/${folder}.tsx`;
    const found = parse(readFileSync(filename, 'utf8'), { filename, importer: makeFsImporter(), resolver });
    return found.flatMap(({ displayName = folder, props = {} }: Documentation) =>
      Object.entries(props).map(([name, prop]) => ({ ...prop, name: `${displayName}.${name}` })),
    );
  });

it.each([
  [{ name: 'string' }, 'string'],
  [{ name: 'number' }, 'number'],
  [{ name: 'boolean' }, 'boolean'],
  [{ name: 'enum', value: ['small', 'large'] }, 'enum'],
])('%j | undefined has the control of the type alone', (type, name) => {
  const union = { name: 'union', value: [type, { name: 'other', value: 'undefined' }] };
  expect(plainType(union)).toEqual({ ...type, name });
});

it('every text, number, switch and choice of the kit has its control', () => {
  const props = propsFound(new builtinResolvers.FindAllDefinitionsResolver());
  const isSimple = /string|number|boolean|'/;
  const left = props.flatMap((prop) => {
    if (prop.tsType?.name !== 'union') return [];
    const type = plainType(convert(prop as Parameters<typeof convert>[0]) as SourceType);
    const raw = prop.tsType.raw ?? '';
    // Lists and objects are typed as such, functions are shown as actions, and elements come from the story.
    return type.name === 'union' && isSimple.test(raw) && !/[[{(]/.test(raw) ? [`${prop.name}: ${raw}`] : [];
  });
  expect(props.length).toBeGreaterThan(200);
  expect(left).toEqual([]);
});

it('every prop of a component of the kit is described', () => {
  const props = propsFound(new builtinResolvers.FindExportedDefinitionsResolver());
  expect(props.length).toBeGreaterThan(200);
  expect(props.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
});

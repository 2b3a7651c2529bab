import type { Plugin } from 'vite';

const isClassNames = (id: string) => id.endsWith('.module.css');

/**
 * Turns `import styles from './X.module.css'` of our sources into `import * as styles`: the bundler then drops every class
 * name that no component uses. The default import is one object with all of them.
 */
export function classNameImports(): Plugin {
  return {
    name: 'class-name-imports',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    // Vite drops the style sheet of a module that is no part of the output, as one whose constants are all inlined.
    config: () => ({ build: { rolldownOptions: { optimization: { inlineConst: false } } } }),
    transform: {
      filter: { id: /\/src\/.*\.tsx$/, code: /\.module\.css['"]/ },
      handler: (code) =>
        code.replace(/import (\w+) from (['"][^'"]+\.module\.css['"])/g, 'import * as $1 from $2'),
    },
    generateBundle(_, outputs) {
      const written = new Set(
        Object.values(outputs).flatMap((output) =>
          output.type === 'chunk' ? Object.keys(output.modules) : [],
        ),
      );
      const isWritten = (id: string) => written.has(id);
      const lost = [...this.getModuleIds()].filter(
        (id) => isClassNames(id) && !isWritten(id) && this.getModuleInfo(id)?.importers.some(isWritten),
      );
      if (lost.length > 0) this.error(`The build lost the style sheets ${lost.join(', ')}`);
    },
  };
}

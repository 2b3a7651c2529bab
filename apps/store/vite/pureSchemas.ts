import type { Plugin } from 'vite';

/**
 * A schema is only made, yet the bundler keeps those that nobody uses, for a call could do anything: the shop's
 * visitors would carry what only staff write. Valibot is called by its namespace, so that its calls can be told.
 */
export function pureSchemas(): Plugin {
  return {
    name: 'pure-schemas',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /import \* as v from ['"]valibot['"]/ },
      handler: (code) => code.replace(/\bv\.\w+\(/g, '/* @__PURE__ */ $&'),
    },
  };
}

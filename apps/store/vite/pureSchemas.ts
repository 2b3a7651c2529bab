import type { Plugin } from 'vite';

/**
 * Marks valibot's calls in our sources as pure. Otherwise the bundler keeps unused schemas, because a call may have side
 * effects, and customers would download the staff's schemas. The namespace import `v` makes the calls recognisable.
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

import type { Plugin } from 'vite';

/**
 * The router's `Link`, `NavLink` and `Form` bring what only its framework uses. We have a link of our own
 * (src/StoreLink.tsx), but the bundler may not drop them by itself: a call could do anything. These do nothing.
 */
export function trimRouter(): Plugin {
  return {
    name: 'trim-router',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) =>
        code
          .replace(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1')
          .replace(/^\w+\.displayName = .*;$/gm, ''),
    },
  };
}

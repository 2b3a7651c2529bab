import type { Plugin } from 'vite';
import { withoutReasons } from './withoutReasons.ts';

type Cut = readonly [what: RegExp, instead: string];

/** The router's file of components and hooks; its version is exact (pnpm-workspace.yaml), and so are these words. */
const cuts: readonly Cut[] = [
  // It publishes a build without warnings to developers, and no way to ask for it. This word is the difference.
  [/var ENABLE_DEV_WARNINGS = true;/, 'var ENABLE_DEV_WARNINGS = false;'],
  [/(?=function warning\(cond, message\))/, '/* @__NO_SIDE_EFFECTS__ */ '],
  [/(?=function warningOnce\(key, cond, message\))/, '/* @__NO_SIDE_EFFECTS__ */ '],
  // Only under `BrowserRouter` and `StaticRouter`: there are no loaders, and what they need is never reached.
  [/isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/, 'useNavigateUnstable()'],
  [/let dataRouterState = dataRouterOpts\?\.state;/, 'const dataRouterState = null;'],
  [/let matches = dataRouterOpts && dataRouterOpts\.state\.matches\.length \?/, 'let matches = false ?'],
  [/if \(dataRouterContext && dataRouterContext\.static/, 'if (false'],
];

/**
 * The router's components bring what only its framework uses. We have links of our own (src/StoreLinks.tsx) and no
 * loaders, but the bundler may not drop them by itself: a call could do anything. These do nothing.
 */
export function trimRouter(): Plugin {
  return {
    name: 'trim-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler(code) {
        const trimmed = code
          .replace(
            /= (React\d*\.(?:forwardRef|createContext|memo)|new (?:Set|URL)|Object\.getOwnPropertyNames)(?=\()/g,
            '= /* @__PURE__ */ $1',
          )
          .replace(/^\w+\.displayName = .*;$/gm, '');
        if (!code.includes('function useNavigateUnstable(')) return trimmed;
        return withoutReasons(cuts.reduce((text, cut) => cutOut(text, cut), trimmed));
      },
    },
  };
}

function cutOut(code: string, [what, instead]: Cut): string {
  const shorter = code.replace(what, instead);
  if (shorter === code) throw new Error(`The router no longer says ${what}: see what has become of it.`);
  return shorter;
}

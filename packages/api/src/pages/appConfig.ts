import * as v from 'valibot';
import { defaultWords, shopWords } from '../shop/shopWords.ts';

/** The element of the page that holds the configuration. */
export const appConfigElementId = 'app-config';

/**
 * The configuration of the built apps. The server writes it into the page that it serves;
 * for a static host the build writes it there, from its `VITE_*` variables (`vite/staticConfig.ts`).
 */
export const appConfig = v.object({
  /** Absolute, or a path on this origin. */
  apiUrl: v.string(),
  firebase: v.object({
    apiKey: v.string(),
    authDomain: v.string(),
    projectId: v.string(),
    /** App Check knows the app by it. */
    appId: v.exactOptional(v.string()),
  }),
  /** The site key of reCAPTCHA Enterprise. Without it no call to the sign-in provider carries a token of App Check. */
  appCheckSiteKey: v.optional(v.string()),
  /** Port of the sign-in emulator on the page's own host; only in demo mode. */
  authEmulatorPort: v.optional(v.number()),
  /** Origin or path that answers `/maps/api/js`, and the key for it (empty for a stand-in). */
  maps: v.object({ url: v.string(), key: v.string() }),
  /**
   * In the staff tool only. Without it the upload is disabled. The preset is for unsigned uploads (spec §7), where the server
   * does not sign them.
   */
  images: v.optional(v.object({ uploadUrl: v.string(), preset: v.optional(v.string()) })),
  /** As it is when the page is sent; the build's own on a static host. */
  shop: shopWords,
});
export type AppConfig = v.InferOutput<typeof appConfig>;

/** The variables of a build, as `import.meta.env` has them. */
export type Variables = Readonly<Record<string, unknown>>;

/** Reads the configuration from the page. Throws an error that names the invalid field. */
export const configFromPage = (json: string | null | undefined): AppConfig =>
  check(JSON.parse(json ?? '{}'), (path) => path);

/**
 * Reads the `VITE_*` variables of a build; `pnpm dev` takes the demo's from `.env.development`.
 * Throws an error that names the invalid one.
 */
export function configFromVariables(variables: Variables): AppConfig {
  const port = variables.VITE_AUTH_EMULATOR_PORT;
  const { VITE_FIREBASE_APP_ID: appId, VITE_FIREBASE_APP_CHECK_SITE_KEY: siteKey } = variables;
  if (Boolean(appId) !== Boolean(siteKey)) {
    throw new Error('Configuration: VITE_FIREBASE_APP_ID and VITE_FIREBASE_APP_CHECK_SITE_KEY go together');
  }
  const { VITE_IMAGE_UPLOAD_URL: uploadUrl, VITE_IMAGE_UPLOAD_PRESET: preset } = variables;
  const config = {
    apiUrl: variables.VITE_API_URL ?? '/api',
    firebase: {
      apiKey: variables.VITE_FIREBASE_API_KEY,
      authDomain: variables.VITE_FIREBASE_AUTH_DOMAIN,
      projectId: variables.VITE_FIREBASE_PROJECT_ID,
      ...(Boolean(appId) && { appId }),
    },
    ...(Boolean(siteKey) && { appCheckSiteKey: siteKey }),
    ...(port !== undefined && { authEmulatorPort: Number(port) }),
    maps: {
      url: variables.VITE_MAPS_URL ?? 'https://maps.googleapis.com',
      key: variables.VITE_GOOGLE_MAPS_API_KEY ?? '',
    },
    ...(Boolean(uploadUrl) && {
      images: { uploadUrl, ...(Boolean(preset) && { preset }) },
    }),
    shop: { ...defaultWords, whatsApp: variables.VITE_WHATSAPP ?? '' },
  };
  return check(config, (path) => variableOf[path] ?? path);
}

/** The variables that can be missing or wrong: the others have a default. */
const variableOf: Readonly<Record<string, string>> = {
  'firebase.apiKey': 'VITE_FIREBASE_API_KEY',
  'firebase.authDomain': 'VITE_FIREBASE_AUTH_DOMAIN',
  'firebase.projectId': 'VITE_FIREBASE_PROJECT_ID',
  authEmulatorPort: 'VITE_AUTH_EMULATOR_PORT',
};

function check(config: unknown, nameOf: (path: string) => string): AppConfig {
  const read = v.safeParse(appConfig, config);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`Configuration: ${nameOf(v.getDotPath(issue) ?? '')}: ${issue.message}`);
}

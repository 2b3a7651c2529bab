import * as v from 'valibot';

/**
 * What the built apps must know of the place they run in. The server writes it into the page it serves;
 * on a static host the apps take it from `VITE_*` variables of their build.
 */
export const appConfig = v.object({
  /** Absolute, or a path on this origin. */
  apiUrl: v.string(),
  firebase: v.object({ apiKey: v.string(), authDomain: v.string(), projectId: v.string() }),
  /** Port of the sign-in emulator on the page's own host; only in demo mode. */
  authEmulatorPort: v.optional(v.number()),
  /** Origin or path that answers `/maps/api/js`, and the key for it (empty for the simulator). */
  maps: v.object({ url: v.string(), key: v.string() }),
  /** Where pictures are uploaded, and the preset for it; without them there is no upload. */
  images: v.optional(v.object({ uploadUrl: v.string(), preset: v.string() })),
  /** The shop's WhatsApp with country code, digits only; empty when it has none. */
  whatsApp: v.string(),
});
export type AppConfig = v.InferOutput<typeof appConfig>;

/** The id of the `<script type="application/json">` that carries it. */
export const appConfigElementId = 'app-config';

/** The variables of a build, as `import.meta.env` has them. */
export type Variables = Readonly<Record<string, unknown>>;

/** What `npm start` serves beside the page: stand-ins for the accounts that a development machine lacks. */
export const demoVariables: Variables = {
  VITE_FIREBASE_API_KEY: 'demo',
  VITE_FIREBASE_AUTH_DOMAIN: 'localhost',
  VITE_FIREBASE_PROJECT_ID: 'demo-crepas',
  VITE_AUTH_EMULATOR_PORT: '9099',
  VITE_MAPS_URL: '/gmaps-sim',
  VITE_IMAGE_UPLOAD_URL: '/image-host/v1_1/demo-crepas/image/upload',
  VITE_IMAGE_UPLOAD_PRESET: 'crepas',
};

/** Reads what the server wrote into the page. Throws an error that names the bad field. */
export const configFromPage = (json: string): AppConfig => check(JSON.parse(json), (path) => path);

/**
 * Reads the `VITE_*` variables of the build. Throws an error that names the bad one.
 * @param defaults for what they leave out: {@link demoVariables} for a build that talks to the simulators
 */
export function configFromVariables(variables: Variables, defaults: Variables = {}): AppConfig {
  const given = (name: string) => variables[name] ?? defaults[name];
  const port = given('VITE_AUTH_EMULATOR_PORT');
  const uploadUrl = given('VITE_IMAGE_UPLOAD_URL');
  const config = {
    apiUrl: variables.VITE_API_URL ?? '/api',
    firebase: {
      apiKey: given('VITE_FIREBASE_API_KEY'),
      authDomain: given('VITE_FIREBASE_AUTH_DOMAIN'),
      projectId: given('VITE_FIREBASE_PROJECT_ID'),
    },
    ...(port !== undefined && { authEmulatorPort: Number(port) }),
    maps: {
      url: given('VITE_MAPS_URL') ?? 'https://maps.googleapis.com',
      key: variables.VITE_GOOGLE_MAPS_API_KEY ?? '',
    },
    ...(Boolean(uploadUrl) && {
      images: { uploadUrl, preset: given('VITE_IMAGE_UPLOAD_PRESET') },
    }),
    whatsApp: variables.VITE_WHATSAPP ?? '',
  };
  return check(config, (path) => variableOf[path] ?? path);
}

const variableOf: Readonly<Record<string, string>> = {
  apiUrl: 'VITE_API_URL',
  'firebase.apiKey': 'VITE_FIREBASE_API_KEY',
  'firebase.authDomain': 'VITE_FIREBASE_AUTH_DOMAIN',
  'firebase.projectId': 'VITE_FIREBASE_PROJECT_ID',
  authEmulatorPort: 'VITE_AUTH_EMULATOR_PORT',
  'maps.url': 'VITE_MAPS_URL',
  'maps.key': 'VITE_GOOGLE_MAPS_API_KEY',
  'images.uploadUrl': 'VITE_IMAGE_UPLOAD_URL',
  'images.preset': 'VITE_IMAGE_UPLOAD_PRESET',
  whatsApp: 'VITE_WHATSAPP',
};

function check(config: unknown, nameOf: (path: string) => string): AppConfig {
  const read = v.safeParse(appConfig, config);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`Configuration: ${nameOf(v.getDotPath(issue) ?? '')}: ${issue.message}`);
}

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
  /** The shop's WhatsApp with country code, digits only; empty when it has none. */
  whatsApp: v.string(),
});
export type AppConfig = v.InferOutput<typeof appConfig>;

/** The id of the `<script type="application/json">` that carries it. */
export const appConfigElementId = 'app-config';

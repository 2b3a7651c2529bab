import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { PushSettings } from '../config/pushSettings.ts';
import type { Database } from '../db/Database.ts';
import { pushSubscriptions } from '../db/tables/push.ts';
import { deliver } from '../push/deliver.ts';
import { minuteMs } from '../runPeriodically.ts';

/** What goes wrong in the shop's machines, for the people who answer for it. */
export type Trouble = { readonly title: string; readonly reason: string };

export type TellOwners = (trouble: Trouble) => Promise<void>;

/** A device that is off learns of it for a day. */
const ttl = 24 * 60 * 60;
const maxDevices = 100;
/** A lock screen shows less. */
const maxReasonLength = 200;

/**
 * A push message to each device of the owners, at once and without a row: what is broken may be the disk of the database. A
 * push service that does not answer is asked once more.
 */
export const createTellOwners =
  ({ queries }: Database, push: PushSettings | null, send = deliver, retryMs = minuteMs): TellOwners =>
  async ({ title, reason }) => {
    if (push === null) return;
    const message = { title, body: reason.slice(0, maxReasonLength), url: '/shop', order: null };
    const devices = await queries
      .select({
        endpoint: pushSubscriptions.endpoint,
        p256dh: pushSubscriptions.p256dh,
        auth: pushSubscriptions.auth,
      })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.isOwner, true))
      .limit(maxDevices);
    await Promise.all(
      devices.map(async (device) => {
        const first = await send(push, device, message, { ttl });
        if (first.kind !== 'later') return;
        await delay(retryMs, undefined, { ref: false });
        await send(push, device, message, { ttl });
      }),
    );
  };

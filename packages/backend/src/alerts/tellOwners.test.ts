import { beforeEach, expect, it } from 'vitest';
import { createPushKeys } from '../config/pushSettings.ts';
import { pushSubscriptions } from '../db/tables/push.ts';
import type { Delivery, deliver } from '../push/deliver.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { createTellOwners } from './tellOwners.ts';

const database = testDatabase();
const push = { ...createPushKeys(), subject: 'mailto:hola@crepas.example', standInPath: null };
const keys = { p256dh: 'p', auth: 'a' };
beforeEach(async () => {
  await database.queries.delete(pushSubscriptions);
  await database.queries.insert(pushSubscriptions).values([
    { endpoint: 'owner', ...keys, account: 'ana', isOwner: true },
    { endpoint: 'tablet', ...keys, account: 'luz' },
    { endpoint: 'customer', ...keys, phone: '5512345678' },
  ]);
});

const trouble = { title: 'No se pudo hacer el respaldo', reason: 'No queda espacio.' };
type Sent = { readonly endpoint: string; readonly title: string; readonly body: string };

/** Answers as told, then takes each. */
function pushService(...answers: readonly Delivery[]) {
  const sent: Sent[] = [];
  const left = [...answers];
  const send: typeof deliver = async (_, { endpoint }, { title, body }) => {
    sent.push({ endpoint, title, body });
    return left.shift() ?? { kind: 'delivered' };
  };
  return { sent, send };
}

it('the devices of the owners get it, and nobody else', async () => {
  const { sent, send } = pushService();
  await createTellOwners(database, push, send)(trouble);
  expect(sent).toEqual([
    { endpoint: 'owner', title: 'No se pudo hacer el respaldo', body: 'No queda espacio.' },
  ]);
});

it('a push service that does not answer is asked once more', async () => {
  const later = { kind: 'later', seconds: null } as const;
  const { sent, send } = pushService(later, later);
  await createTellOwners(database, push, send, 1)(trouble);
  expect(sent).toHaveLength(2);
});

it('a long reason is cut, and a server without push tells nobody', async () => {
  const { sent, send } = pushService();
  await createTellOwners(database, push, send)({ ...trouble, reason: 'x'.repeat(5_000) });
  expect(sent[0]?.body).toHaveLength(200);
  await createTellOwners(database, null, send)(trouble);
  expect(sent).toHaveLength(1);
});

import { forgottenAtKey, localJson } from '../../shared/storage/jsonStorage.ts';

/**
 * What stays in the browser: the staff's tool has the same origin, the counters stop a flood of codes by SMS, and the time of the last
 * reload stops a chain of them. A key that is not listed is forgotten.
 */
const keptNames: ReadonlySet<string> = new Set([
  ...[
    'staffSession',
    'staffSound',
    'typedEmail',
    'formDrafts',
    'orderDrafts',
    'serverFeatures',
    'ticketPaper',
    'boardIsRoomy',
    'boardWideColumn',
    'boardIsKitchen',
    'waitingOrders',
  ],
  ...['smsCooldown', 'smsAttempts', 'smsVerifyAttempts', 'smsLastTry'],
  'reloadedAtMs',
  forgottenAtKey,
]);

/** A browser that blocks its storage throws at the access. */
function openStorages(): readonly Storage[] {
  try {
    return [globalThis.localStorage, globalThis.sessionStorage];
  } catch {
    return [];
  }
}

const forgettableKeys = (storage: Storage): readonly string[] =>
  Object.keys(storage).filter((key) => !keptNames.has(key));

/** Every visit writes them: alone they say nothing of a person. */
const namesOfVisits: ReadonlySet<string> = new Set(['session', 'cartId']);

/** Whether this browser has anything of a customer. */
export const isCustomerKnown = (): boolean =>
  openStorages().some((storage) => forgettableKeys(storage).some((key) => !namesOfVisits.has(key)));

export function removeCustomer(): void {
  for (const storage of openStorages()) {
    for (const key of forgettableKeys(storage)) storage.removeItem(key);
  }
}

/** The other open pages have the same customer in memory and in their session storage. */
export function forgetInOtherPages(): void {
  localJson.write(forgottenAtKey, Date.now());
}

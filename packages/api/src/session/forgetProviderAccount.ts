import { openProviderDatabase } from './providerSession.ts';

const tableName = 'firebaseLocalStorage';

/**
 * Removes the account that Firebase's SDK keeps for the customers' app of this origin, without loading the SDK. The staff's app has a
 * name of its own. Where the SDK uses localStorage, its key is there.
 */
export async function forgetProviderAccount(): Promise<void> {
  const database = await openProviderDatabase();
  if (!database?.objectStoreNames.contains(tableName)) return database?.close();
  await new Promise<void>((resolve, reject) => {
    const change = database.transaction(tableName, 'readwrite');
    change.oncomplete = () => resolve();
    change.onabort = () => reject(change.error);
    const table = change.objectStore(tableName);
    const keys = table.getAllKeys();
    keys.onsuccess = () => {
      for (const key of keys.result) if (`${key}`.endsWith(':[DEFAULT]')) table.delete(key);
    };
  }).finally(() => database.close());
}

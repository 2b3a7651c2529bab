import { forgottenAtKey, localJson, onChangeInOtherTab } from '../shared/storage/jsonStorage.ts';

/**
 * «Olvidar mis datos» in another tab, or before this page came back from the browser's memory: what this page and its session storage
 * still know goes too, and the page is loaded anew.
 */
export function watchForgetting(): void {
  const atLoad = localJson.read(forgottenAtKey);
  onChangeInOtherTab([forgottenAtKey], async () => {
    if (localJson.read(forgottenAtKey) === atLoad) return;
    const { removeCustomer } = await import('../features/info/customerStorage.ts');
    removeCustomer();
    location.reload();
  });
}

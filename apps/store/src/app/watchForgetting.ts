import { removeCustomer } from '../features/info/customerStorage.ts';
import {
  forgottenAtKey,
  forgottenBefore,
  localJson,
  onChangeInOtherTab,
} from '../shared/storage/jsonStorage.ts';

/**
 * «Olvidar mis datos» in another tab, or before this page came back from the browser's memory: what this page and its session storage
 * still know goes too, and the page is loaded anew.
 */
export function watchForgetting(): void {
  forgetIfAsked();
  onChangeInOtherTab([forgottenAtKey], forgetIfAsked);
}

function forgetIfAsked(): void {
  if (localJson.read(forgottenAtKey) === forgottenBefore) return;
  removeCustomer();
  location.reload();
}

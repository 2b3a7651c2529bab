import { activeOrdersPath, appConfigElementId, askEarly, isExpiring } from '@crepas/api';
import { accountOfToken } from '../shared/session/account.ts';
import { storedStaffSession } from '../shared/session/storedStaffSessionStorage.ts';
import { isBoard, showFrame } from './showFrame.ts';

/* The inline script of the staff's page. It runs before the app is there, and must stay small. */

const config = JSON.parse(document.getElementById(appConfigElementId)?.textContent ?? '{}');
const session = storedStaffSession();
const role = accountOfToken(session?.token ?? '')?.role ?? null;

// An expiring token is left to the app, which renews it first.
if (session && role !== null && isBoard(location) && !isExpiring(session.expiresAtMs, Date.now())) {
  askEarly(fetch, config.apiUrl + activeOrdersPath, session.token);
}
showFrame(role, config.shop?.name ?? '');

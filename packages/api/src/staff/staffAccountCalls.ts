import type { StaffAccount } from '@crepas/domain';
import * as v from 'valibot';
import { withoutAnswer } from '../wire/answerFields.ts';
import { defineCall } from '../wire/call.ts';
import { entriesOf, fieldsToWire } from '../wire/fieldTable.ts';
import { boundedText } from '../wire/requestFields.ts';
import {
  accountFields,
  type StaffAccountWire,
  staffAccountFromWire,
  staffAccountWire,
} from './staffAccount.ts';

/** Extension: the accounts with a role, owners first. */
export const getStaffAccounts = defineCall({
  method: 'GET',
  path: '/personal',
  isExtension: true,
  access: 'owner',
  answer: v.array(staffAccountWire),
  decode: (wire: StaffAccountWire[]) => wire.map(staffAccountFromWire),
});

/**
 * Extension: gives an account the role, and creates the account when there is none with this e-mail. A new account
 * gets an e-mail to choose its password.
 */
export const inviteStaff = defineCall({
  method: 'POST',
  path: '/personal',
  isExtension: true,
  access: 'owner',
  status: 201,
  body: v.object(entriesOf(accountFields, 'request')),
  answer: staffAccountWire,
  send: (account: Pick<StaffAccount, 'email' | 'role'>) => ({
    body: fieldsToWire(accountFields, { email: account.email, role: account.role }),
  }),
  decode: staffAccountFromWire,
});

/** Extension: takes the role away, at once. 409 when no owner would be left. */
export const revokeStaff = defineCall({
  method: 'DELETE',
  path: '/personal/:id',
  isExtension: true,
  access: 'owner',
  params: v.object({ id: v.pipe(boundedText(128), v.nonEmpty()) }),
  ...withoutAnswer,
  send: (account: string) => ({ params: { id: account } }),
});

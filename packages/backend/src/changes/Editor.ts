import type { Queries } from '../db/Database.ts';
import type { Caller } from '../identity/Caller.ts';

/** Whose change it is. Both are empty for the server itself. */
export type Editor = {
  /** The account's id at the identity provider. */
  readonly account: string;
  readonly email: string;
};

export const systemEditor: Editor = { account: '', email: '' };

/** @param request of a route that only staff may call */
export const editorOf = ({ caller }: { readonly caller: Caller }): Editor =>
  caller.kind === 'staff' ? { account: caller.account, email: caller.email ?? caller.account } : systemEditor;

/** A change and the transaction that it is made in: what it writes and its entry in the change log are stored together. */
export type Edit = { readonly inside: Queries; readonly by: Editor };

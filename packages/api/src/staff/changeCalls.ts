import type { ChangeKind, LoggedChange } from '@crepas/domain';
import * as v from 'valibot';
import { textOrNull } from '../wire/answerFields.ts';
import { defineCall } from '../wire/call.ts';
import { boundedText, day, wholeFrom } from '../wire/requestFields.ts';
import {
  kindNames,
  kindToWire,
  type LoggedChangeWire,
  loggedChangeFromWire,
  loggedChangeWire,
} from './loggedChange.ts';

export type ChangePage = { readonly changes: readonly LoggedChange[]; readonly next: string | null };

export type ChangeSearch = {
  readonly kind?: ChangeKind;
  /** The kind that is left out. A server that does not know it leaves nothing out. */
  readonly without?: ChangeKind;
  /** The e-mail of an account. */
  readonly by?: string;
  /** The first and the last day, `2026-11-21`, in the shop's time zone. */
  readonly from?: string;
  readonly to?: string;
  /** The cursor from the previous page; none for the first page. */
  readonly cursor?: string;
};

/** Extension: the change log of menu, shop and people, newest first, in pages. */
export const getChanges = defineCall({
  method: 'GET',
  path: '/cambios',
  isExtension: true,
  access: 'owner',
  query: v.object({
    tipo: v.optional(v.picklist(kindNames)),
    sin: v.optional(v.picklist(kindNames)),
    quien: v.optional(v.pipe(boundedText(254), v.trim())),
    desde: v.optional(day),
    hasta: v.optional(day),
    cursor: v.optional(boundedText(200)),
    limit: v.optional(wholeFrom(1, 200), 50),
  }),
  answer: v.object({ cambios: v.array(loggedChangeWire), siguiente: textOrNull }),
  send: ({ kind, without, by, from, to, cursor }: ChangeSearch) => ({
    query: {
      ...(kind !== undefined && { tipo: kindToWire(kind) }),
      ...(without !== undefined && { sin: kindToWire(without) }),
      ...(by !== undefined && { quien: by }),
      ...(from !== undefined && { desde: from }),
      ...(to !== undefined && { hasta: to }),
      ...(cursor !== undefined && { cursor }),
    },
  }),
  decode: ({
    cambios,
    siguiente,
  }: {
    cambios: LoggedChangeWire[];
    siguiente: string | null;
  }): ChangePage => ({
    // A newer server may log kinds of change that this version does not know.
    changes: cambios.map(loggedChangeFromWire).filter((change) => change !== null),
    next: siguiente,
  }),
});

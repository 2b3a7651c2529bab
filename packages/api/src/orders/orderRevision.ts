import type { OrderRevision } from '@crepas/domain';
import * as v from 'valibot';
import { text } from '../wire/fields.ts';
import { contentChangeFromWire, contentChangeToWire, contentChangeWire } from './orderContent.ts';
import { orderDetailsFromWire, orderDetailsToWire, orderDetailsWire } from './orderDetails.ts';

export const revisionWire = v.object({ cambio: contentChangeWire, quien: text, antes: orderDetailsWire });
export type RevisionWire = v.InferOutput<typeof revisionWire>;

export const revisionFromWire = ({ cambio, quien, antes }: RevisionWire): OrderRevision => ({
  change: contentChangeFromWire(cambio),
  by: quien,
  before: orderDetailsFromWire(antes),
});

export const revisionToWire = ({ change, by, before }: OrderRevision): RevisionWire => ({
  cambio: contentChangeToWire(change),
  quien: by,
  antes: orderDetailsToWire(before),
});

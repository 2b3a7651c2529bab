import { type OrderId, orderId } from '@crepas/domain';
import * as v from 'valibot';
import { id } from '../wire/fields.ts';

/** What a push message carries to the service worker, as JSON. The texts are shown as they are. */
export const pushMessageWire = v.object({
  titulo: v.string(),
  cuerpo: v.string(),
  /** Where a tap leads: a path of the app that subscribed. */
  url: v.string(),
  /** Null for one about the shop. */
  orden: v.nullable(id),
});
export type PushMessageWire = v.InferOutput<typeof pushMessageWire>;

export type PushMessage = {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** Notifications of one order replace each other: use it as the tag. Null for one about the shop. */
  readonly order: OrderId | null;
};

export const pushMessageToWire = ({ title, body, url, order }: PushMessage): PushMessageWire => ({
  titulo: title,
  cuerpo: body,
  url,
  orden: order,
});

export const pushMessageFromWire = ({ titulo, cuerpo, url, orden }: PushMessageWire): PushMessage => ({
  title: titulo,
  body: cuerpo,
  url,
  order: orden === null ? null : orderId(orden),
});

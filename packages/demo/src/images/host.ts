import type { FastifyReply } from 'fastify';
import type { Originals } from './originals.ts';
import type { PictureWork } from './picture.ts';
import type { Renditions } from './renditions.ts';

/** The dependencies of every route of the image host. */
export type Host = {
  readonly preset: string;
  readonly cloudName: string;
  readonly apiSecret?: string;
  /** The path the host is registered under, such as `/images`. */
  readonly prefix: string;
  readonly originals: Originals;
  readonly pictures: PictureWork;
  readonly renditions: Renditions;
};

export const mostBytes = 5 * 1024 * 1024;

/** An error in Cloudinary's shape. */
export const refuse = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).header('cache-control', 'no-store').send({ error: { message } });

export const refuseCloud = (reply: FastifyReply, cloud: string) =>
  refuse(reply, 401, `Invalid cloud_name ${cloud}`);

import type { FastifyReply, FastifyRequest } from 'fastify';
import { readForm } from './form.ts';
import { type Host, mostBytes, refuse, refuseCloud } from './host.ts';
import type { Original } from './originals.ts';
import type { Facts } from './picture.ts';
import { isPublicId, newPublicId } from './publicId.ts';
import { readyMade } from './readyMade.ts';
import { isSigned } from './signature.ts';

type Cloud = { Params: { cloud: string } };

/** Requires a signature and the preset, whose signing mode is «Signed»: its name alone is not enough to add a picture. */
export async function upload(host: Host, request: FastifyRequest<Cloud>, reply: FastifyReply) {
  if (request.params.cloud !== host.cloudName) return refuseCloud(reply, request.params.cloud);
  const { fields, file } = await readForm(request);
  if (fields.signature === undefined)
    return refuse(reply, 400, 'Upload preset must be whitelisted for unsigned uploads');
  if (!host.apiSecret || !isSigned(fields, host.apiSecret, Date.now()))
    return refuse(reply, 401, 'Invalid Signature');
  if (fields.upload_preset !== host.preset) return refuse(reply, 400, 'Upload preset not found');
  if (!file) return refuse(reply, 400, 'Missing required parameter - file');
  if (file.isTooLarge) return refuse(reply, 400, `File size too large. Maximum is ${mostBytes}.`);
  const publicId = newPublicId(fields);
  if (!isPublicId(publicId)) return refuse(reply, 400, `public_id (${publicId}) is invalid`);
  const facts = await host.pictures.inspect(file.content);
  if (!facts) return refuse(reply, 400, 'Invalid image file');

  const baseUrl = `${request.protocol}://${request.host}${host.prefix}/${host.cloudName}/image/upload`;
  const existing = await host.originals.find(publicId);
  if (!existing) {
    const saved = await host.originals.save(publicId, facts.format, file.content);
    makeReady(host, saved);
    return describe(baseUrl, saved, facts);
  }
  // The preset does not overwrite: an upload never replaces a picture.
  const known = await host.pictures.inspect(existing.path);
  return { ...describe(baseUrl, existing, known ?? facts), existing: true };
}

/** The sizes that pages ask for. One that fails is made again when it is asked for. */
function makeReady({ renditions }: Host, saved: Original): void {
  for (const rendition of readyMade) renditions.get(saved, rendition).catch(() => undefined);
}

function describe(
  baseUrl: string,
  { publicId, format, bytes, savedAtMs }: Original,
  { width, height }: Facts,
) {
  const version = Math.floor(savedAtMs / 1000);
  return {
    public_id: publicId,
    version,
    width,
    height,
    format,
    resource_type: 'image',
    bytes,
    created_at: new Date(savedAtMs).toISOString(),
    secure_url: `${baseUrl}/v${version}/${publicId}.${format}`,
  };
}

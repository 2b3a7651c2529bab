import type { FastifyReply, FastifyRequest } from 'fastify';
import { readForm } from './form.ts';
import { type Host, refuse, refuseCloud } from './host.ts';
import { isPublicId } from './publicId.ts';
import { isSigned } from './signature.ts';

type Cloud = { Params: { cloud: string } };

/** Requires a signature: only a caller with the secret can delete a picture. */
export async function destroy(host: Host, request: FastifyRequest<Cloud>, reply: FastifyReply) {
  const { cloudName, apiSecret, originals, renditions } = host;
  if (request.params.cloud !== cloudName) return refuseCloud(reply, request.params.cloud);
  const { fields } = await readForm(request);
  if (!apiSecret || !isSigned(fields, apiSecret, Date.now())) return refuse(reply, 401, 'Invalid Signature');
  const { public_id: publicId = '' } = fields;
  if (!isPublicId(publicId)) return { result: 'not found' };
  const isRemoved = await originals.remove(publicId);
  if (isRemoved) await renditions.removeAll(publicId);
  return { result: isRemoved ? 'ok' : 'not found' };
}

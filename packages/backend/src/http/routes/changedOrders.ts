import {
  cancelRefusalToBody,
  changeContent as changeContentCall,
  getRevisions,
  orderDetailsToWire,
  otherVersionToBody,
  revisionToWire,
  versionHeader,
} from '@crepas/api';
import { orderId } from '@crepas/domain';
import type { FastifyRequest } from 'fastify';
import { editorOf } from '../../changes/Editor.ts';
import { isRowId } from '../../db/rows.ts';
import { type ContentOutcome, changeContent } from '../../orders/changeContent.ts';
import { readRevisions } from '../../orders/revisions.ts';
import { notChangedText, unknownOrderText } from '../../orders/texts.ts';
import type { Api } from '../Api.ts';
import { HttpError } from '../HttpError.ts';
import { route } from '../route.ts';
import { contentRefusal, readOrder } from './orderPlacing.ts';

/** Orders that staff change, and what the changes replaced (decision T4). */
export function changedOrderRoutes({ database, ...api }: Api): void {
  route({ database, ...api }, changeContentCall, async ({ params, body, request }) => {
    const outcome = await changeContent(database, {
      id: orderId(params.id),
      version: readVersion(request),
      body,
      readOptions: (payload) => readOrder(payload).options,
      by: editorOf(request),
    });
    return answer(outcome);
  });

  route({ database, ...api }, getRevisions, async ({ params: { id } }) =>
    isRowId(id) ? (await readRevisions(database.queries, [id])).map(revisionToWire) : [],
  );
}

function readVersion({ headers }: FastifyRequest): number {
  const [, version] = /^"?(\d{1,9})"?$/.exec(headers[versionHeader.toLowerCase()]?.toString() ?? '') ?? [];
  if (version === undefined) {
    throw new HttpError(400, `Falta el encabezado «${versionHeader}» con la versión del pedido.`);
  }
  return Number(version);
}

function answer(outcome: ContentOutcome) {
  switch (outcome.kind) {
    case 'contentChanged':
      return orderDetailsToWire(outcome.order);
    case 'unknownOrder':
      throw new HttpError(404, unknownOrderText);
    case 'sameContent':
      throw new HttpError(422, 'El pedido ya está así: no cambiaste nada.');
    case 'tooLate': {
      const text = notChangedText(outcome.present, outcome.fulfilment);
      throw new HttpError(409, text, { body: cancelRefusalToBody(outcome.present, text) });
    }
    case 'otherVersion': {
      const text = 'Alguien más cambió este pedido. Revisa cómo quedó y vuelve a intentar.';
      throw new HttpError(412, text, { body: otherVersionToBody(outcome.present, text) });
    }
    default:
      throw contentRefusal(outcome);
  }
}

import { headerNames } from '@clearloan/api-client/declare';
import type { FastifyInstance } from 'fastify';
import { answerUnknownCall } from '../../platform/http/failures';
import { arrivalOf, demandLogin, refuseForeignCallers } from '../../platform/http/caller';
import { apiHeaders } from '../../platform/http/headers';
import type { PictureService } from './pictures';

/** Serves a picture only to its owner. Another borrower's picture looks like one that does not exist. */
export function addPictureRoute(server: FastifyInstance, prefix: string, room: PictureService): void {
  server.get<{ Params: { imageId: string } }>(`${prefix}/pictures/:imageId`, async (request, reply) => {
    refuseForeignCallers(request, false);
    const caller = await arrivalOf(request);
    demandLogin(caller, false);
    const { borrower } = caller;
    const bytes = borrower && (await room.give(borrower.borrowerId, request.params.imageId));
    if (bytes === undefined) return answerUnknownCall(request, reply);
    return reply
      .headers(apiHeaders)
      .header(headerNames.requestId, request.id)
      .header('Content-Disposition', 'attachment')
      .type('image/jpeg')
      .send(bytes);
  });
}

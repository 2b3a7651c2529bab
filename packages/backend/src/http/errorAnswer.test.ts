import { expect, it } from 'vitest';
import { DatabaseUnavailable } from '../db/Database.ts';
import { KeysUnavailable } from '../identity/googleKeys.ts';
import { BadToken } from '../identity/verifyToken.ts';
import { toHttpError } from './errorHandlers.ts';
import { HttpError } from './HttpError.ts';

const withFields = (error: Error, fields: object): Error => Object.assign(error, fields);
const ofFramework = (statusCode: unknown, code = 'FST_ERR') =>
  withFields(new Error('of the inside'), { statusCode, code });

it.each([
  [400, 'La solicitud no es válida.'],
  [404, 'No existe.'],
  [408, 'La solicitud tardó demasiado.'],
  [413, 'La solicitud es demasiado grande.'],
  [414, 'La dirección es demasiado larga.'],
  [415, 'El contenido debe ser JSON (Content-Type: application/json).'],
  [499, 'La solicitud no es válida.'],
])('an error of the framework with status %i has a Spanish sentence', (status, sentence) => {
  const answer = toHttpError(ofFramework(status));
  expect([answer?.status, answer?.message]).toEqual([status, sentence]);
});

it.each([
  ['a status of ours', ofFramework(500)],
  ['a status that refuses nothing', ofFramework(399)],
  ['a status that is none', ofFramework('none')],
  ['no status', new Error('of the inside')],
  ['no error at all', { statusCode: 404 }],
  ['nothing', undefined],
])('%s is an unexpected error', (_, error) => {
  expect(toHttpError(error)).toBeNull();
});

it.each([
  ['is empty', ofFramework(400, 'FST_ERR_CTP_EMPTY_JSON_BODY')],
  ['cannot be read', ofFramework(400, 'FST_ERR_CTP_INVALID_JSON_BODY')],
  ['ends too early', withFields(new SyntaxError('Unexpected end'), { statusCode: 400 })],
])('JSON that %s is reported as invalid', (_, error) => {
  const answer = toHttpError(error);
  expect([answer?.status, answer?.message]).toEqual([400, 'El cuerpo no es JSON válido.']);
});

it('a bad token is answered with 401 and WWW-Authenticate', () => {
  expect(toHttpError(new BadToken('forged'))).toMatchObject({
    status: 401,
    message: 'Tu sesión no es válida o ya venció.',
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
});

it.each([
  new DatabaseUnavailable('gone'),
  new KeysUnavailable('gone'),
  // The node was demoted: the next attempt finds the new primary.
  withFields(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' }),
])('%o is answered with Retry-After: 5', (error) => {
  expect(toHttpError(error)).toMatchObject({
    status: 503,
    message: 'El servicio no está disponible. Intenta de nuevo en un momento.',
    headers: { 'Retry-After': '5' },
  });
});

it('a value that cannot be stored is answered with 400', () => {
  const failure = withFields(new Error('invalid byte sequence'), { code: '22021' });
  expect(toHttpError(new Error('wrapped', { cause: failure }))).toMatchObject({
    status: 400,
    message: 'La solicitud lleva un dato que no se puede guardar.',
  });
});

it('an HttpError is not changed', () => {
  const refusal = new HttpError(409, 'Ya está.');
  expect(toHttpError(refusal)).toBe(refusal);
});

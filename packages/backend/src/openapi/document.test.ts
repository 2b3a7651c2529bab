import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { openApiRoute } from '../http/routes/openApi.ts';
import { describedCalls } from './answers.ts';
import { contractCalls } from './contractCalls.ts';
import { openApiDocument } from './document.ts';

const document = openApiDocument();

type Operation = {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
};

const operationOf = (path: string, method: string) =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] as Operation;

describe.each([...contractCalls])('%s', (name, call) => {
  const operation = operationOf(call.path, call.method);

  it('is in the document with its access and its answers', () => {
    expect(operation.operationId).toBe(name);
    expect(operation.security).toEqual(call.access === 'public' ? [] : [{ firebase: [call.access] }]);
    expect(Object.keys(operation.responses)).toEqual(
      expect.arrayContaining([
        String(call.status),
        'default',
        ...(call.access === 'public' ? [] : ['401', '403']),
      ]),
    );
    expect(operation.requestBody !== undefined).toBe(call.body !== undefined);
  });

  it('declares a header if its client sends one', () => {
    const headers = operation.parameters?.filter((parameter) => parameter.in === 'header') ?? [];
    expect(headers.length > 0).toBe(/\bheaders\b/.test(String(Reflect.get(call, 'send'))));
  });

  it('declares every part of its path', () => {
    const parts = [...call.path.matchAll(/:(\w+)/g)].map(([, part]) => part);
    const declared = operation.parameters?.filter((parameter) => parameter.in === 'path') ?? [];
    expect(declared.map((parameter) => parameter.name)).toEqual(parts);
    expect(declared.every(({ required }) => required)).toBe(true);
  });
});

it.each([
  ['GET', '/order-details/{id}', ['404']],
  ['POST', '/orders', ['200', '201', '409', '422']],
  ['POST', '/orders/captura', ['200', '201', '409', '422']],
  ['POST', '/orders/sin-codigo', ['200', '201', '400', '409', '422', '429']],
  ['PATCH', '/orders/{id}', ['404', '409']],
  ['POST', '/orders/{id}/pagado', ['404']],
  ['DELETE', '/orders/{id}/pagado', ['404']],
  ['POST', '/orders/{id}/transferido', ['404', '409']],
  ['POST', '/seguimiento/{s}/transferido', ['404', '409']],
  ['POST', '/medidas', ['404']],
  ['GET', '/medidas', ['404']],
  ['PUT', '/products/{id}', ['404']],
  ['DELETE', '/products/{id}', ['404']],
  ['POST', '/create-category', ['409']],
  ['DELETE', '/category/{id}', ['404', '409']],
  ['POST', '/categories/update-order', ['409']],
  ['PUT', '/categories/update-name/{id}', ['204', '404', '409']],
])('%s %s has the answers of `contract.md`', (method, path, statuses) => {
  expect(Object.keys(operationOf(path, method).responses)).toEqual(expect.arrayContaining(statuses));
});

it('describes only existing calls', () => {
  expect(describedCalls.filter((name) => !contractCalls.has(name))).toEqual([]);
});

it('every reference resolves', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path);
  for (const reference of new Set(references)) {
    const target = reference
      ?.split('/')
      .reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], document);
    expect([reference, target]).toEqual([reference, expect.any(Object)]);
  }
  expect(references.length).toBeGreaterThan(contractCalls.size);
});

it('describes requests in their strict form, with optional fields', () => {
  expect(operationOf('/reports/day', 'GET').parameters).toMatchObject([
    { name: 'fecha', in: 'query', required: true, schema: { type: 'string', format: 'date' } },
    { name: 'formato', in: 'query', required: false, schema: { enum: ['json', 'csv'], default: 'json' } },
  ]);
  expect(operationOf('/orders', 'POST').requestBody).toMatchObject({
    content: {
      'application/json': {
        schema: {
          required: ['telefono_usuario', 'direccion_entrega', 'metodo_pago', 'total', 'productos'],
          properties: {
            total: { type: 'number', minimum: 0 },
            productos: {
              maxItems: 100,
              items: { properties: { id_producto: { type: 'integer', minimum: 1 } } },
            },
          },
        },
      },
    },
  });
});

it('describes answers in the form that this server sends', () => {
  expect(operationOf('/allcategories', 'GET').responses[200]).toMatchObject({
    content: {
      'application/json': {
        schema: {
          type: 'array',
          items: { required: ['id', 'nombre'], properties: { id: { type: 'integer' } } },
        },
      },
    },
  });
});

it('answers 304 to a client that has it', async () => {
  const app = Fastify();
  openApiRoute({ app });
  const first = await app.inject('/openapi.json');
  expect(first.json()).toEqual(JSON.parse(JSON.stringify(document)));
  const again = await app.inject({
    url: '/openapi.json',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  await app.close();
});

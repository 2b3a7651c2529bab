import {
  type Access,
  customerEventsPath,
  idempotencyHeader,
  orderEventsPath,
  shopEventsPath,
  versionHeader,
} from '@crepas/api';
import type { JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { answersOf, refusalAnswer } from './answers.ts';
import { contractCalls, type KnownCall } from './contractCalls.ts';
import { requestSchema } from './jsonSchema.ts';

export type OpenApiDocument = {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
} & Readonly<Record<string, unknown>>;

/** The contract as OpenAPI 3.1, generated from the schemas that validate requests. */
export function openApiDocument(): OpenApiDocument {
  const paths: Record<string, Record<string, object>> = {};
  const declare = (path: string, method: string, operation: object) => {
    paths[path] = { ...paths[path], [method]: operation };
  };
  for (const [name, call] of contractCalls) {
    declare(templateOf(call.path), call.method.toLowerCase(), operationOf(name, call));
  }
  declare(orderEventsPath, 'get', orderEvents);
  declare(customerEventsPath('{phone}'), 'get', customerEvents);
  declare(shopEventsPath, 'get', shopEvents);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Crepas',
      version: '1',
      description: 'The calls of a crepe shop. Money is decimal pesos.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      responses: { Refusal: refusalAnswer },
      securitySchemes: {
        firebase: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'A Firebase ID token; what a call asks for is its role.',
        },
      },
    },
  };
}

/** `/orders/:id` → `/orders/{id}` */
const templateOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');

function operationOf(name: string, call: KnownCall) {
  const parameters = [
    ...parametersOf(call.params, 'path'),
    ...parametersOf(call.query, 'query'),
    ...(headers[name] ?? []),
  ];
  return {
    operationId: name,
    security: securityOf(call.access),
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: requestSchema(call.body) } },
      },
    }),
    responses: answersOf(name, call),
  };
}

/** The least role. A higher one passes too; some calls are for the order's customer alone, and answer staff 403. */
const securityOf = (access: Access) => (access === 'public' ? [] : [{ firebase: [access] }]);

function parametersOf(schema: GenericSchema | undefined, place: 'path' | 'query') {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = requestSchema(schema);
  return Object.entries(properties).map(([name, property]: [string, JsonSchema | boolean]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const idempotencyKey = {
  name: idempotencyHeader,
  in: 'header',
  required: false,
  description: 'The same order under the same key is taken once, however often it is sent.',
  schema: { type: 'string', format: 'uuid' },
};

/** The headers of a call, besides those of every request. */
const headers: Readonly<Record<string, readonly object[]>> = {
  placeOrder: [idempotencyKey],
  placePhoneOrder: [idempotencyKey],
  placeWithoutCode: [{ ...idempotencyKey, required: true }],
  changeContent: [
    {
      name: versionHeader,
      in: 'header',
      required: true,
      description: 'The version of the order that was read, in quotation marks.',
      schema: { type: 'string' },
    },
  ],
};

const orderEvents = {
  operationId: 'orderEvents',
  security: securityOf('staff'),
  parameters: [{ name: 'Last-Event-ID', in: 'header', required: false, schema: { type: 'string' } }],
  responses: {
    200: {
      description:
        'Each order that comes or changes, as `event: pedido`, for as long as the stream is read. `event: reset` instead of what was missed where that is not kept any more (7 days are): read the orders again.',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    },
    401: { $ref: '#/components/responses/Refusal' },
    403: { $ref: '#/components/responses/Refusal' },
    default: { $ref: '#/components/responses/Refusal' },
  },
};

const customerEvents = {
  ...orderEvents,
  operationId: 'customerEvents',
  security: securityOf('customer'),
  parameters: [
    { name: 'phone', in: 'path', required: true, schema: { type: 'string' } },
    ...orderEvents.parameters,
  ],
};

const shopEvents = {
  operationId: 'shopEvents',
  security: securityOf('public'),
  responses: {
    200: {
      description: 'An `event: tienda` whenever the shop or its menu changed: read them again.',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    },
    default: { $ref: '#/components/responses/Refusal' },
  },
};

import { type APIRequestContext, expect } from '@playwright/test';

const project = 'demo-crepas';
/** Retries a request on an idle connection that the server closed at that moment. */
const overIdleConnection = { maxRetries: 2 };
const emulator = () => `http://localhost:${process.env.E2E_AUTH_PORT}`;

/** The last SMS code that the sign-in emulator "sent" to a phone: from its own endpoint. */
export async function smsCode(request: APIRequestContext, phone: string): Promise<string> {
  type Codes = { verificationCodes: { phoneNumber: string; code: string }[] };
  const answer = await request.get(
    `${emulator()}/emulator/v1/projects/${project}/verificationCodes`,
    overIdleConnection,
  );
  const { verificationCodes } = (await answer.json()) as Codes;
  const sent = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === `+52${phone}`);
  expect(sent, `a code sent to ${phone}`).toBeDefined();
  return sent?.code ?? '';
}

/** The provider's result for a verified phone; the expiry in seconds from now. */
export type PhoneProof = {
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
};

/** Verifies a phone by an SMS code, without the screen. */
export async function provePhone(request: APIRequestContext, phone: string): Promise<PhoneProof> {
  const post = async (action: string, data: object) => {
    const answer = await request.post(
      `${emulator()}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=demo`,
      { data, ...overIdleConnection },
    );
    return answer.json();
  };
  const { sessionInfo } = await post('sendVerificationCode', { phoneNumber: `+52${phone}` });
  return post('signInWithPhoneNumber', { sessionInfo, code: await smsCode(request, phone) });
}

type StaffEmail = 'duena@crepas.test' | 'cocina@crepas.test';

async function tokenOf(request: APIRequestContext, email: StaffEmail): Promise<string> {
  const answer = await request.post(
    `${emulator()}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      ...overIdleConnection,
      data: { email, password: 'crepas-demo', returnSecureToken: true },
    },
  );
  return ((await answer.json()) as { idToken: string }).idToken;
}

/** A read as the owner: the state of the database. */
export async function readAsOwner<Answer>(request: APIRequestContext, path: string): Promise<Answer> {
  const token = await tokenOf(request, 'duena@crepas.test');
  const answer = await request.get(`/api${path}`, {
    ...overIdleConnection,
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status(), path).toBe(200);
  return (await answer.json()) as Answer;
}

export async function writeAsOwner(
  request: APIRequestContext,
  path: string,
  data: object,
  method: 'PUT' | 'POST' | 'PATCH' | 'DELETE' = 'PUT',
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const token = await tokenOf(request, 'duena@crepas.test');
  const answer = await request.fetch(`/api${path}`, {
    ...overIdleConnection,
    method,
    data,
    headers: { Authorization: `Bearer ${token}`, ...headers },
  });
  expect(answer.ok(), `${method} ${path}`).toBe(true);
}

/** Moves an order through stages, like the board. */
export async function moveOrder(
  request: APIRequestContext,
  id: number,
  steps: readonly { readonly etapa: string; readonly motivo?: string }[],
): Promise<void> {
  for (const step of steps) await writeAsOwner(request, `/orders/${id}`, step, 'PATCH');
}

/** From acceptance to delivery. */
export const delivered = ['aceptado', 'preparando', 'en_camino', 'entregado'].map((etapa) => ({ etapa }));

export async function ordersOf(request: APIRequestContext, phone: string): Promise<OrderWithStage[]> {
  const active = await readAsOwner<OrderWithStage[]>(request, '/active-orders');
  return active.filter(({ telefono_usuario }) => telefono_usuario === phone);
}

export type ProductWire = { id_producto: number; nombre: string; precio: number; combo: 0 | 1 };
/** As this server sends it. */
export type OrderWithStage = ActiveOrderWire & { etapa: string };
export type ActiveOrderWire = {
  id_pedido: number;
  total: number;
  telefono_usuario: string;
  direccion_entrega: string;
  /** When an order for later is wanted. */
  para?: string;
};
export type OrderDetailsWire = {
  total: number;
  detalles: {
    producto: { nombre: string; precio: number };
    cantidad: number;
    combo: string | null;
    extras: string | null;
    precio_total_extras: number;
  }[];
};

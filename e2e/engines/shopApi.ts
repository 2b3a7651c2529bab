import type { Server } from '../../packages/backend/blackbox/harness/server.ts';
import { signInOwner } from '../../packages/backend/blackbox/harness/signIn.ts';

export async function readAsOwner<Answer>(shop: Server, path: string): Promise<Answer> {
  const answer = await fetch(`${shop.url}/api${path}`, {
    headers: { Authorization: `Bearer ${await signInOwner(shop)}` },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as Answer;
}

type ActiveOrder = { readonly id_pedido: number; readonly total: number; readonly telefono_usuario: string };

export const ordersOf = async (shop: Server, phone: string) =>
  (await readAsOwner<ActiveOrder[]>(shop, '/active-orders')).filter(
    ({ telefono_usuario }) => telefono_usuario === phone,
  );

export const placedAt = async (shop: Server, order: number | undefined) =>
  new Date((await readAsOwner<{ fecha_pedido: string }>(shop, `/order-details/${order}`)).fecha_pedido);

type Codes = { verificationCodes: { phoneNumber: string; code: string }[] };

/** The last SMS code that the sign-in emulator "sent" to a phone. */
export async function smsCodeFor({ authUrl }: Server, phone: string): Promise<string> {
  const answer = await fetch(`${authUrl}/emulator/v1/projects/demo-crepas/verificationCodes`);
  const { verificationCodes } = (await answer.json()) as Codes;
  const sent = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === `+52${phone}`);
  if (!sent) throw new Error(`No code was sent to ${phone}.`);
  return sent.code;
}

/** @typedef {import('./processes.mjs').Shop} Shop */

export const phone = '5512345678';

/**
 * A customer's token, as the browser's SDK gets it.
 *
 * @param {Shop} shop
 */
export async function signInCustomer({ authUrl }) {
  const { sessionInfo } = await post(authUrl, 'sendVerificationCode', {
    phoneNumber: `+52${phone}`,
    recaptchaToken: 'none',
  });
  const sent = await fetch(`${authUrl}/emulator/v1/projects/demo-crepas/verificationCodes`);
  const { verificationCodes } = await sent.json();
  const { code } = verificationCodes.find(
    (/** @type {{ sessionInfo: string }} */ entry) => entry.sessionInfo === sessionInfo,
  );
  const { idToken } = await post(authUrl, 'signInWithPhoneNumber', { sessionInfo, code });
  return idToken;
}

/**
 * A token of a staff account.
 *
 * @param {Shop} shop
 */
export const signInStaff = (shop) => signInByMail(shop, 'cocina@crepas.test');

/** @param {Shop} shop */
export const signInOwner = (shop) => signInByMail(shop, 'duena@crepas.test');

/**
 * @param {Shop} shop
 * @param {string} email
 */
async function signInByMail({ authUrl }, email) {
  const body = { email, password: 'crepas-demo', returnSecureToken: true };
  const { idToken } = await post(authUrl, 'signInWithPassword', body);
  return idToken;
}

/**
 * The body of an order of two of the first promoted product.
 *
 * @param {Shop} shop
 */
export async function anOrder({ url }) {
  const promo = await (await fetch(`${url}/api/promo`)).json();
  const product = promo.find((/** @type {{ combo: number }} */ { combo }) => combo !== 1);
  return JSON.stringify({
    telefono_usuario: phone,
    direccion_entrega: 'Av. Juárez 10, Centro, 4 B, portón verde',
    metodo_pago: 'efectivo',
    total: product.precio * 2,
    productos: [
      {
        id_producto: product.id_producto,
        cantidad: 2,
        precio_unitario: product.precio,
        extras_full: [],
        precio_total_extras: 0,
        imagen: product.imagen_url,
      },
    ],
  });
}

/**
 * @param {string} authUrl
 * @param {string} action
 * @param {object} body
 */
async function post(authUrl, action, body) {
  const response = await fetch(`${authUrl}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

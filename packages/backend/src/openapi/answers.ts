import {
  cancelRefusalWire,
  discountRefusalWire,
  orderChangesWire,
  otherVersionWire,
  phoneRefusalWire,
  shopRefusalWire,
  withoutCodeLimitWire,
  withoutCodeRefusalWire,
} from '@crepas/api';
import * as v from 'valibot';
import type { KnownCall } from './contractCalls.ts';
import { answerSchema } from './jsonSchema.ts';

export type Answers = Readonly<Record<string, object>>;

const refusal = { $ref: '#/components/responses/Refusal' } as const;

/** The refusal that every call may answer with. */
export const refusalAnswer = jsonAnswer(
  'Refused; `error` is a Spanish sentence for a person. 429 and 503 tell by `Retry-After` when to come back.',
  v.object({ error: v.string() }),
);

/** The refusals of a call besides those of its kind. */
const refusals: Readonly<Record<string, readonly number[]>> = {
  getOrderDetails: [404],
  cancelOrder: [404],
  placeOrder: [422],
  placeWithoutCode: [422],
  placePhoneOrder: [422],
  getFollowedOrder: [404],
  cancelFollowedOrder: [404],
  sayTransferred: [404, 409],
  sayTransferredFollowed: [404, 409],
  markPaid: [404],
  markUnpaid: [404],
  subscribeFollowedPush: [404, 422],
  unsubscribeFollowedPush: [404],
  changeStage: [404, 409, 422],
  setCourier: [404, 409],
  changeContent: [404, 422],
  createProduct: [422],
  updateProduct: [404, 422],
  deleteProduct: [404],
  createCategory: [409, 422],
  renameCategory: [404, 409, 422],
  deleteCategory: [404, 409],
  reorderCategories: [409, 422],
  setProductExtras: [422],
  updateExtra: [404],
  setProductSoldOut: [404],
  setExtraSoldOut: [404],
  updateShop: [422],
  getPushKey: [404],
  subscribePush: [404, 422],
  deleteExtra: [404],
  reportVisit: [404],
  getVitals: [404],
  erasePerson: [409],
  unblockPhone: [404],
  getStaffAccounts: [404, 503],
  inviteStaff: [404, 409, 503],
  revokeStaff: [404, 409, 503],
  pairPrinter: [409],
  updatePrinter: [404],
  removePrinter: [404],
  printTestPage: [404],
  printAgain: [409],
  restoreProduct: [404, 409],
  restoreCategory: [404, 409],
  restoreExtra: [404],
  createGroup: [409, 422],
  updateGroup: [404, 409, 422],
  deleteGroup: [404, 409],
  restoreGroup: [404, 409],
  reorderGroups: [409, 422],
  setOptionSoldOut: [404],
  setProductGroups: [404, 422],
  createDiscountCode: [409, 422],
  updateDiscountCode: [404, 409, 422],
  deleteDiscountCode: [404],
  restoreDiscountCode: [404, 409],
  getDiscountedOrders: [404],
  deleteImage: [422],
  signUpload: [404],
};

/** The refusals of both calls that cancel. */
const notCancelled = {
  409: jsonAnswer('Not cancelled: `etapa` is the present stage.', cancelRefusalWire),
};

const placedBefore = ({ answer }: KnownCall) => ({
  200: jsonAnswer('The order was placed before, under the same key.', answer),
});

/** The answers of the calls that place the order of a proven phone; staff are not refused for the phone. */
const placed = (call: KnownCall): Answers => ({
  ...placedBefore(call),
  409: jsonAnswer(
    'Nothing was ordered: the menu has changed, or the shop takes no order now, or none of this phone.',
    orderChangesWire,
    shopRefusalWire,
    phoneRefusalWire,
  ),
});

/** The answers of a call besides its own status, where the body has more than `error`. */
const more: Readonly<Record<string, (call: KnownCall) => Answers>> = {
  placeOrder: placed,
  placePhoneOrder: placed,
  placeWithoutCode: (call) => ({
    ...placedBefore(call),
    409: jsonAnswer(
      'Nothing was ordered: as for `placeOrder`, or the phone has such an order, or the shop takes none.',
      orderChangesWire,
      shopRefusalWire,
      phoneRefusalWire,
      withoutCodeRefusalWire,
    ),
    429: jsonAnswer('Too many such orders: the customer calls or writes to the shop.', withoutCodeLimitWire),
  }),
  tryDiscountCode: () => ({
    409: jsonAnswer('The code takes nothing off this order.', discountRefusalWire),
    429: refusal,
  }),
  changeContent: () => ({
    409: jsonAnswer(
      'Nothing was changed: the menu has changed, the shop refuses it, or `etapa` is the present stage.',
      orderChangesWire,
      shopRefusalWire,
      cancelRefusalWire,
    ),
    412: jsonAnswer('Somebody else was first: `pedido` is the order now.', otherVersionWire),
  }),
  cancelOrder: () => notCancelled,
  cancelFollowedOrder: () => notCancelled,
};

/** The names above, for a test: a renamed call would lose its answers without an error. */
export const describedCalls = Object.keys({ ...refusals, ...more });

export function answersOf(name: string, call: KnownCall): Answers {
  const checks = call.params ?? call.query ?? call.body;
  return {
    [call.status]:
      call.status === 204 ? { description: 'Done.' } : jsonAnswer('As the contract says.', call.answer),
    ...(checks && { 400: refusal }),
    ...(call.access !== 'public' && { 401: refusal, 403: refusal }),
    ...Object.fromEntries((refusals[name] ?? []).map((status) => [status, refusal])),
    ...more[name]?.(call),
    default: refusal,
  };
}

function jsonAnswer(description: string, ...bodies: readonly v.GenericSchema[]) {
  const schemas = bodies.map(answerSchema);
  const schema = schemas.length === 1 ? schemas[0] : { anyOf: schemas };
  return { description, content: { 'application/json': { schema } } };
}

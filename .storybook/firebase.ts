/**
 * Replaces `firebase.ts` of both apps in stories (`noFirebase.ts`): no SMS is sent, and each code is right. A story changes it by
 * `parameters: { signIn: { sending: 'silent' } }`.
 */

/** `silent`: no answer. Otherwise the code of the provider's error. */
type Answer = 'silent' | `auth/${string}`;

type SignInAnswers = { readonly sending?: Answer; readonly checking?: Answer };

let answers: SignInAnswers = {};

export const setSignIn = (next: SignInAnswers = {}): void => {
  answers = next;
};

async function answered<Value>(refusal: Answer | undefined, value: Value): Promise<Value> {
  if (refusal === 'silent') return new Promise(() => {});
  if (refusal) throw Object.assign(new Error(refusal), { code: refusal });
  return value;
}

/** For the store's `phoneAuth.ts`. */
export const openFirebase = () => ({
  sendCode: () => answered(answers.sending, 'sent-code'),
  confirm: () => answered(answers.checking, '5512345678'),
  provenPhone: async () => null,
});

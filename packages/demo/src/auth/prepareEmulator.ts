import type { RequestListener, ServerResponse } from 'node:http';
import { loadEmulator, type ProjectState, type SentLink, type VerificationCode } from './firebaseTools.ts';
import { createUsersWriter, restoreUsers } from './usersFile.ts';

export type SentCode = Pick<VerificationCode, 'phoneNumber' | 'code'>;

const recaptchaPath = '/identitytoolkit.googleapis.com/v2/recaptchaConfig';
/** No reCAPTCHA: otherwise the browser's SDK warns at every sign-in that it is missing. */
const recaptchaConfig = JSON.stringify({
  recaptchaKey: 'projects/demo/keys/demo',
  recaptchaEnforcementState: [{ provider: 'PHONE_PROVIDER', enforcementState: 'OFF' }],
});

/** The emulator of one project, with the accounts of earlier runs. */
export type Emulator = {
  readonly state: ProjectState;
  readonly save: () => void;
  readonly handle: RequestListener;
};

export type EmulatorOptions = {
  readonly projectId: string;
  /** The file of the accounts. Its folder is created when missing. */
  readonly file: string;
  /** Called for each SMS that the real service would send, before the response to the browser. */
  readonly onCode: (sent: SentCode) => void;
  /** Called for each e-mail with a link, in the same way. */
  readonly onLink: (sent: SentLink) => void;
};

/** Loads it, which takes 2–6 s. Throws when the file has other content. */
export async function prepareEmulator({
  projectId,
  file,
  onCode,
  onLink,
}: EmulatorOptions): Promise<Emulator> {
  const { app, state } = await loadEmulator(projectId);
  restoreUsers(state, file);
  const save = createUsersWriter(state, file);
  const announceCodes = createAnnouncer(
    () => state.verificationCodes.values(),
    ({ phoneNumber, code }) => onCode({ phoneNumber, code }),
  );
  const announceLinks = createAnnouncer(() => state.listOobCodes(), onLink);
  const handle: RequestListener = (request, response) => {
    if (request.method === 'GET' && request.url?.startsWith(recaptchaPath)) {
      response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'application/json' });
      response.end(recaptchaConfig);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'OPTIONS') {
      beforeAnswering(response, () => {
        save();
        announceCodes();
        announceLinks();
      });
    }
    app(request, response);
  };
  return { state, save, handle };
}

/** The effects precede the response: the account is on disk, the code was announced. */
function beforeAnswering(response: ServerResponse, act: () => void): void {
  const end = response.end.bind(response);
  const actAndEnd = (...values: Parameters<typeof end>) => {
    try {
      act();
    } catch (error) {
      process.emitWarning(error instanceof Error ? error : String(error));
    }
    return end(...values);
  };
  response.end = actAndEnd as typeof response.end;
}

function createAnnouncer<Sent extends object>(
  list: () => Iterable<Sent>,
  onSent: (sent: Sent) => void,
): () => void {
  const announced = new WeakSet<Sent>();
  return () => {
    for (const sent of list()) {
      if (announced.has(sent)) continue;
      announced.add(sent);
      onSent(sent);
    }
  };
}

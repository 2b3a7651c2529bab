/** Why a session ended, or why a sign-in got no access. `left`: somebody signed out, in this tab or in another one. */
export type SessionEnd = 'noAccess' | 'expired' | 'left';

/** Sessions without the provider's SDK. Not in the main entry: what needs a token is a chunk of the store. */
export * from './session/isExpiring.ts';
export * from './session/providerSession.ts';
export * from './session/sessionToken.ts';

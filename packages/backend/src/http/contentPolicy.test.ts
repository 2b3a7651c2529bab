import { describe, expect, it } from 'vitest';
import { type AppName, contentPolicy, noSources, type Sources } from './contentPolicy.ts';

/** The sources of each directive, as a browser parses them. */
const directivesOf = (policy: string): Sources =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const ownSources = {
  'default-src': ["'self'"],
  'script-src': ["'self'", "'sha256-abc'"],
  'connect-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'", 'data:'],
  'frame-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

it('a page of the demo loads only from its own origin', () => {
  const policy = contentPolicy('store', 'demo', false, ["'sha256-abc'"])(noSources);
  expect(directivesOf(policy)).toEqual(ownSources);
});

it('an extra source is added only to its directive', () => {
  const policy = contentPolicy('store', 'demo', false, ["'sha256-abc'"])({
    'connect-src': ['http://localhost:9099'],
  });
  expect(directivesOf(policy)).toEqual({
    ...ownSources,
    'connect-src': ["'self'", 'http://localhost:9099'],
  });
});

const inProduction = (app: AppName, hasAppCheck = false) =>
  directivesOf(contentPolicy(app, 'production', hasAppCheck, [])(noSources));

const scripts = (app: AppName) => inProduction(app)['script-src'];
const maps = ['https://maps.googleapis.com', 'https://maps.gstatic.com', 'blob:'];

describe('in production', () => {
  it('the store runs scripts of Google Maps and reCAPTCHA only', () => {
    expect(scripts('store')).toEqual([
      "'self'",
      ...maps,
      'https://www.google.com/recaptcha/api.js',
      'https://www.google.com/recaptcha/enterprise.js',
      'https://www.gstatic.com/recaptcha/releases/',
    ]);
  });

  it('the staff tool runs scripts of Google Maps only', () => {
    expect(scripts('staff')).toEqual(["'self'", ...maps]);
  });

  it.each(['store', 'staff'] as const)('%s calls and frames no host where anybody can publish', (app) => {
    const { 'connect-src': calls = [], 'frame-src': frames = [] } = inProduction(app);
    expect([...calls, ...frames].filter((source) => source.includes('*'))).toEqual([]);
    expect(calls).toEqual(
      expect.arrayContaining([
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
        'https://maps.googleapis.com',
        'https://places.googleapis.com',
        'https://res.cloudinary.com',
      ]),
    );
  });

  it('only the staff tool uploads pictures', () => {
    const upload = 'https://api.cloudinary.com';
    expect(inProduction('staff')['connect-src']).toContain(upload);
    expect(inProduction('store')['connect-src']).not.toContain(upload);
  });

  it('only the store shows frames of reCAPTCHA', () => {
    expect(inProduction('store')['frame-src']).toEqual([
      "'self'",
      'https://www.google.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
    ]);
    expect(inProduction('staff')['frame-src']).toEqual(["'self'"]);
  });

  it.each(['store', 'staff'] as const)('%s reaches App Check only where a site key is set', (app) => {
    const exchange = 'https://content-firebaseappcheck.googleapis.com';
    const script = 'https://www.google.com/recaptcha/enterprise.js';
    const frame = 'https://www.google.com/recaptcha/';
    expect(inProduction(app)['connect-src']).not.toContain(exchange);
    const { 'connect-src': calls, 'script-src': loaded = [], 'frame-src': frames } = inProduction(app, true);
    expect(calls).toContain(exchange);
    expect(loaded.filter((source) => source === script)).toEqual([script]);
    expect(frames).toContain(frame);
  });
});

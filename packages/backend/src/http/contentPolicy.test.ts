import { describe, expect, it } from 'vitest';
import { testSettings } from '../testing/standIns.ts';
import { contentPolicy, noSources, type Sources } from './contentPolicy.ts';

const settings = testSettings();
const production = {
  mode: 'production',
  firebase: { ...settings.firebase, authDomain: 'crepas.firebaseapp.com' },
} as const;

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
  const policy = contentPolicy(settings, ["'sha256-abc'"])(noSources);
  expect(directivesOf(policy)).toEqual(ownSources);
});

it('an extra source is added only to its directive', () => {
  const policy = contentPolicy(settings, ["'sha256-abc'"])({ 'connect-src': ['http://localhost:9099'] });
  expect(directivesOf(policy)).toEqual({
    ...ownSources,
    'connect-src': ["'self'", 'http://localhost:9099'],
  });
});

describe('in production a page also loads', () => {
  const directives = directivesOf(contentPolicy(production, [])(noSources));
  const added = Object.entries(directives).flatMap(([name, sources]) =>
    sources.filter((source) => source.startsWith('https:')).map((source) => `${name} ${source}`),
  );

  it('only from Google, the sign-in page and Cloudinary', () => {
    expect(added.sort()).toEqual(
      [
        'connect-src https://*.googleapis.com',
        'connect-src https://*.gstatic.com',
        'connect-src https://api.cloudinary.com',
        'connect-src https://res.cloudinary.com',
        'connect-src https://www.google.com',
        'font-src https://fonts.gstatic.com',
        'frame-src https://*.google.com',
        'frame-src https://crepas.firebaseapp.com',
        'frame-src https://recaptcha.google.com',
        'img-src https://*.googleapis.com',
        'img-src https://*.googleusercontent.com',
        'img-src https://*.google.com',
        'img-src https://*.gstatic.com',
        'img-src https://res.cloudinary.com',
        'script-src https://*.googleapis.com',
        'script-src https://*.gstatic.com',
        'script-src https://www.google.com',
        'style-src https://fonts.googleapis.com',
      ].sort(),
    );
  });

  it('blobs and inline styles of Google Maps', () => {
    expect(directives['script-src']).toContain('blob:');
    expect(directives['connect-src']).toEqual(expect.arrayContaining(['data:', 'blob:']));
  });

  it('no inline script and no eval', () => {
    expect(directives['script-src']).not.toContain("'unsafe-inline'");
    expect(directives['script-src']).not.toContain("'unsafe-eval'");
  });
});

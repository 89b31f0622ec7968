import { describe, expect, it } from '@jest/globals';
import { isKnownHost } from './known-host.js';

const loopback = { PANINI_HOST: '127.0.0.1' };

describe('the name by which a request calls the server', () => {
  it.each(['localhost', 'localhost:4000', '127.0.0.1:4000', '[::1]:4000', 'LOCALHOST:1'])(
    'may be %s',
    (host) => {
      expect(isKnownHost(host, loopback)).toBe(true);
    },
  );

  it.each([
    'evil.example',
    'evil.example:4000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '10.0.0.1',
    '',
    'a b',
    '@',
    '%',
  ])('may not be "%s" on loopback', (host) => {
    expect(isKnownHost(host, loopback)).toBe(false);
  });

  it('may be that of the origin whose pages may call', () => {
    const proxied = { ...loopback, PANINI_CORS_ORIGIN: 'https://panini.example' };
    expect(isKnownHost('panini.example', proxied)).toBe(true);
    expect(isKnownHost('other.example', proxied)).toBe(false);
  });

  it('is free where the server listens to others too, and may be absent', () => {
    expect(isKnownHost('panini.example', { PANINI_HOST: '0.0.0.0' })).toBe(true);
    expect(isKnownHost(undefined, loopback)).toBe(true);
  });
});

import { expect, test } from 'vitest';
import { networkOf, visitor } from '#worker/api/request/visitor.ts';
import { factory } from '#worker/context.ts';
import type { Config } from '#worker/env.ts';

const hashOf = async (headers: Record<string, string>, visitorSalt = 'a-salt-for-the-tests') => {
  const app = factory
    .createApp()
    .use(async (c, next) => {
      c.set('config', { visitorSalt } as Config);
      return next();
    })
    .use(visitor)
    .get('/', (c) => c.text(c.var.visitor));
  return (await app.request('/', { headers })).text();
};

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
  ['', ''],
  ['no address', 'no address'],
  ['1:2:3', '1:2:3'],
])('the address %j counts as %j', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('a visitor is a hash that holds no address', async () => {
  const hash = await hashOf({ 'cf-connecting-ip': '203.0.113.7' });
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(hash).toBe(await hashOf({ 'cf-connecting-ip': '203.0.113.7' }));
  expect(hash).not.toBe(await hashOf({ 'cf-connecting-ip': '203.0.113.8' }));
});

test('another salt makes another hash', async () => {
  const headers = { 'cf-connecting-ip': '203.0.113.7' };
  expect(await hashOf(headers)).not.toBe(await hashOf(headers, 'another-salt-for-tests'));
});

test('two addresses of one /64 are one visitor, and the next /64 is another', async () => {
  const first = await hashOf({ 'cf-connecting-ip': '2001:db8:1:2:aaaa::1' });
  expect(await hashOf({ 'cf-connecting-ip': '2001:db8:1:2:bbbb::2' })).toBe(first);
  expect(await hashOf({ 'cf-connecting-ip': '2001:db8:1:3::1' })).not.toBe(first);
});

test('no other header makes a visitor', async () => {
  const plain = await hashOf({ 'cf-connecting-ip': '203.0.113.7' });
  const claimed = { 'x-forwarded-for': '198.51.100.1', 'x-real-ip': '198.51.100.1', 'true-client-ip': '198.51.100.1' };
  expect(await hashOf({ 'cf-connecting-ip': '203.0.113.7', ...claimed })).toBe(plain);
  expect(await hashOf(claimed)).toBe(await hashOf({}));
});

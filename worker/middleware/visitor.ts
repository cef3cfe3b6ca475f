import { factory } from '../context.ts';
import { hmacHex, importHmacKey } from '../hmac.ts';

/** Sets `visitor`, under which limits are counted. The address itself is never stored or logged. */
export const visitor = factory.createMiddleware(async (c, next) => {
  // Only this header: any other can be written by the visitor.
  const address = c.req.header('cf-connecting-ip') ?? '';
  c.set('visitor', await hashAddress(address, c.var.config.visitorSalt));
  return next();
});

let keyed: { salt: string; key: CryptoKey } | undefined;

async function hashAddress(address: string, salt: string): Promise<string> {
  // Made once: it costs as much as the digest itself.
  if (keyed?.salt !== salt) keyed = { salt, key: await importHmacKey(salt) };
  return hmacHex(keyed.key, networkOf(address));
}

/** An IPv6 customer holds a whole /64, so the first four groups count as one visitor; IPv4 counts whole, also when mapped into IPv6. */
export function networkOf(address: string): string {
  // The URL parser writes each IPv6 address in one way: no leading zeros, one `::`, mapped ones in hexadecimal.
  const written = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1);
  if (!written) return address;
  const [head = '', tail] = written.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = [...left, ...new Array<string>(8 - left.length - right.length).fill('0'), ...right];
  const mapped = /^0,0,0,0,0,ffff,(\w+),(\w+)$/.exec(groups.join());
  if (mapped) return mapped.slice(1).flatMap(bytesOf).join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}

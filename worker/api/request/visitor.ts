import { convertIPv4BinaryToString, convertIPv6ToBinary } from 'hono/utils/ipaddr';
import { factory } from '../../context.ts';
import { hmacHex } from '../../hmac.ts';

/** Sets `visitor`, under which limits are counted. The address itself is never stored or logged. */
export const visitor = factory.createMiddleware(async (c, next) => {
  // Only this header: any other can be written by the visitor.
  const address = c.req.header('cf-connecting-ip') ?? '';
  c.set('visitor', await hmacHex(c.var.config.visitorSalt, networkOf(address)));
  return next();
});

/** An IPv6 customer holds a whole /64, so the first four groups count as one visitor; IPv4 counts whole, also when mapped into IPv6. */
export function networkOf(address: string): string {
  // The URL parser knows an address in every way it can be written.
  const written = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1);
  if (!written) return address;
  const bits = convertIPv6ToBinary(written);
  if (bits >> 32n === 0xffffn) return convertIPv4BinaryToString(bits & 0xffff_ffffn);
  const groups = [112n, 96n, 80n, 64n].map((shift) => ((bits >> shift) & 0xffffn).toString(16));
  return `${groups.join(':')}::/64`;
}

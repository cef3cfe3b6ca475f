const encoder = new TextEncoder();
/** Imported keys by secret. Importing one costs as much as a digest, and there are no more secrets than settings. */
const keys = new Map<string, CryptoKey>();

/** HMAC-SHA256 of a text, in hexadecimal. */
export async function hmacHex(secret: string, text: string): Promise<string> {
  const key = keys.get(secret) ?? (await importKey(secret));
  keys.set(secret, key);
  const digest = await crypto.subtle.sign('HMAC', key, encoder.encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function importKey(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

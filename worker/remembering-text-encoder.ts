// React asks its `TextEncoder` for each of the thousands of short strings that a page is made of, nearly all of them the same on every
// page, and a call into the platform costs more than the few letters do: half of a render's CPU. It takes the global once, as it is
// read: see `read-react.ts`.

export const PlatformEncoder = TextEncoder;

/** In UTF-16 units. React copies what is shorter than its buffer of 2048 bytes, so that what is remembered is never given away. */
const longest = 500;
/** How many texts are remembered. */
const maximum = 5000;

const remembered = new Map<string, Uint8Array>();

class RememberingTextEncoder extends TextEncoder {
  override encode(text = ''): Uint8Array {
    const known = remembered.get(text);
    if (known) return known;
    const bytes = super.encode(text);
    if (text.length > longest) return bytes;
    if (remembered.size >= maximum) remembered.clear();
    remembered.set(text, bytes);
    return bytes;
  }
}

Object.assign(globalThis, { TextEncoder: RememberingTextEncoder });

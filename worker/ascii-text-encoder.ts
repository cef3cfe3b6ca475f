// React asks its `TextEncoder` for each of the thousands of short strings that a page is made of, and a call into the platform costs
// more than the few letters do: half of a render's CPU. It takes the global once, as it is read, so this comes before it.

/** Above this the platform is faster; in UTF-16 units. */
const longest = 96;

class AsciiTextEncoder extends TextEncoder {
  override encode(text = ''): Uint8Array {
    if (text.length > longest) return super.encode(text);
    const bytes = new Uint8Array(text.length);
    for (let index = 0; index < text.length; index += 1) {
      const unit = text.charCodeAt(index);
      if (unit > 127) return super.encode(text);
      bytes[index] = unit;
    }
    return bytes;
  }
}

Object.assign(globalThis, { TextEncoder: AsciiTextEncoder });

// Text as outlines, so that no machine's fonts matter where a build draws an image.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Font, parse } from 'opentype.js';

/** Sizes are in px, `spacing` between letters in em. */
export type Lettering = { size: number; weight: 400 | 600; spacing?: number };

// opentype.js reads no WOFF2, hence the static fonts: the variable one comes in no other format.
const fonts: Record<Lettering['weight'], Font> = { 400: readFont(400), 600: readFont(600) };

/** The outlines of one line, which begins at `x` and stands on `y`. */
export function drawLine(text: string, x: number, y: number, { size, weight, spacing = 0 }: Lettering): string {
  const outline = fonts[weight].getPath(text, x, y, size, { letterSpacing: spacing });
  return `<path d="${outline.toPathData(2)}"/>`;
}

/** In px. */
export function measureLine(text: string, { size, weight, spacing = 0 }: Lettering): number {
  return fonts[weight].getAdvanceWidth(text, size, { letterSpacing: spacing });
}

/** As few lines as fit into `width`, as equal in length as can be; breaks at spaces and after hyphens. A word that is too long stays whole. */
export function breakLines(text: string, width: number, lettering: Lettering): string[] {
  const parts = text.split(/(?<=[ -])/);
  let rests = [{ lines: [] as string[], squares: 0 }];
  // From the last part to the first, so that the best lines for all that follows are known.
  for (let start = parts.length - 1; start >= 0; start--) {
    const ways = rests.flatMap((rest, index) => {
      const line = parts
        .slice(start, start + index + 1)
        .join('')
        .trimEnd();
      const length = measureLine(line, lettering);
      if (index > 0 && length > width) return [];
      return { lines: [line, ...rest.lines], squares: rest.squares + length ** 2 };
    });
    ways.sort((one, other) => one.lines.length - other.lines.length || one.squares - other.squares);
    rests = [...ways.slice(0, 1), ...rests];
  }
  return rests[0]?.lines ?? [];
}

function readFont(weight: number): Font {
  const file = createRequire(import.meta.url).resolve(`@fontsource/archivo/files/archivo-latin-${weight}-normal.woff`);
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return parse(buffer.slice(byteOffset, byteOffset + byteLength));
}

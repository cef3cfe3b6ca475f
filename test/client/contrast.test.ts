// Checks the contrast of every text colour on every ground that it may stand on, as WCAG 2 computes it.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const styles = readFileSync('client/styles/page.css', 'utf8');

const pairs: [foreground: string, background: string, least: number][] = [
  ...['ink', 'mute', 'accent', 'accent-strong', 'success', 'warning', 'error'].flatMap((text) =>
    ['paper', 'card'].map((ground): (typeof pairs)[number] => [text, ground, 4.5]),
  ),
  // Text on a button, also while it is hovered.
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['paper', 'ink', 4.5],
  ['paper', 'mute', 4.5],
  // The border of a field is not text.
  ['field', 'paper', 3],
  ['field', 'card', 3],
];

describe.each(['light', 'dark'])('in the %s theme', (theme) => {
  const [, rules = ''] = new RegExp(`^(?::root)?\\.${theme} \\{(.*?)\\n\\}`, 'ms').exec(styles) ?? [];
  const colors = Object.fromEntries(
    [...rules.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );

  test.each(pairs)('%s stands out from %s by at least %d to 1', (foreground, background, least) => {
    expect(contrast(colors[foreground] ?? '', colors[background] ?? '')).toBeGreaterThanOrEqual(least);
  });
});

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

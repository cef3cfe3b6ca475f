// What the sources must not say, where the linter has no rule for it.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Every line of the files that matches, with its place. */
function findLines(files: string, pattern: RegExp, exclude: string[]): string[] {
  const found = globSync(files, { exclude });
  expect(found).not.toEqual([]);
  return found.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
}

const claimedFigure =
  /\b(?:24\/7|98|70|95|90|1[.,]?999|3[.,]?499|5[.,]?999)\b|\b\d+ ?%|\b(?:3|10)x\b|\b\d+-\d+ (?:weeks|weken)|\b\d+ (?:days|dagen|weeks|weken|hours|uur|minutes|minuten|months|maanden)\b/;

// A text that spells one out would disagree as soon as it changes.
test('prices, times and claims stand in the files of figures in shared/content, and in no text', () => {
  const exclude = ['shared/content/*/format.ts', 'shared/content/*/contact-errors.ts'];
  expect(findLines('shared/content/{en,nl}/**/*.ts', claimedFigure, exclude)).toEqual([]);
});

// It knows all kinds of entries, which the privacy page names, and how long each may be kept.
test('worker/kv.ts alone writes to KV', () => {
  const put = /\.put\((?!\s*['"`]\/)/;
  expect(findLines('worker/**/*.ts', put, ['worker/kv.ts', '**/*.d.ts'])).toEqual([]);
  expect(findLines('worker/kv.ts', put, [])).not.toEqual([]);
});

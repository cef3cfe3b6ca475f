import { describe, expect, test } from 'vitest';
import { toCsv } from '#client/csv.ts';

const linesOf = (csv: string) => csv.slice(1).split('\r\n');

describe('the export of leads', () => {
  test('begins with a byte order mark, and ends every row with CRLF', () => {
    expect(
      toCsv([
        ['a', 'b'],
        ['c', null],
      ]),
    ).toBe('\uFEFFa,b\r\nc,\r\n');
  });

  test('quotes commas, quotes and line breaks as RFC 4180 has it', () => {
    expect(linesOf(toCsv([['a,b', 'say "no"', 'plain']]))[0]).toBe('"a,b","say ""no""",plain');
    expect(toCsv([['one\ntwo']])).toBe('\uFEFF"one\ntwo"\r\n');
  });

  test.each(['=1+1', '+31 6', '-1', '@sum', '\tx', '\rx'])('%j is text to a spreadsheet, never a formula', (cell) => {
    const [, text] = /^\uFEFF"?([\s\S]*?)"?\r\n$/.exec(toCsv([[cell]])) ?? [];
    expect(text).toBe(`'${cell}`);
  });

  test('a sign within a text stays as it is', () => {
    expect(linesOf(toCsv([['a=b', '1-2', 'x@y.example']]))[0]).toBe('a=b,1-2,x@y.example');
  });
});

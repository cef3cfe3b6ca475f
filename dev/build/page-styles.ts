// Finds the rules of the built stylesheet that a page can need: those whose classes stand in the page's own chunks. Its HTML carries
// these alone, half of the whole, and the rest comes with the scripts.
import { createHash } from 'node:crypto';
import { type ChildNode, type Container, type Declaration, parse, type Root, type Rule } from 'postcss';
import { parseAst } from 'vite';
import type { PageStyles } from '../../worker/pages/client-assets.ts';

type Piece = {
  text: string;
  /** True when a page whose chunks hold these words needs the piece. */
  isNeeded: (words: ReadonlySet<string>) => boolean;
  /** What other pieces, or the chunks, say that use this one; without it the piece is needed for itself. */
  usedAs?: string[];
};

/** For each name, the words of its chunks; see `wordsOf`. */
export function pickPageStyles(stylesheet: string, words: Record<string, ReadonlySet<string>>): PageStyles {
  const pieces = splitNodes(withoutUnset(withoutPrint(parse(stylesheet))));
  const needs = Object.entries(words).map(([name, known]) => [name, findNeeded(pieces, known)] as const);
  // For each page in turn, 1 where it needs the rules and 0 where not.
  const rules: { text: string; users: string }[] = [];
  for (const [index, { text }] of pieces.entries()) {
    const users = needs.map(([, needed]) => Number(needed[index])).join('');
    const last = rules.at(-1);
    // Neighbors that the same pages need are one; what no page needs at once comes with the stylesheet.
    if (last?.users === users) last.text += text;
    else if (users.includes('1')) rules.push({ text, users });
  }
  const pages = needs.map(([name], place) => {
    const needed = rules.map(({ users }) => users.charAt(place));
    const text = rules.filter((_, index) => needed[index] === '1').map((rule) => rule.text);
    return [name, { needed: needed.join(''), hash: sha256(text.join('')) }] as const;
  });
  return { rules: rules.map(({ text }) => text), pages: Object.fromEntries(pages) };
}

/** Nothing is printed before it is painted. */
function withoutPrint(sheet: Root): Root {
  sheet.walkAtRules('media', (rule) => {
    if (rule.params === 'print') rule.remove();
  });
  return sheet;
}

/** Tailwind's utilities speak to each other through variables; where nothing sets one, its default takes its place. */
function withoutUnset(sheet: Root): Root {
  // What Tailwind sets for browsers that do not know @property: they wait for the stylesheet.
  sheet.walkAtRules('layer', (rule) => {
    if (rule.params === 'properties') rule.nodes = undefined;
  });
  const set = new Set<string>();
  sheet.walkDecls(/^--tw-/, ({ prop }) => void set.add(prop));
  const defaults = new Map<string, string>();
  sheet.walkAtRules('property', (rule) => {
    if (set.has(rule.params)) return;
    // Minified to a bare 0, a length would break the calculation that it is put into.
    rule.walkDecls('initial-value', ({ value }) => void defaults.set(rule.params, value === '0' ? '0px' : value));
    rule.remove();
  });
  const resolve = (value: string): string => {
    const resolved = value.replace(/var\((--tw-[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g, (use, name, otherwise) =>
      set.has(name) ? use : (defaults.get(name) ?? otherwise ?? use),
    );
    // A default may name another variable.
    return resolved === value ? value : resolve(resolved);
  };
  sheet.walkDecls((declaration) => {
    declaration.value = resolve(declaration.value);
  });
  return sheet;
}

function findNeeded(pieces: readonly Piece[], words: ReadonlySet<string>): boolean[] {
  const needed = pieces.map(({ isNeeded, usedAs }) => !usedAs && isNeeded(words));
  let used = [...words, ...pieces.filter((_, index) => needed[index]).map(({ text }) => text)].join(' ');
  // What is used may use more.
  for (let found = true; found; ) {
    found = false;
    for (const [index, { text, isNeeded, usedAs }] of pieces.entries()) {
      if (needed[index] || !usedAs?.some((use) => used.includes(use)) || !isNeeded(words)) continue;
      needed[index] = true;
      found = true;
      used += text;
    }
  }
  return needed;
}

/** The words of all strings in a script: any of them may be a class. */
export function wordsOf(script: string): Set<string> {
  const words = new Set<string>();
  JSON.stringify(parseAst(script), (_, value) => {
    const text =
      value?.type === 'Literal' ? value.value : value?.type === 'TemplateElement' ? value.value.cooked : null;
    if (typeof text === 'string') for (const word of text.split(/\s+/)) words.add(word);
    return value;
  });
  return words;
}

export function sha256(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

const always = () => true;

function splitNodes(container: Container): Piece[] {
  return container.nodes?.flatMap(splitNode) ?? [];
}

function splitNode(node: ChildNode): Piece[] {
  if (node.type === 'comment') return [];
  if (node.type === 'rule') return splitRule(node);
  if (node.type !== 'atrule' || !node.nodes) return [{ text: `${node};`, isNeeded: always }];
  const { name, params } = node;
  if (name === 'property') return [{ text: `${node}`, isNeeded: always, usedAs: usesOf(params) }];
  if (name === 'keyframes') return [{ text: `${node}`, isNeeded: always, usedAs: [` ${params}`, `:${params}`] }];
  if (!['layer', 'media', 'supports'].includes(name)) return [{ text: `${node}`, isNeeded: always }];
  const inside = splitNodes(node);
  // A layer stays even when it is empty: the first stylesheet of a page decides the order of all layers.
  const isNeeded: Piece['isNeeded'] = (words) => name === 'layer' || inside.some((piece) => piece.isNeeded(words));
  return [{ text: `@${name} ${params}{`, isNeeded }, ...inside, { text: '}', isNeeded }];
}

function splitRule(rule: Rule): Piece[] {
  const selectors = rule.selectors.map(classesOf);
  const isNeeded: Piece['isNeeded'] = (words) => selectors.some((classes) => classes.every((name) => words.has(name)));
  const variables = rule.nodes.filter((node): node is Declaration => node.type === 'decl' && node.variable);
  // A table of variables, of which few pages use all.
  if (variables.length < 3) return [{ text: rule.toString(), isNeeded }];
  return [
    { text: `${rule.selector}{`, isNeeded },
    ...rule.nodes.map((node) => ({
      text: `${node};`,
      isNeeded,
      ...(node.type === 'decl' && node.variable && { usedAs: usesOf(node.prop) }),
    })),
    { text: '}', isNeeded },
  ];
}

function usesOf(variable: string): string[] {
  return [`var(${variable})`, `var(${variable},`];
}

/** The classes that an element must have for the selector to match it or what is in it. */
function classesOf(selector: string): string[] {
  const required = selector.replace(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...required.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
}

// Leaves out of the Worker what only a browser runs: effects, the handlers of elements, and what a feature imports later, which
// answers a visitor's click or touch.
import { join } from 'node:path';
import { type ESTree, type Plugin, Visitor } from 'vite';

const absent = '\0plinth:browser-only';
const effects = new Set(['useEffect', 'useLayoutEffect']);
const elementMakers = new Set(['jsx', 'jsxs']);

export function browserOnly(): Plugin {
  let client: string;
  let features: string;
  return {
    name: 'plinth-browser-only',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'worker',
    configResolved({ root }) {
      client = join(root, 'client/');
      features = join(root, 'client/features/');
    },
    resolveId: {
      order: 'pre',
      handler: (_, importer, { kind }) => (kind === 'dynamic-import' && importer?.startsWith(features) ? absent : null),
    },
    load: (id) => (id === absent ? `throw new Error('This part of the site runs in the browser alone');` : null),
    transform: {
      // Once types and JSX are gone.
      order: 'post',
      handler(code, id) {
        if (!id.startsWith(client)) return null;
        // What an effect or a handler alone asked for is then asked for by nobody.
        return { code: withoutBrowserCode(code, this.parse(code)), map: null, moduleSideEffects: false };
      },
    },
  };
}

/** Puts blanks in its place, so that all other code stays where the source map says it is. */
function withoutBrowserCode(code: string, program: ESTree.Program): string {
  let left = code;
  const blank = ({ start, end }: ESTree.Span) => {
    left = left.slice(0, start) + left.slice(start, end).replace(/[^\n]/g, ' ') + left.slice(end);
  };
  new Visitor({
    ExpressionStatement(statement) {
      const { expression } = statement;
      if (expression.type === 'CallExpression' && effects.has(nameOf(expression.callee))) blank(statement);
    },
    CallExpression({ callee, arguments: [type, props] }) {
      if (!elementMakers.has(nameOf(callee)) || type?.type !== 'Literal' || props?.type !== 'ObjectExpression') return;
      for (const property of props.properties) {
        if (property.type !== 'Property' || !/^on[A-Z]/.test(nameOf(property.key))) continue;
        const comma = /^\s*,/.exec(left.slice(property.end))?.[0] ?? '';
        blank({ start: property.start, end: property.end + comma.length });
      }
    },
  }).visit(program);
  return left;
}

function nameOf(node: ESTree.Node): string {
  return node.type === 'Identifier' ? node.name.replace(/^_/, '') : '';
}

// The rules of this house that no linter brings; `.oxlintrc.json` says where they hold.

/** As much of ESTree and of a rule's context as these rules ask for; https://oxc.rs/docs/guide/usage/linter/js-plugins.html. */
type Node = { type: string };
type Context = { report(problem: { node: Node; message: string }): void };
type Text = Node & { value: unknown };
type Call = Node & { callee: Node & { property?: { name?: string } }; arguments: Partial<Text>[] };

const figure =
  /\b(?:24\/7|98|70|95|90|1[.,]?999|3[.,]?499|5[.,]?999)\b|\b\d+ ?%|\b(?:3|10)x\b|\b\d+-\d+ (?:weeks|weken)|\b\d+ (?:days|dagen|weeks|weken|hours|uur|minutes|minuten|months|maanden)\b/;

/** Prices, times and claims stand once, in shared/content/*figures.ts; a text that spells one out would disagree as soon as it changes. */
const claimedFigures = {
  create(context: Context) {
    const check = (node: Node, text: unknown) => {
      if (typeof text !== 'string' || !figure.test(text)) return;
      context.report({
        node,
        message: 'Take this figure from shared/content/figures.ts or a file of figures beside it',
      });
    };
    return {
      Literal: (node: Text) => check(node, node.value),
      TemplateElement: (node: Node & { value: { raw: string } }) => check(node, node.value.raw),
    };
  },
};

/** worker/kv.ts alone writes to KV: it knows all kinds of entries, which the privacy page names, and how long each may be kept. */
const kvWrites = {
  create(context: Context) {
    return {
      CallExpression(node: Call) {
        const [first] = node.arguments;
        const isRoute = String(first?.value).startsWith('/');
        if (node.callee.property?.name !== 'put' || isRoute) return;
        context.report({ node, message: 'Write to KV with keepUntil of worker/kv.ts' });
      },
    };
  },
};

export default {
  meta: { name: 'plinth' },
  rules: { 'claimed-figures': claimedFigures, 'kv-writes': kvWrites },
};

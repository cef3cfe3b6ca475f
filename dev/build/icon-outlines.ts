// `import sun from '#client/icons/sun.svg?outline'` gives what stands inside the `<svg>`, without its boilerplate.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const suffix = '?outline';

export function iconOutlines(): Plugin {
  return {
    name: 'plinth-icon-outlines',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith(`.svg${suffix}`)) return null;
      const file = await this.resolve(id.slice(0, -suffix.length), importer, { skipSelf: true });
      return file && `\0${file.id}${suffix}.js`;
    },
    load(id) {
      if (!id.startsWith('\0') || !id.endsWith(`.svg${suffix}.js`)) return null;
      const svg = readFileSync(id.slice(1, -`${suffix}.js`.length), 'utf8');
      const inside = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
      return `export default ${JSON.stringify(inside.replace(/\s*\n\s*/g, '').replaceAll(' />', '/>'))};`;
    },
  };
}

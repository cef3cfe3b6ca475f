import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Accounts } from '#client/layout/accounts.tsx';
import { shell } from '#shared/content/en/shell.ts';

const common = { labels: shell.footer, linkClass: '' };

test('the footer links a code host, a microblog and a professional network', () => {
  const accounts = {
    codeHost: 'https://code.test/plinth',
    microblog: 'https://blog.test/plinth',
    network: 'https://network.test/plinth',
  };
  const html = renderToStaticMarkup(<Accounts {...common} accounts={accounts} />);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)).toEqual(Object.values(accounts));
});

test('the footer links no account that does not exist', () => {
  const some = { codeHost: '', microblog: '', network: 'https://network.test/plinth' };
  const html = renderToStaticMarkup(<Accounts {...common} accounts={some} />);
  expect(html.match(/href=/g)).toHaveLength(1);
  const none = { codeHost: '', microblog: '', network: '' };
  expect(renderToStaticMarkup(<Accounts {...common} accounts={none} />)).toBe('');
});

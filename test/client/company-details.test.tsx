import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CompanyDetails } from '#client/layout/company-details.tsx';
import { shell } from '#shared/content/en/shell.ts';

const { details: labels } = shell.footer;

test('what the owner filled in of the company is shown under its name', () => {
  const details = {
    name: 'Plinth B.V.',
    address: 'Example Street 1\n1000 AA Amsterdam',
    registrationNumber: '00000000',
    vatNumber: '',
  };
  const html = renderToStaticMarkup(<CompanyDetails labels={labels} details={details} />);
  const words = html.replace(/<\/d[dt]>/g, '|').replace(/<[^>]+>/g, '');
  expect(words.split('|')).toEqual([
    'Registered name',
    'Plinth B.V.',
    'Address',
    'Example Street 1\n1000 AA Amsterdam',
    'Company number',
    '00000000',
    '',
  ]);
});

test('nothing is shown of a company as long as nothing is filled in', () => {
  const details = { name: '', address: '', registrationNumber: '', vatNumber: '' };
  expect(renderToStaticMarkup(<CompanyDetails labels={labels} details={details} />)).toBe('');
});

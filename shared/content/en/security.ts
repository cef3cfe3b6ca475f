import { site } from '#shared/site.ts';

export const security = {
  meta: {
    title: `Security: How This Website Protects Data | ${site.name}`,
    description:
      'How this website protects what you send: strict browser rules, checks on the server, locked database tables, and where to report a weakness you found.',
  },
  heading: 'Security',
  introduction: `Pages of this website run only scripts that we put there ourselves and, when you open the booking calendar, those of that service. Everything you send is checked again on our side, database tables are closed to everyone but the website itself, and our technical logs hold no personal data. Replies of the AI are shown as text, never run as code. Found a weakness? Write to ${site.email} and we will look into it.`,
  email: { link: 'Report a weakness', address: site.email, subject: 'Security report' },
};

import { site } from '#shared/site.ts';

export const desk = {
  meta: {
    title: `Dashboard | ${site.name}`,
    description: `Where the owner of ${site.name} answers leads and reads conversations. You need an account.`,
  },
  heading: 'Dashboard',
  introduction: 'For the people who answer leads here.',
  noScript: 'The dashboard needs JavaScript.',
  loadFailure: 'The dashboard didn’t load. Check your connection and open it again.',
};

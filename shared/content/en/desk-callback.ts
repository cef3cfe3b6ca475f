import { site } from '#shared/site.ts';

export const deskCallback = {
  meta: {
    title: `Signing In | ${site.name}`,
    description: `The last step of signing in at ${site.name}, on the way back from another service.`,
  },
  heading: 'Signing you in',
  introduction: 'One moment, the last step is under way.',
  failure: 'This link did not sign you in. It may have been used already, or was opened in another browser.',
  signIn: 'Sign in',
  noScript: 'Signing in needs JavaScript.',
};

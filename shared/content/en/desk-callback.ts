import { site } from '#shared/site.ts';

export const deskCallback = {
  meta: {
    title: `Signing In | ${site.name}`,
    description: `The last step of signing in at ${site.name}, on the way back from another service.`,
  },
  heading: 'Signing you in',
  introduction: 'One moment, this is the last step.',
  failure: 'This link didn’t sign you in. Maybe it was used before, or you opened it in another browser.',
  signIn: 'Sign In',
  noScript: 'Signing in needs JavaScript.',
};

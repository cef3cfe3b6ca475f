import { site } from '#shared/site.ts';

export const notFound = {
  meta: {
    title: `Page Not Found: This Address Is Empty (404) | ${site.name}`,
    description:
      'There’s nothing at this address, or it has moved. Go back, start over at the home page, or find a service, a package or our contact details.',
  },
  heading: 'Page Not Found',
  introduction: "The page you're looking for doesn't exist or has been moved.",
  code: '404',
  home: 'Back to Home',
  goBack: 'Go Back',
  elsewhere: 'Maybe you’re looking for',
};

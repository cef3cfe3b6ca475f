import { site } from '#shared/site.ts';
import type { desk as english } from '../en/desk.ts';

export const desk = {
  meta: {
    title: `Dashboard | ${site.name}`,
    description: `Waar ${site.name} aanvragen beantwoordt en gesprekken terugleest. Alleen voor wie een account heeft.`,
  },
  heading: 'Dashboard',
  introduction: 'Voor wie hier aanvragen beantwoordt.',
  noScript: 'Het dashboard werkt alleen met JavaScript.',
  loadFailure: 'Het dashboard laden is niet gelukt. Controleer uw verbinding en open het opnieuw.',
} satisfies typeof english;

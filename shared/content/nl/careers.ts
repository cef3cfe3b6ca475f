import { site } from '#shared/site.ts';
import type { careers as english } from '../en/careers.ts';

export const careers = {
  meta: {
    title: `Werken bij: bouw automatisering die gebruikt wordt | ${site.name}`,
    description:
      'Hoe het is om met ons te werken, van wie wij graag horen en hoe u zich voorstelt. Zijn er vacatures, dan staan ze op deze pagina.',
  },
  heading: 'Werken bij',
  introduction: `Wij horen graag van mensen die dingen maken die anderen elke dag gebruiken: ontwikkelaars, ontwerpers en schrijvers. Hebben wij vacatures, dan staan ze op deze pagina. U kunt zich altijd voorstellen via ${site.email}; vertel over één ding dat u hebt gemaakt en wat u nu anders zou doen.`,
  email: { link: 'Stel uzelf voor', address: site.email, subject: 'Kennismaking' },
} satisfies typeof english;

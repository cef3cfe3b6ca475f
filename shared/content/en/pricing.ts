import { site } from '#shared/site.ts';
import { consultationMinutes, packageFigures } from '../figures.ts';
import { minutes, price } from './format.ts';

export const pricing = {
  meta: {
    title: `Pricing: Three Packages, Services on Quote | ${site.name}`,
    description: `Three automation packages with a set price, from ${price(packageFigures['build-and-empower'].price)}, and services on quote. Training and support after launch are part of each package.`,
  },
  heading: 'Pricing',
  introduction: `Three packages have a set price: ${price(packageFigures['build-and-empower'].price)}, ${price(packageFigures['build-and-elevate'].price)} and ${price(packageFigures.growth.price)}. Services are quoted, because the work depends on your systems; you know the price before we begin. Not sure which fits? A free session of ${minutes(consultationMinutes)} usually settles it.`,
  labels: {
    price: 'Price',
    timeline: 'Timeline',
    idealFor: 'Ideal for',
    popular: 'Popular',
    choose: 'Choose this package',
  },
};

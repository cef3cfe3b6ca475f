import type { PackageId } from '../../offers.ts';
import { packageFigures } from '../offer-figures.ts';
import type { Package } from '../types.ts';
import { facts } from './facts.ts';
import { days, hours, price, weeks, workflows } from './format.ts';

const figuresOf = (id: PackageId) => ({
  id,
  price: price(packageFigures[id].price),
  timeline: weeks(packageFigures[id].timeline),
  popular: packageFigures[id].popular,
});

const features = (id: PackageId) => [
  `${workflows(packageFigures[id].workflows)} automated from start to finish`,
  `${hours(packageFigures[id].trainingHours)} of training for your team`,
  `${days(packageFigures[id].supportDays)} of support after launch`,
];

export const packages: Package[] = [
  {
    ...figuresOf('build-and-empower'),
    name: 'Build & Empower',
    description: 'We automate one workflow and teach your team to run it.',
    features: [
      ...features('build-and-empower'),
      'A written manual for the people who use it',
      `Works with your ${facts.officeTools}`,
    ],
    idealFor: 'Small businesses and startups automating for the first time.',
  },
  {
    ...figuresOf('build-and-elevate'),
    name: 'Build & Elevate',
    description: 'Two workflows that hand work to each other, joined through your CRM or calendar.',
    features: [
      ...features('build-and-elevate'),
      'A written manual for the people who use it',
      'Both workflows connected to your CRM or calendar',
    ],
    idealFor: 'Growing companies where sales and service pass work to each other.',
  },
  {
    ...figuresOf('growth'),
    name: 'Growth',
    description: 'Three workflows in the systems you already have, and three monthly check-ins on what to improve.',
    features: [
      ...features('growth'),
      'A written manual for the people who use it',
      'All workflows connected to the systems you already have',
      facts.checkIns,
    ],
    idealFor: 'Scale-ups automating across several teams.',
  },
];

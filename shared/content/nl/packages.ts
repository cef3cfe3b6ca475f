import type { PackageId } from '../../offers.ts';
import type { packages as english } from '../en/packages.ts';
import { packageFigures } from '../offer-figures.ts';
import { facts } from './facts.ts';
import { days, hours, price, weeks, workflows } from './format.ts';

const figuresOf = (id: PackageId) => ({
  id,
  price: price(packageFigures[id].price),
  timeline: weeks(packageFigures[id].timeline),
  popular: packageFigures[id].popular,
});

const features = (id: PackageId) => [
  `${workflows(packageFigures[id].workflows)} van begin tot eind geautomatiseerd`,
  `${hours(packageFigures[id].trainingHours)} training voor uw team`,
  `${days(packageFigures[id].supportDays)} nazorg`,
];

export const packages = [
  {
    ...figuresOf('build-and-empower'),
    name: 'Build & Empower',
    description: 'We automatiseren één werkproces en leren uw team ermee werken.',
    features: [
      ...features('build-and-empower'),
      'Een handleiding voor wie ermee werkt',
      `Werkt met uw ${facts.officeTools}`,
    ],
    idealFor: 'Kleine bedrijven en startups die voor het eerst automatiseren.',
  },
  {
    ...figuresOf('build-and-elevate'),
    name: 'Build & Elevate',
    description: 'Twee werkprocessen die werk aan elkaar doorgeven, verbonden via uw CRM of agenda.',
    features: [
      ...features('build-and-elevate'),
      'Een handleiding voor wie ermee werkt',
      'Beide werkprocessen gekoppeld aan uw CRM of agenda',
    ],
    idealFor: 'Groeiende bedrijven waar verkoop en service werk aan elkaar doorgeven.',
  },
  {
    ...figuresOf('growth'),
    name: 'Growth',
    description:
      'Drie werkprocessen in de systemen die u al hebt, en drie maandelijkse gesprekken over wat er beter kan.',
    features: [
      ...features('growth'),
      'Een handleiding voor wie ermee werkt',
      'Alle werkprocessen gekoppeld aan de systemen die u al hebt',
      facts.checkIns,
    ],
    idealFor: 'Scale-ups die in meerdere teams tegelijk willen automatiseren.',
  },
] satisfies typeof english;

import { site } from '#shared/site.ts';
import type { pricing as english } from '../en/pricing.ts';
import { consultationMinutes, packageFigures } from '../figures.ts';
import { minutes, price } from './format.ts';

export const pricing = {
  meta: {
    title: `Prijzen: drie pakketten, diensten op offerte | ${site.name}`,
    description: `Drie automatiseringspakketten met een vaste prijs, vanaf ${price(packageFigures['build-and-empower'].price)}, en diensten op offerte. Training en nazorg horen bij elk pakket.`,
  },
  heading: 'Prijzen',
  introduction: `Drie pakketten hebben een vaste prijs: ${price(packageFigures['build-and-empower'].price)}, ${price(packageFigures['build-and-elevate'].price)} en ${price(packageFigures.growth.price)}. Voor diensten maken wij een offerte, want het werk hangt af van uw systemen; u kent de prijs voordat wij beginnen. Twijfelt u? In een gratis sessie van ${minutes(consultationMinutes)} is het meestal duidelijk.`,
  labels: {
    price: 'Prijs',
    timeline: 'Doorlooptijd',
    idealFor: 'Geschikt voor',
    popular: 'Veel gekozen',
    choose: 'Kies dit pakket',
  },
} satisfies typeof english;

import { site } from '#shared/site.ts';
import type { appointmentScheduling as english } from '../en/appointment-scheduling.ts';
import { supportDays, timelines } from '../figures.ts';
import { days, weeks } from './format.ts';

export const appointmentScheduling = {
  meta: {
    title: `Afspraken plannen zonder te bellen, in uw agenda | ${site.name}`,
    description: `Klanten boeken, verzetten en annuleren online in uw eigen agenda, met herinneringen en intakevragen. Ingericht en getest in ${weeks(timelines['appointment-scheduling'])}, met nazorg.`,
  },
  heading: 'Afspraken plannen',
  introduction: `Klanten kiezen een tijd die echt vrij is en krijgen een herinnering voordat ze komen. Uw regels voor reistijd, ruimtes en medewerkers gelden vanzelf. Ingericht in ${weeks(timelines['appointment-scheduling'])}, met ${days(supportDays['appointment-scheduling'] ?? 0)} ondersteuning na livegang.`,
} satisfies typeof english;

import { site } from '#shared/site.ts';
import type { privacy as english } from '../en/privacy.ts';
import { retention } from '../figures.ts';
import { days, hours, months } from './format.ts';

export const privacy = {
  meta: {
    title: `Privacy: wat wij bewaren en hoe lang | ${site.name}`,
    description: `Welke gegevens deze website bewaart, waarom en hoe lang: aanvragen ${months(retention.submissionMonths)}, chats ${days(retention.chatLogDays)}, geen cookies. En hoe u ze laat wissen.`,
  },
  heading: 'Privacy',
  introduction: `Als u het contactformulier verstuurt, bewaren wij wat u hebt ingevuld, de taal van de pagina en de knop waarlangs u kwam; na ${months(retention.submissionMonths)} verwijderen wij dat. Gebruikt u de chat, dan krijgt een externe AI-dienst uw berichten om ze te beantwoorden en bewaren wij de vragen en antwoorden ${days(retention.chatLogDays)}. Wij plaatsen geen cookies en slaan uw IP-adres niet op: tegen misbruik tellen wij aanvragen onder een gezouten hash ervan, hoogstens ${hours(retention.visitorHashHours)} lang. Pas als u de boekingsagenda opent, wordt er iets bij derden opgevraagd. Mail naar ${site.email} om uw gegevens in te zien of te laten wissen.`,
} satisfies typeof english;

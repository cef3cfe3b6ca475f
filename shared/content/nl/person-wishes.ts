import type { personWishes as english } from '../en/person-wishes.ts';

export const personWishes = [
  '(mens|mensen|persoon|iemand|medewerker|collega)( van jullie| van u)?( graag| even| kunnen)? (spreken|praten|chatten|bellen|mailen)',
  '(praat|praten|spreek|spreken|chatten|contact|doorverbinden) (graag |liever |even )?(met|tegen) (een |’n |iemand|jullie|een van )?(echte? |levende )?(mens|mensen|persoon|medewerker|collega|iemand|jullie)',
  '(echt|echte|levend|levende) (mens|persoon|medewerker)',
  '(mag|wil|graag|liever|geef mij|geef me)( ik)?( graag| liever)? (een )?(mens|medewerker|persoon)( aan de lijn)?',
  '^(een )?(mens|medewerker|persoon)( graag| alstublieft| aub| svp)?$',
] satisfies typeof english;

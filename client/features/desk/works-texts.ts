// The texts of 'What works', which only this view needs: the Worker and the shell of the desk do without them.
import { deskWorks as english } from '#shared/content/en/desk-works.ts';
import { deskWorks as dutch } from '#shared/content/nl/desk-works.ts';

export const worksTexts = { en: english, nl: dutch };

import { site } from '#shared/site.ts';
import { consultationMinutes } from '../figures.ts';
import { calculatorFields } from './calculator-fields.ts';
import { finalCall } from './final-call.ts';
import { serviceNames } from './service-names.ts';
import { walkthroughSection } from './walkthrough-section.ts';

export const shell = {
  skipLink: 'Skip to content',
  loading: 'Loading',
  close: 'Close',
  goBack: 'Go Back',
  /** Heading of the list of a long text's sections. */
  contents: 'On this page',
  /** The floating button. The texts of its panel are loaded with the panel. */
  chatButton: 'Chat with AI',
  /** In the chat's panel and in the menu on phones. */
  schedulePrompt: `Book a free ${consultationMinutes}-minute session`,
  /** The same, where there is little room. */
  bookSession: 'Book a session',
  tagline: 'AI for startups & scale-ups',
  promise: 'Affordable automation, from MVP to market leader in weeks.',
  /** Shown after a click that needs the network. */
  offline: 'You’re offline. This page needs a connection.',
  navigation: {
    label: 'Main navigation',
    menu: 'Menu',
    home: 'Home',
    /** Accessible name of the logo. */
    logo: `${site.name}, home`,
    services: 'Services',
    work: 'Work',
    about: 'About',
    contact: 'Contact',
    solutions: 'Solutions',
    blog: 'Blog',
    pricing: 'Pricing',
    signIn: 'Sign In',
    signOut: 'Sign Out',
    dashboard: 'Dashboard',
    settings: 'Settings',
    getStarted: 'Get Started',
  },
  /** Names for lists of links. */
  services: serviceNames,
  theme: {
    /** In the menu on phones. */
    light: 'Light theme',
    dark: 'Dark theme',
    toLight: 'Switch to light theme',
    toDark: 'Switch to dark theme',
  },
  /** Shown when the settings dialog can offer only the choice of language. */
  settingsNote: 'The other settings need JavaScript and a connection.',
  language: {
    label: 'Language',
    /** Names and labels of both languages, each in its own language; the link is marked with `lang`. */
    names: { en: 'English', nl: 'Nederlands' },
    short: { en: 'EN', nl: 'NL' },
    switchTo: { en: 'Read this page in English', nl: 'Lees deze pagina in het Nederlands' },
  },
  footer: {
    label: 'Footer',
    solutions: 'Solutions',
    company: 'Company',
    legal: 'Legal',
    follow: 'Follow us',
    links: {
      services: 'All services',
      pricing: 'Pricing',
      websiteProposal: 'Website proposal',
      about: 'About',
      careers: 'Careers',
      contact: 'Contact',
      blog: 'Blog',
      resources: 'Resources',
      privacy: 'Privacy',
      terms: 'Terms',
      security: 'Security',
    },
    /** The keys are those of `site.social`. `label` says what the place is. */
    social: {
      codeHost: { name: 'GitHub', label: `${site.name} on GitHub, our code host` },
      microblog: { name: 'X', label: `${site.name} on X, our microblog` },
      network: { name: 'LinkedIn', label: `${site.name} on LinkedIn, our professional network` },
    },
    rights: 'All rights reserved',
    /** The keys are those of `site.legal`. */
    details: {
      name: 'Registered name',
      address: 'Address',
      registrationNumber: 'Company number',
      vatNumber: 'VAT',
    },
  },
  errorPage: {
    title: 'Unexpected Application Error!',
    text: 'Something broke on our side, so we can’t show this page. Please try again in a moment.',
    requestId: 'Please mention this number',
    retry: 'Try again',
    home: 'Back to Home',
    contact: 'If it keeps happening, email',
  },
  finalCall,
  calculatorFields,
  walkthroughSection,
};

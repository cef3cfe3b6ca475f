import { site } from '#shared/site.ts';

export const terms = {
  meta: {
    title: `Terms of Use for This Website and Its Chat | ${site.name}`,
    description:
      'What applies when you use this website, its contact form and its AI chat: what you may expect from us, what we ask of you, and what a quote adds to it.',
  },
  heading: 'Terms',
  introduction:
    'These terms apply to the use of this website, its contact form and its AI chat. Texts, timelines and prices here describe what we offer; only a quote that both of us have signed is an agreement. Answers in the chat come from software and can be wrong, so they bind neither of us.',
};

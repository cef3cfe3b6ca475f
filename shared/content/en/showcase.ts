/** The middle of the home page. */
export const showcase = {
  philosophy: {
    title: 'Our Design Philosophy',
    pillars: [
      {
        id: 'structural-integrity',
        title: 'Structural Integrity',
        text: 'Every part has a task, or it goes.',
      },
      {
        id: 'minimalist-precision',
        title: 'Minimalist Precision',
        text: 'Fewer screens, fields and clicks.',
      },
      {
        id: 'functional-beauty',
        title: 'Functional Beauty',
        text: 'Type you can read, paths you can follow.',
      },
      {
        id: 'systematic-thinking',
        title: 'Systematic Thinking',
        text: 'One set of rules keeps each change small.',
      },
    ],
  },
  architect: {
    title: 'What We Architect',
    learnMore: 'Learn More',
    cards: [
      {
        id: 'brand-architecture',
        title: 'Brand Architecture',
        text: 'Name, logo and type, with rules anyone can use.',
      },
      {
        id: 'digital-structures',
        title: 'Digital Structures',
        text: 'Fast websites that get leads to the right person.',
      },
      {
        id: 'system-design',
        title: 'System Design',
        text: 'CRM, calendar, inbox and AI in one system.',
      },
    ],
  },
  projects: {
    title: 'Featured Projects',
    introduction: 'Two made-up examples, not client work.',
    items: [
      {
        id: 'brand-identity',
        category: 'Brand identity and web design',
        title: 'Identity and website for an architecture firm',
        text: 'One grid for website, letter and sign.',
      },
      {
        id: 'digital-platform',
        category: 'UX/UI redesign of a dashboard',
        title: 'A digital platform people can read at a glance',
        text: 'Twelve screens, now three columns.',
      },
    ],
    viewAll: 'View All Projects',
  },
};

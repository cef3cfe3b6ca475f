/** The middle of the home page. */
export const showcase = {
  philosophy: {
    title: 'Our Design Philosophy',
    pillars: [
      {
        id: 'structural-integrity',
        title: 'Structural Integrity',
        text: 'Every part of a site or workflow has a task. Parts without one are removed.',
      },
      {
        id: 'minimalist-precision',
        title: 'Minimalist Precision',
        text: 'Fewer screens, fewer fields, fewer clicks. Measured in the minutes your team gets back.',
      },
      {
        id: 'functional-beauty',
        title: 'Functional Beauty',
        text: 'It looks good because it works: type you can read, paths you can follow.',
      },
      {
        id: 'systematic-thinking',
        title: 'Systematic Thinking',
        text: 'One set of rules for brand, site and automation, so the next change stays small.',
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
        text: 'Name, logo, type and tone, as rules your whole team can use without asking.',
      },
      {
        id: 'digital-structures',
        title: 'Digital Structures',
        text: 'Websites and portals that load fast, read well and get every lead to the right person.',
      },
      {
        id: 'system-design',
        title: 'System Design',
        text: 'CRM, calendar, inbox and AI assistant in one system, so nobody types anything twice.',
      },
    ],
  },
  projects: {
    title: 'Featured Projects',
    introduction: 'Two examples. We made them up; they’re not client work.',
    label: 'Example project',
    items: [
      {
        id: 'brand-identity',
        category: 'Brand identity and web design',
        title: 'Identity and website for an architecture firm',
        text: 'One drawing grid for the website, the letters and the sign, with one typeface and one accent color.',
      },
      {
        id: 'digital-platform',
        category: 'UX/UI redesign of a dashboard',
        title: 'A digital platform people can read at a glance',
        text: 'Twelve screens become three columns.',
      },
    ],
    viewAll: 'View All Projects',
  },
};

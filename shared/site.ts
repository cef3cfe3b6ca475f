/** Facts about the company, for its owner to change. Texts are in `shared/content`, addresses of services in the settings. */
export const site = {
  name: 'Plinth',
  email: 'hello@plinth.example',
  /** For reports of security problems. */
  securityEmail: 'security@plinth.example',
  social: {
    codeHost: 'https://github.com/plinth-example',
    microblog: 'https://x.com/plinth_example',
    network: 'https://www.linkedin.com/company/plinth-example',
  },
  /** Shown in the footer and on /terms once filled. */
  legal: {
    name: '',
    address: '',
    registrationNumber: '',
    vatNumber: '',
  },
};

export const hasCompanyDetails = Object.values(site.legal).some(Boolean);

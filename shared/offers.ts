// What is for sale. The ids are also the ids of pages.

export const serviceIds = [
  'ai-customer-support',
  'appointment-scheduling',
  'crm-integration',
  'website-development',
  'custom-ai-solution',
  'business-analysis',
] as const;
export type ServiceId = (typeof serviceIds)[number];

export const packageIds = ['build-and-empower', 'build-and-elevate', 'growth'] as const;
export type PackageId = (typeof packageIds)[number];

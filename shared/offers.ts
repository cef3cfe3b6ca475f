// What is for sale. Each has a page under its id.

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

/** What stops a deploy, in words for the one who started it. Anything else that is thrown is a fault of ours. */
export class DeployError extends Error {
  override name = 'DeployError';
}
